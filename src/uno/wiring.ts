/** What is soldered to the chip's pins, by the names of hardware/cabinet.ts: done anew for every life of the chip. */
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import type { Buzzer } from './buzzer.ts';
import type { Chip } from './chip.ts';
import type { LedLanes } from './led-lanes.ts';
import { PORT_ADDRESSES } from './registers.ts';

export type PinName = (typeof ATMEGA328P.pins)[number]['name'];

/** Port and bit of a wire. */
export function pinOf(name: PinName): (typeof ATMEGA328P.pins)[number] {
  return ATMEGA328P.pins.find((pin) => pin.name === name)!;
}

const BUZZER = pinOf('buzzer');
/** All lanes are on one port, in the order of its bits (hardware/check.ts). */
const LANES = ATMEGA328P.pins.filter((pin) => pin.use === 'lane');
const LANE_PORT = LANES[0]!.port;
const FIRST_LANE_BIT = LANES[0]!.bit;
const LANES_MASK = LANES.reduce((mask: number, { bit }) => mask | (1 << bit), 0);

/** Lines of the buzzer and the LED lanes: they follow the outputs; an input is no signal. */
export function wireOutputs(chip: Chip, leds: LedLanes, buzzer: Buzzer): void {
  const { core, ports } = chip;
  const laneDirection = PORT_ADDRESSES[LANE_PORT].ddr;
  const buzzerDirection = PORT_ADDRESSES[BUZZER.port].ddr;
  ports[LANE_PORT].addListener((value) => {
    leds.levels((value & core.data[laneDirection]! & LANES_MASK) >> FIRST_LANE_BIT, core.cycles);
  });
  ports[BUZZER.port].addListener((value) => {
    buzzer.level((value & core.data[buzzerDirection]! & (1 << BUZZER.bit)) !== 0, core.cycles);
  });
}

/** Lines that somebody outside pulls high: the idle serial line and the I²C bus, unless that is stuck. */
export function wirePullUps(chip: Chip, busStuck: boolean): void {
  const set = (name: PinName, high: boolean) => chip.ports[pinOf(name).port].setPin(pinOf(name).bit, high);
  set('rx', true);
  set('sda', !busStuck);
  set('scl', true);
}
