/**
 * Solves cards in a kernel's memory without knowing the rules: they are in tables and jobs that somebody who knows them has
 * written. Another thread with the same beginning of memory and the same jobs finds the same values.
 */
import type { KernelExports } from '../kernel/memory.ts';

const DOUBLE_BYTES = 8;
/** One scratch or outcome a number, all boxes together. */
export const JOB_WORDS = 4096;
/** What the kernel writes beyond the last subtotal of a card at most. */
export const OVERSHOOT = 7;

/** Where everything lies in the kernel's memory. Addresses in bytes. */
export interface CardPlaces {
  readonly tables: number;
  /** Of `JOB_WORDS` words. */
  readonly job: number;
  /** For each row where its subtotal 0 is, its lowest and highest subtotal, and how many are read in all. */
  readonly rows: Int32Array;
}

export const ROW_WORDS = 4;

export interface CardRunner {
  /** Those of later layers must be there. */
  readonly solve: (row: number, writeJob: (words: Int32Array) => void) => void;
  /** Puts in what is known, from `low` to `high`. */
  readonly put: (row: number, points: Float64Array) => void;
  /** From `low` to `high`; the memory itself. */
  readonly points: (row: number) => Float64Array;
}

export function runCards(kernel: KernelExports, { tables, job, rows }: CardPlaces): CardRunner {
  const words = new Int32Array(kernel.memory.buffer, job, JOB_WORDS);
  const doubles = new Float64Array(kernel.memory.buffer);
  const of = (row: number, word: number): number => rows[ROW_WORDS * row + word] as number;
  const points = (row: number): Float64Array => {
    const start = of(row, 0) / DOUBLE_BYTES;
    return doubles.subarray(start + of(row, 1), start + of(row, 2) + 1);
  };
  /** Subtotals out of the range count as the nearest. */
  const pad = (row: number): void => {
    const start = of(row, 0) / DOUBLE_BYTES;
    const [low, high] = [start + of(row, 1), start + of(row, 2)];
    doubles.fill(doubles[low] as number, start, low);
    doubles.fill(doubles[high] as number, high + 1, start + of(row, 3));
  };
  return {
    solve: (row, writeJob) => {
      writeJob(words);
      const [low, high] = [of(row, 1), of(row, 2)];
      kernel.solveCard(tables, job, of(row, 0) + DOUBLE_BYTES * low, high - low + 1);
      pad(row);
    },
    put: (row, known) => {
      points(row).set(known);
      pad(row);
    },
    points,
  };
}
