/** One life of the ATmega328P, from a reset to the next: core and peripherals on one SRAM and one EEPROM. */
import {
  AVRADC,
  AVREEPROM,
  AVRIOPort,
  AVRTimer,
  adcConfig,
  type EEPROMBackend,
  portBConfig,
  portCConfig,
  portDConfig,
  timer0Config,
  timer1Config,
  timer2Config,
} from 'avr8js';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { Core, SRAM_START } from './core.ts';
import type { EventQueue } from './event-queue.ts';
import type { ProgramMemory } from './program-memory.ts';
import { MCUSR } from './registers.ts';
import { SelfProgramming } from './self-programming.ts';
import type { HostWire } from './serial-line.ts';
import { addInputCapture, mendTimerFlags } from './timer-mends.ts';
import { Twi, type TwoWireBus } from './twi.ts';
import { Uart, type UartFigures } from './uart.ts';
import { Watchdog } from './watchdog.ts';

export type Ports = Readonly<Record<'B' | 'C' | 'D', AVRIOPort>>;

/** What the chip is soldered to, and what outlives a reset. */
export interface ChipSurroundings {
  readonly memory: ProgramMemory;
  readonly events: EventQueue;
  readonly eeprom: EEPROMBackend;
  readonly bus: TwoWireBus;
  /** What comes from the host. */
  readonly wire: HostWire;
  readonly watchStack: boolean;
  readonly uartFigures: UartFigures;
  /** A byte has left the UART. */
  onByte(value: number): void;
  /** The watchdog wants a reset. */
  onWatchdog(): void;
}

export class Chip {
  readonly core: Core;
  readonly uart: Uart;
  readonly ports: Ports;
  readonly #adc: AVRADC;
  readonly #selfProgramming: SelfProgramming;

  /** `resetFlags` is what MCUSR shows; `sram` is what was left in the memory. */
  constructor(surroundings: ChipSurroundings, atCycle: number, resetFlags: number, sram: Uint8Array) {
    const { memory, events, eeprom, bus, wire, watchStack } = surroundings;
    const core = new Core(memory, events, atCycle, watchStack);
    this.core = core;
    core.data.set(sram, SRAM_START);
    core.data[MCUSR] = resetFlags;
    // Its flags can only be cleared (data sheet 10.9.1).
    core.writeHooks[MCUSR] = (value, old) => {
      core.data[MCUSR] = value & old;
      return true;
    };
    this.ports = {
      B: new AVRIOPort(core, portBConfig),
      C: new AVRIOPort(core, portCConfig),
      D: new AVRIOPort(core, portDConfig),
    };
    for (const config of [timer0Config, timer1Config, timer2Config]) {
      new AVRTimer(core, config);
      mendTimerFlags(core, config);
    }
    addInputCapture(core, this.ports.B);
    this.uart = new Uart(core, ATMEGA328P.clockHz, wire, surroundings.uartFigures, (value) =>
      surroundings.onByte(value),
    );
    new Twi(core, bus);
    new AVREEPROM(core, eeprom);
    new Watchdog(core, ATMEGA328P.clockHz, () => surroundings.onWatchdog());
    this.#adc = new AVRADC(core, adcConfig);
    this.#selfProgramming = new SelfProgramming(core, memory);
  }

  /** Volts at ADC channel 0..7. */
  setAnalogue(channel: number, volts: number): void {
    this.#adc.channelValues[channel] = volts;
  }

  /** Volts of the chip's own supply, which the ADC measures against. */
  setSupply(volts: number): void {
    this.#adc.avcc = volts;
  }

  /** A reset, or the power is gone. */
  end(random: () => number): void {
    this.#selfProgramming.end(random);
    this.core.stop();
  }

  /** The causes of the resets since a program last cleared them. */
  get resetFlags(): number {
    return this.core.data[MCUSR]!;
  }

  /** The SRAM as it is now, for the next life. */
  get sram(): Uint8Array {
    return this.core.data.subarray(SRAM_START);
  }
}
