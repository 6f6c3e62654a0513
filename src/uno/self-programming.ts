/**
 * Self-programming (data sheet 26.8): how a bootloader writes the flash. SPMCSR says what the next SPM does; an erasure or
 * a writing takes its time, in which the read-while-write section cannot be read. Not here, since no bootloader of an
 * Uno has use for them: the interrupt of SPM, lock bits and the signature row.
 */
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import type { Core } from './core.ts';
import { SPM_INCREMENT } from './opcodes.ts';
import { NRWW_START_WORD, PAGE_WORDS, type ProgramMemory } from './program-memory.ts';

const SPMCSR = 0x57;
const RWWSB = 0x40;
const RWWSRE = 0x10;
const PGWRT = 0x04;
const PGERS = 0x02;
const SPMEN = 0x01;
/** What may be asked for; any other mixture of bits has no effect (26.9.1). */
const COMMANDS = RWWSRE | 0x08 | PGWRT | PGERS | SPMEN;
/** SPM must follow its command within four cycles. */
const COMMAND_CYCLES = 4;
/** 3.7 to 4.5 ms (26.8.11). */
const PAGE_CYCLES = (4 * ATMEGA328P.clockHz) / 1000;
const UNWRITTEN = 0xffff;
const Z = 30;

export class SelfProgramming {
  readonly #core: Core;
  readonly #memory: ProgramMemory;
  readonly #buffer = new Uint16Array(PAGE_WORDS).fill(UNWRITTEN);
  /** Words of the buffer that have been filled: each can be once (26.8.2). */
  readonly #filled = new Set<number>();
  readonly #readable: Uint8Array;
  #openUntil = Number.NEGATIVE_INFINITY;
  /** What is being done to a page. */
  #busy: { readonly page: number; readonly change: (page: number) => void } | undefined;

  constructor(core: Core, memory: ProgramMemory) {
    this.#core = core;
    this.#memory = memory;
    this.#readable = core.progBytes;
    core.writeHooks[SPMCSR] = (value) => this.#command(value);
    core.onStoreProgram = (opcode) => this.#store(opcode);
  }

  /** The life of the chip ends: with it an erasure or a writing, wherever it was. */
  end(random: () => number): void {
    if (this.#busy !== undefined) this.#memory.spoil(this.#busy.page, this.#busy.change, random);
  }

  #command(value: number): true {
    const { data, cycles } = this.#core;
    // Until the page is done, a command is not taken.
    if (this.#busy !== undefined) return true;
    data[SPMCSR] = (data[SPMCSR]! & RWWSB) | (value & COMMANDS);
    this.#openUntil = cycles + COMMAND_CYCLES;
    // A command that no SPM follows is forgotten: a program that polls SPMEN must not wait for ever.
    this.#core.addClockEvent(this.#forgotten, COMMAND_CYCLES + 2);
    return true;
  }

  readonly #forgotten = (): void => {
    if (this.#busy === undefined && this.#core.cycles > this.#openUntil) this.#done();
  };

  #store(opcode: number): void {
    const core = this.#core;
    const z = core.dataView.getUint16(Z, true);
    if (opcode === SPM_INCREMENT) core.dataView.setUint16(Z, z + 2, true);
    const command = core.data[SPMCSR]! & COMMANDS;
    // The program counter already stands behind the SPM.
    if (this.#busy !== undefined || !this.#memory.isBootSection(core.pc - 1)) return;
    if (core.cycles - 1 > this.#openUntil) return;
    const word = (z >> 1) % PAGE_WORDS;
    const page = (((z >> 1) % this.#memory.words.length) / PAGE_WORDS) | 0;
    if (command === SPMEN) this.#fill(word);
    else if (command === (SPMEN | PGERS)) this.#begin(page, (at) => this.#memory.erase(at));
    else if (command === (SPMEN | PGWRT)) this.#begin(page, (at) => this.#memory.write(at, this.#buffer));
    else if (command === (SPMEN | RWWSRE)) this.#reenable();
    else this.#done();
  }

  #fill(word: number): void {
    if (!this.#filled.has(word)) this.#buffer[word] = this.#core.dataView.getUint16(0, true);
    this.#filled.add(word);
    this.#done();
  }

  #begin(page: number, change: (page: number) => void): void {
    this.#busy = { page, change };
    if (page * PAGE_WORDS < NRWW_START_WORD) {
      this.#core.data[SPMCSR]! |= RWWSB;
      this.#core.progBytes = this.#blocked();
      this.#core.addClockEvent(this.#pageDone, PAGE_CYCLES);
    } else {
      // In the section that holds the bootloader itself the processor stands still meanwhile.
      this.#core.cycles += PAGE_CYCLES;
      this.#pageDone();
    }
  }

  readonly #pageDone = (): void => {
    const { page, change } = this.#busy!;
    const wrote = (this.#core.data[SPMCSR]! & PGWRT) !== 0;
    change(page);
    this.#busy = undefined;
    if (wrote) this.#emptyBuffer();
    this.#done();
  };

  #reenable(): void {
    this.#core.data[SPMCSR]! &= ~RWWSB;
    this.#core.progBytes = this.#readable;
    this.#emptyBuffer();
    this.#done();
  }

  #emptyBuffer(): void {
    this.#buffer.fill(UNWRITTEN);
    this.#filled.clear();
  }

  #done(): void {
    this.#core.data[SPMCSR]! &= RWWSB;
  }

  /** What LPM reads until the section is enabled again: nothing of it, and all of the other one (26.8.6). */
  #blocked(): Uint8Array {
    const bytes = this.#readable.slice();
    return bytes.fill(0xff, 0, NRWW_START_WORD * 2);
  }
}
