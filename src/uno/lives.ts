/**
 * The lives of one chip: every reset makes a new one that keeps SRAM, EEPROM and time, and tells it why in MCUSR. Time
 * goes on while no chip runs: without power, and in the bootloader.
 */
import { EEPROMMemoryBackend } from 'avr8js';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { Chip, type ChipSurroundings } from './chip.ts';
import { SRAM_START } from './core.ts';
import type { EventQueue } from './event-queue.ts';
import { noise } from './random.ts';
import { RESET_FLAGS } from './registers.ts';

export type ResetCause = 'button' | 'cable' | 'brownOut' | 'watchdog';

export interface LivesOptions {
  readonly program: Uint16Array;
  /** See `UnoOptions`. */
  readonly bootloader: boolean;
  readonly seed: number;
  readonly watchStack: boolean;
}

/** How long an Uno's bootloader waits for an upload before it starts the program, rounded up. */
const BOOTLOADER_MS = 1500;
const EEPROM_BYTES = 1024;
const CYCLES_PER_MS = ATMEGA328P.clockHz / 1000;
const RAM_END = SRAM_START + ATMEGA328P.ramBytes - 1;

export class Lives {
  /** Called when a chip begins to run, and when it has ended: its outputs float from then on. */
  onStart: (chip: Chip) => void = () => undefined;
  onEnd: () => void = () => undefined;
  /** Resets by cause, power-up included. */
  readonly resets = { power: 0, button: 0, cable: 0, brownOut: 0, watchdog: 0 };
  readonly #events: EventQueue;
  readonly #options: LivesOptions;
  readonly #surroundings: ChipSurroundings;
  readonly #noise: () => number;
  #sram = new Uint8Array(ATMEGA328P.ramBytes);
  #chip: Chip | undefined;
  #powered = false;
  #running = false;
  #wanted: ResetCause | undefined;
  /** Time while no chip runs. */
  #idleCycle = 0;
  #strayBefore = 0;
  #lowestStack = RAM_END;

  constructor(
    events: EventQueue,
    options: LivesOptions,
    surroundings: Pick<ChipSurroundings, 'bus' | 'lineBaud' | 'uartFigures' | 'onByte'>,
  ) {
    this.#events = events;
    this.#options = options;
    this.#noise = noise(options.seed);
    this.#surroundings = {
      ...surroundings,
      program: options.program,
      watchStack: options.watchStack,
      events,
      eeprom: new EEPROMMemoryBackend(EEPROM_BYTES),
      onWatchdog: () => this.reset('watchdog'),
    };
  }

  get powered(): boolean {
    return this.#powered;
  }

  /** Undefined without power and in the bootloader. */
  get chip(): Chip | undefined {
    return this.#chip;
  }

  /** Cycles of 62.5 ns since the emulation began. */
  get cycle(): number {
    return this.#chip?.core.cycles ?? this.#idleCycle;
  }

  /** Reads and writes beyond the end of RAM. */
  get strayAccesses(): number {
    return this.#strayBefore + (this.#chip?.core.strayAccesses ?? 0);
  }

  /** Deepest stack so far, when it is watched. */
  get stackBytes(): number {
    return RAM_END - Math.min(this.#lowestStack, this.#chip?.core.lowestStack ?? RAM_END);
  }

  /** Runs until cycle `until`, or until after `stop` was called. */
  runUntil(until: number, stopped: () => boolean): void {
    this.#running = true;
    try {
      while (this.cycle < until && !stopped()) {
        if (this.#chip !== undefined) this.#chip.core.runUntil(until);
        else this.#idleUntil(until);
        if (this.#wanted !== undefined) this.#resetNow(this.#wanted);
      }
    } finally {
      this.#running = false;
    }
  }

  /** Lets a running chip end with the present instruction. */
  stop(): void {
    this.#chip?.core.stop();
  }

  /** From inside a running instruction the reset comes after it. */
  reset(cause: ResetCause): void {
    if (!this.#powered) return;
    if (this.#running) {
      this.#wanted = cause;
      this.stop();
    } else {
      this.#resetNow(cause);
    }
  }

  /** The memory of a chip that gets power holds anything. */
  switchPower(on: boolean): void {
    if (on === this.#powered) return;
    this.#powered = on;
    if (!on) {
      this.#end();
      return;
    }
    this.resets.power += 1;
    for (let i = 0; i < this.#sram.length; i += 1) this.#sram[i] = this.#noise() & 0xff;
    this.#begin(RESET_FLAGS.power);
  }

  #idleUntil(until: number): void {
    this.#idleCycle = Math.max(this.#idleCycle, Math.min(until, this.#events.nextAt));
    this.#events.runDue(this.#idleCycle);
  }

  #resetNow(cause: ResetCause): void {
    this.#wanted = undefined;
    this.resets[cause] += 1;
    this.#end();
    const external = cause === 'button' || cause === 'cable';
    if (external && this.#options.bootloader) {
      this.#events.add(this.#idleCycle + BOOTLOADER_MS * CYCLES_PER_MS, () => this.#begin(0), this);
    } else {
      this.#begin(RESET_FLAGS[cause === 'cable' ? 'button' : cause]);
    }
  }

  #end(): void {
    this.#events.forget(this);
    const chip = this.#chip;
    if (chip === undefined) return;
    this.#idleCycle = chip.core.cycles;
    this.#sram = chip.sram.slice();
    this.#strayBefore += chip.core.strayAccesses;
    this.#lowestStack = Math.min(this.#lowestStack, chip.core.lowestStack);
    this.#events.forget(chip.core);
    chip.core.stop();
    this.#chip = undefined;
    this.onEnd();
  }

  #begin(resetFlags: number): void {
    // A bootloader reads and clears the cause before the program can see it (Optiboot does).
    const flags = this.#options.bootloader ? 0 : resetFlags;
    this.#chip = new Chip(this.#surroundings, this.#idleCycle, flags, this.#sram);
    this.onStart(this.#chip);
  }
}
