/** The cards of a rule set in the kernel: their tables and jobs are written here, and what comes out is kept where others read it. */
import { Arena, type KernelExports, startKernel, writeTables } from '../kernel/memory.ts';
import { type CardJobs, cardJobs } from './card-jobs.ts';
import {
  type CardPlaces,
  type CardRunner,
  JOB_WORDS,
  OVERSHOOT,
  ROW_WORDS,
  runCards,
} from './card-runner.ts';
import { AT_ONCE, type Endings, type Follow } from './follow.ts';
import type { Model, ModelRow } from './model.ts';
import { emptyValues, type Values } from './values.ts';

const DOUBLE_BYTES = 8;

export interface CardSolver {
  readonly kernel: KernelExports;
  readonly places: CardPlaces;
  readonly jobs: CardJobs;
  readonly runner: CardRunner;
  /** Those of later layers must be there. */
  readonly solve: (row: number) => void;
  readonly follow: Follow;
  /** For one who asks all: the turns of somebody who chooses by such an ease. Undefined: it cannot be told so. */
  readonly followPeople: (
    row: number,
    upper: number,
    ease: number,
    isWanted: (lane: number) => boolean,
  ) => Endings | undefined;
  readonly values: () => Values;
}

/** `asksAll`: no roll is left to be scratched by whoever likes. */
export function startCardSolver(model: Model, asksAll = false): CardSolver {
  const { hands, rules, subtotals, special, rows } = model;
  const kernel = startKernel();
  const arena = new Arena(kernel.memory);
  const tables = writeTables(arena, hands, rules.rolls, special);
  const rowWords = new Int32Array(ROW_WORDS * rows.length);
  const addressOf = (row: number, upper: number): number =>
    (rowWords[ROW_WORDS * row] as number) + DOUBLE_BYTES * upper;
  const jobs = cardJobs(model, arena, addressOf, asksAll);
  const job = arena.reserve(4 * JOB_WORDS);
  const shares = arena.reserve(DOUBLE_BYTES * AT_ONCE * JOB_WORDS);
  for (const [row, { low, high }] of rows.entries()) {
    const length = high + 1 + Math.max(high === subtotals.cap ? subtotals.step : 0, OVERSHOOT);
    rowWords.set([arena.reserve(DOUBLE_BYTES * length), low, high, length], ROW_WORDS * row);
  }
  // Nothing is reserved from here on: the memory does not move any more.
  const places = { tables, job, rows: rowWords };
  const runner = runCards(kernel, places);
  const words = new Int32Array(kernel.memory.buffer, job, JOB_WORDS);
  const chances = new Float64Array(kernel.memory.buffer, shares, AT_ONCE * JOB_WORDS);
  const full = new Set(model.layers.at(-1));
  const stops = rules.manners.stopEarly !== 'no';
  return {
    ...{ kernel, places, jobs, runner },
    solve: (row) => {
      const { low, high } = rows[row] as ModelRow;
      if (!full.has(row)) runner.solve(row, () => jobs.write(row, words));
      else
        runner.put(
          row,
          Float64Array.from({ length: high - low + 1 }, (_, up) => subtotals.bonusOf(low + up)),
        );
    },
    follow: (row, upper) => {
      jobs.write(row, words);
      kernel.followCard(tables, job, upper - (rows[row] as ModelRow).low, shares);
      return { outcomes: jobs.outcomes(row), chances };
    },
    followPeople: (row, upper, ease, isWanted) => {
      jobs.write(row, words);
      const lane = upper - (rows[row] as ModelRow).low;
      let pairs = 0;
      for (let each = 0; each < AT_ONCE; each += 1) if (isWanted(each)) pairs |= 1 << (each >> 1);
      const isTold = kernel.followPeople(tables, job, lane, shares, ease, stops, pairs) !== 0;
      return isTold ? { outcomes: jobs.outcomes(row), chances } : undefined;
    },
    values: () => {
      const values = emptyValues(model);
      for (const row of rows.keys()) values.points.set(runner.points(row), values.starts[row]);
      return values;
    },
  };
}

/** All on one thread. */
export function solveByKernel(model: Model): Values {
  const solver = startCardSolver(model);
  for (const layer of model.layers.toReversed()) for (const row of layer) solver.solve(row);
  return solver.values();
}
