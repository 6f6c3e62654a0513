/**
 * The processor: instructions come from execute.ts and avr8js; this class owns what avr8js leaves out of the core.
 *
 * - SLEEP stops the core until an interrupt, and time jumps to the next event: an idle chip costs almost nothing.
 * - After SEI and RETI one more instruction runs before an interrupt (data sheet 7.7), so `sei; sleep` loses no wake-up.
 * - An interrupt costs four cycles, and four more out of sleep (data sheet 7.7.1); avr8js counts two.
 * - Accesses beyond the end of RAM are counted; avr8js drops them in silence.
 */
import { CPU } from 'avr8js';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import type { EventQueue } from './event-queue.ts';
import { execute } from './execute.ts';
import { ENDLESS_LOOP, INTERRUPTIBLE, SLEEP, SPM, SPM_INCREMENT } from './opcodes.ts';
import type { ProgramMemory } from './program-memory.ts';

/** Data addresses below SRAM: registers and peripherals (data sheet 8.3). */
export const SRAM_START = 0x100;

const GENERAL_REGISTERS = 32;
const SREG = 0x5f;
const SREG_I = 0x80;
const SMCR = 0x53;
const SLEEP_ENABLE = 0x01;
const SLEEP_MODE = 0x0e;
/** avr8js counts 2 of the 4 cycles of an interrupt's response. */
const MISSING_INTERRUPT_CYCLES = 2;
const WAKE_CYCLES = 4;
const INITIAL_STACK = SRAM_START + ATMEGA328P.ramBytes - 1;

export class Core extends CPU {
  readonly events: EventQueue;
  /** Reads and writes beyond the end of RAM. */
  strayAccesses = 0;
  /** An SPM has been executed; its opcode. */
  onStoreProgram: (opcode: number) => void = () => undefined;
  /** What LPM reads: the program, but for what self-programming hides. */
  declare progBytes: Uint8Array;
  /** The lowest stack pointer seen, when `watchStack` is on. */
  lowestStack = INITIAL_STACK;
  #asleep = false;
  #stopped = false;
  /** One comparison for each instruction: whoever adds an earlier event, or stops the core, lowers it. */
  limit = 0;
  readonly #watchStack: boolean;

  /** Time goes on at `atCycle`; `events` outlives the core, see `EventQueue.forget`. */
  constructor(memory: ProgramMemory, events: EventQueue, atCycle: number, watchStack: boolean) {
    super(memory.words, ATMEGA328P.ramBytes);
    this.pc = memory.resetAt;
    this.events = events;
    events.onEarlier = (at) => {
      if (at < this.limit) this.limit = at;
    };
    this.cycles = atCycle;
    this.#watchStack = watchStack;
  }

  get asleep(): boolean {
    return this.#asleep;
  }

  /** Executes whole instructions until cycle `until` is reached or `stop` is called. */
  runUntil(until: number): void {
    const { events } = this;
    this.#stopped = false;
    while (this.cycles < until && !this.#stopped) {
      const next = Math.min(events.nextAt, until);
      let mayInterrupt = true;
      if (!this.#asleep) mayInterrupt = this.#execute(next);
      else if (next > this.cycles) this.cycles = next;
      if (events.nextAt <= this.cycles) events.runDue(this.cycles);
      if (this.nextInterrupt >= 0 && mayInterrupt && (this.data[SREG]! & SREG_I) !== 0) this.#interrupt();
      if (this.#watchStack && this.SP < this.lowestStack) this.lowestStack = this.SP;
    }
  }

  /** Lets `runUntil` return after the present instruction. */
  stop(): void {
    this.#stopped = true;
    this.limit = 0;
  }

  /** Executes until something else may be due; false: no interrupt fits in now. */
  #execute(limit: number): boolean {
    this.limit = this.#watchStack ? 0 : limit;
    const special = execute(this);
    if (special === SLEEP) this.#fallAsleep();
    if (special === SPM || special === SPM_INCREMENT) this.onStoreProgram(special);
    return special === 0 || INTERRUPTIBLE.has(special);
  }

  /** A discharge: the program counter goes astray, to an endless loop without interrupts. Only a reset ends it. */
  hang(): void {
    this.pc = this.progMem.indexOf(ENDLESS_LOOP);
    this.data[SREG]! &= ~SREG_I;
    this.#asleep = false;
  }

  get hangs(): boolean {
    return this.progMem[this.pc] === ENDLESS_LOOP && (this.data[SREG]! & SREG_I) === 0;
  }

  #fallAsleep(): void {
    const control = this.data[SMCR]!;
    if ((control & SLEEP_ENABLE) === 0) return;
    if ((control & SLEEP_MODE) !== 0)
      throw new Error(
        `The program sleeps in mode ${(control & SLEEP_MODE) >> 1}; the emulated Uno knows only idle (0)`,
      );
    this.#asleep = true;
  }

  #interrupt(): void {
    this.cycles += this.#asleep ? MISSING_INTERRUPT_CYCLES + WAKE_CYCLES : MISSING_INTERRUPT_CYCLES;
    this.#asleep = false;
    // The base class serves the pending interrupt of the highest priority; its own event queue is always empty.
    super.tick();
  }

  override addClockEvent(callback: () => void, cycles: number): () => void {
    this.events.add(this.cycles + Math.max(1, cycles), callback, this);
    return callback;
  }

  override updateClockEvent(callback: () => void, cycles: number): boolean {
    if (!this.events.remove(callback)) return false;
    this.addClockEvent(callback, cycles);
    return true;
  }

  override clearClockEvent(callback: () => void): boolean {
    return this.events.remove(callback);
  }

  override readData(address: number): number {
    if (address < SRAM_START) {
      const hook = address >= GENERAL_REGISTERS ? this.readHooks[address] : undefined;
      return hook === undefined ? this.data[address]! : hook(address);
    }
    if (address < this.data.length) return this.data[address]!;
    this.strayAccesses += 1;
    return 0;
  }

  override writeData(address: number, value: number, mask = 0xff): void {
    if (address < SRAM_START) {
      const hook = this.writeHooks[address];
      if (hook === undefined || hook(value, this.data[address]!, address, mask) !== true)
        this.data[address] = value;
    } else if (address < this.data.length) {
      this.data[address] = value;
    } else {
      this.strayAccesses += 1;
    }
  }
}
