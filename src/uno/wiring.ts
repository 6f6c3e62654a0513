/** What is soldered to the chip's pins, by the names of hardware/table.ts: done anew for every life of the chip. */
import { PINS } from '../../hardware/table.ts';
import type { Buzzer } from './buzzer.ts';
import type { Chip } from './chip.ts';
import type { LedLanes } from './led-lanes.ts';
import { PORT_ADDRESSES } from './registers.ts';

export type PinName = (typeof PINS)[number]['name'];

/** Port and bit of a wire. */
export function pinOf(name: PinName): (typeof PINS)[number] {
  return PINS.find((pin) => pin.name === name)!;
}

const BUZZER_MASK = 1 << pinOf('buzzer').bit;
const LANE_BITS: readonly number[] = PINS.filter((pin) => pin.use === 'lane').map((pin) => pin.bit);
const LANES_MASK = LANE_BITS.reduce((mask: number, bit) => mask | (1 << bit), 0);
const FIRST_LANE_BIT = Math.min(...LANE_BITS);

/** Lines of the buzzer and the LED lanes: they follow the outputs; an input is no signal. */
export function wireOutputs(chip: Chip, leds: LedLanes, buzzer: Buzzer): void {
  const { core, ports } = chip;
  ports.C.addListener((value) => {
    leds.levels((value & core.data[PORT_ADDRESSES.C.ddr]! & LANES_MASK) >> FIRST_LANE_BIT, core.cycles);
  });
  ports.B.addListener((value) => {
    buzzer.level((value & core.data[PORT_ADDRESSES.B.ddr]! & BUZZER_MASK) !== 0, core.cycles);
  });
}

/** Lines that somebody outside pulls high: the idle serial line and the I²C bus, unless that is stuck. */
export function wirePullUps(chip: Chip, busStuck: boolean): void {
  const { ports } = chip;
  ports.D.setPin(pinOf('rx').bit, true);
  ports.C.setPin(pinOf('sda').bit, !busStuck);
  ports.C.setPin(pinOf('scl').bit, true);
}
