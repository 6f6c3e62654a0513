/**
 * The lives of one chip: every reset makes a new one that keeps SRAM, flash, EEPROM and time, and tells it why in MCUSR,
 * whose flags stay until a program clears them or the power goes (data sheet 10.9.1). Time goes on while no chip runs: without power, and while the clock starts.
 */
import { EEPROMMemoryBackend } from 'avr8js';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { Chip, type ChipSurroundings } from './chip.ts';
import { SRAM_START } from './core.ts';
import type { EventQueue } from './event-queue.ts';
import type { ProgramMemory } from './program-memory.ts';
import { noise } from './random.ts';
import { RESET_FLAGS } from './registers.ts';

export type Running = 'bootloader' | 'program';
export type ResetCause = 'button' | 'cable' | 'brownOut' | 'watchdog';

export interface LivesOptions {
  readonly memory: ProgramMemory;
  readonly seed: number;
  readonly watchStack: boolean;
}

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
  readonly #surroundings: ChipSurroundings;
  readonly #memory: ProgramMemory;
  readonly #noise: () => number;
  readonly #startUpCycles: number;
  #sram = new Uint8Array(ATMEGA328P.ramBytes);
  #chip: Chip | undefined;
  #powered = false;
  #running = false;
  #wanted: ResetCause | undefined;
  /** MCUSR of a chip whose clock starts. */
  #flags = 0;
  /** Time while no chip runs. */
  #idleCycle = 0;
  #strayBefore = 0;
  #lowestStack = RAM_END;

  constructor(
    events: EventQueue,
    options: LivesOptions,
    surroundings: Pick<ChipSurroundings, 'bus' | 'wire' | 'uartFigures' | 'onByte'>,
  ) {
    this.#events = events;
    this.#memory = options.memory;
    this.#noise = noise(options.seed);
    this.#startUpCycles = options.memory.startUpMs * CYCLES_PER_MS;
    this.#surroundings = {
      ...surroundings,
      memory: options.memory,
      watchStack: options.watchStack,
      events,
      eeprom: new EEPROMMemoryBackend(EEPROM_BYTES),
      onWatchdog: () => this.reset('watchdog'),
    };
  }

  get powered(): boolean {
    return this.#powered;
  }

  /** Undefined without power, and while its clock starts. */
  get chip(): Chip | undefined {
    return this.#chip;
  }

  /** Undefined without power, while the clock starts, and when the program hangs. */
  get running(): Running | undefined {
    const core = this.#chip?.core;
    if (core === undefined || core.hangs) return undefined;
    return this.#memory.isBootSection(core.pc) ? 'bootloader' : 'program';
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
    const earlier = this.#chip?.resetFlags ?? this.#flags;
    this.#end();
    this.#begin(earlier | RESET_FLAGS[cause === 'cable' ? 'button' : cause]);
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
    chip.end(this.#noise);
    this.#chip = undefined;
    this.onEnd();
  }

  #begin(resetFlags: number): void {
    this.#flags = resetFlags;
    if (this.#startUpCycles === 0) this.#start();
    else this.#events.add(this.#idleCycle + this.#startUpCycles, () => this.#start(), this);
  }

  #start(): void {
    this.#chip = new Chip(this.#surroundings, this.#idleCycle, this.#flags, this.#sram);
    this.onStart(this.#chip);
  }
}
