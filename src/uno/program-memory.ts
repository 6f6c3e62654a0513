/**
 * The flash of the chip: the program, a bootloader behind it if one was burnt, and where a reset begins. It outlives
 * every reset, and is changed only by self-programming.
 */
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';

/** A bootloader as a programmer burns it: its bytes, and the fuse that says where it begins and that resets go there. */
export interface Bootloader {
  /** The whole flash, erased but for the bootloader. */
  readonly program: Uint16Array;
  readonly highFuse: number;
  /** From a reset to the first instruction, as the clock's fuses say (data sheet 8.3, table 8-4). */
  readonly startUpMs: number;
}

/** Of a new chip: resets begin at 0 (data sheet table 27-7). */
const FACTORY_HIGH_FUSE = 0xd9;
/** Programmed, that is 0: a reset begins in the boot section. */
const BOOTRST = 0x01;
const BOOTSZ = 0x06;
const ERASED = 0xffff;
/** Words of the boot section by BOOTSZ (data sheet table 26-13). */
const BOOT_WORDS: readonly number[] = [2048, 1024, 512, 256];
/** Below this word the flash cannot be read while one of its pages is written; above, the processor waits (26.4, table 26-14). */
export const NRWW_START_WORD = 0x3800;
export const PAGE_WORDS = 64;

export class ProgramMemory {
  readonly words: Uint16Array;
  /** The first word of the boot section: only a program in there can write to the flash (26.3.2). */
  readonly bootStart: number;
  /** Word at which a reset begins (26.6). */
  readonly resetAt: number;
  /** None where no fuses were burnt: tests with nothing but a program need not wait. */
  readonly startUpMs: number;

  constructor(program: Uint16Array, bootloader?: Bootloader) {
    const fuse = bootloader?.highFuse ?? FACTORY_HIGH_FUSE;
    const flashWords = ATMEGA328P.flashBytes / 2;
    this.startUpMs = bootloader?.startUpMs ?? 0;
    this.words = new Uint16Array(flashWords).fill(ERASED);
    this.words.set(program);
    this.bootStart = flashWords - BOOT_WORDS[(fuse & BOOTSZ) >> 1]!;
    this.resetAt = fuse & BOOTRST ? 0 : this.bootStart;
    if (bootloader !== undefined) this.words.set(bootloader.program.subarray(this.bootStart), this.bootStart);
  }

  isBootSection(word: number): boolean {
    return word >= this.bootStart;
  }

  /** All bits of this page become ones. */
  erase(page: number): void {
    this.words.fill(ERASED, page * PAGE_WORDS, (page + 1) * PAGE_WORDS);
  }

  /** Bits become zeros only: a page that was not erased keeps those it has. */
  write(page: number, buffer: Uint16Array): void {
    for (const [at, word] of buffer.entries()) this.words[page * PAGE_WORDS + at]! &= word;
  }

  /** A reset or the end of power in the middle of an erasure or a writing: any bit may be as before or after it. */
  spoil(page: number, change: (page: number) => void, random: () => number): void {
    const from = page * PAGE_WORDS;
    const before = this.words.slice(from, from + PAGE_WORDS);
    change(page);
    for (const [at, word] of before.entries()) {
      const kept = random() & 0xffff;
      this.words[from + at] = (word & kept) | (this.words[from + at]! & ~kept);
    }
  }
}
