/** Drives the kernel: writes down for each card what can be chosen on it, and keeps what comes out where others read it. */
import { Arena, type KernelExports, startKernel, writeTables } from '../kernel/memory.ts';
import { AT_ONCE, type Follow } from './follow.ts';
import type { Model, ModelRow } from './model.ts';
import type { RollOutcome } from './outcomes.ts';
import { emptyValues, type Values } from './values.ts';

/** What the kernel writes beyond the last subtotal of a card at most. */
const OVERSHOOT = 7;
const DOUBLE_BYTES = 8;
/** One scratch or outcome a number, all boxes together. */
const JOB_WORDS = 4096;

/** A box of which no roll has to be asked for: its scratch, where any roll may take it, and its other outcomes. */
interface PlainBox {
  readonly scratch: RollOutcome | undefined;
  readonly offers: readonly { readonly outcome: RollOutcome; readonly rolls: number }[];
}

export interface CardSolver {
  /** Those of later layers must be there. */
  readonly solve: (row: number) => void;
  /** Puts in what has been solved before, from `low` to `high`. */
  readonly put: (row: number, points: Float64Array) => void;
  readonly follow: Follow;
  /** The subtotals of a row from 0 on, and what others need behind them. */
  readonly solved: (row: number) => Float64Array;
  readonly values: () => Values;
}

export function startCardSolver(model: Model): CardSolver {
  const { hands, rules, subtotals, special, rows } = model;
  const kernel: KernelExports = startKernel();
  const arena = new Arena(kernel.memory);
  const tables = writeTables(arena, hands, rules.rolls, special);
  const single = special.map((group) => arena.groups([group]));
  const prepared = new Map<Int16Array, PlainBox>();
  const plainBox = (choices: Int16Array): PlainBox => {
    const known = prepared.get(choices) ?? prepare(model, choices, (groups) => arena.groups(groups));
    prepared.set(choices, known);
    return known;
  };
  const plain = rows.map((row) =>
    [...rules.boxes.keys()].flatMap((box) =>
      model.isOpen(row, box) ? [plainBox(model.plain(row, box))] : [],
    ),
  );
  const job = arena.reserve(4 * JOB_WORDS);
  const shares = arena.reserve(DOUBLE_BYTES * AT_ONCE * JOB_WORDS);
  const starts = rows.map(({ high }) => arena.reserve(DOUBLE_BYTES * lengthOf(high)) / DOUBLE_BYTES);
  // Nothing is reserved from here on: the memory does not move any more.
  const words = new Int32Array(kernel.memory.buffer, job, JOB_WORDS);
  const doubles = new Float64Array(kernel.memory.buffer);
  const chances = new Float64Array(kernel.memory.buffer, shares, AT_ONCE * JOB_WORDS);

  function lengthOf(high: number): number {
    return high + 1 + Math.max(high === subtotals.cap ? subtotals.step : 0, OVERSHOOT);
  }

  /** The outcomes in their order. */
  function writeJob(row: ModelRow, boxes: readonly PlainBox[]): readonly RollOutcome[] {
    const written: RollOutcome[] = [];
    let at = 0;
    const write = (word: number): void => {
      words[at] = word;
      at += 1;
    };
    const writeSuccessor = (outcome: RollOutcome): void => {
      written.push(outcome);
      write(DOUBLE_BYTES * ((starts[model.after(row, outcome)] as number) + row.low + outcome.upper));
    };
    const scratches = boxes.filter(({ scratch }) => scratch !== undefined);
    write(scratches.length);
    for (const { scratch } of scratches) writeSuccessor(scratch as RollOutcome);
    const count = at;
    write(0);
    const offer = (outcome: RollOutcome, rolls: number): void => {
      writeSuccessor(outcome);
      write(outcome.gain);
      write(rolls);
    };
    for (const { offers } of boxes) for (const { outcome, rolls } of offers) offer(outcome, rolls);
    for (const [index, choices] of row.special.entries()) {
      for (const number of choices) offer(model.outcomes[number] as RollOutcome, single[index] as number);
    }
    words[count] = (at - count - 1) / 3;
    return written;
  }

  const solved = (number: number): Float64Array => {
    const start = starts[number] as number;
    return doubles.subarray(start, start + lengthOf((rows[number] as ModelRow).high));
  };
  const pad = (points: Float64Array, { low, high }: ModelRow): void => {
    points.fill(points[low] as number, 0, low);
    points.fill(points[high] as number, high + 1);
  };
  return {
    solve: (number) => {
      const row = rows[number] as ModelRow;
      const { low, high } = row;
      const points = solved(number);
      const boxes = plain[number] as readonly PlainBox[];
      if (boxes.length === 0) {
        for (let upper = low; upper <= high; upper += 1) points[upper] = subtotals.bonusOf(upper);
      } else {
        writeJob(row, boxes);
        kernel.solveCard(tables, job, points.byteOffset + DOUBLE_BYTES * low, high - low + 1);
      }
      pad(points, row);
    },
    put: (number, known) => {
      const row = rows[number] as ModelRow;
      const points = solved(number);
      points.set(known, row.low);
      pad(points, row);
    },
    follow: (number, upper) => {
      const row = rows[number] as ModelRow;
      const outcomes = writeJob(row, plain[number] as readonly PlainBox[]);
      kernel.followCard(tables, job, upper - row.low, shares);
      return { outcomes, chances };
    },
    solved,
    values: () => {
      const values = emptyValues(model);
      for (const [number, { low, high }] of rows.entries()) {
        values.points.set(solved(number).subarray(low, high + 1), values.starts[number]);
      }
      return values;
    },
  };
}

/** Rolls of which the card must be asked are left out: they have lists of their own. */
function prepare(model: Model, choices: Int16Array, write: (groups: readonly number[]) => number): PlainBox {
  const { outcomes, special, hands, subtotals } = model;
  const rolls = new Map<number, number[]>();
  for (const [group, number] of choices.entries()) {
    if (group < hands.firstRoll || special.includes(group)) continue;
    const same = rolls.get(number) ?? [];
    same.push(group);
    rolls.set(number, same);
  }
  const isClosed = rolls.delete(-1);
  const all = [...rolls.keys()].map((number) => outcomes[number] as RollOutcome);
  const [{ fills, holds } = { fills: 0, holds: undefined }] = all;
  // A roll that gets points in a box would never rather have none there, if nothing else is different.
  const alike = all.every((outcome) => outcome.fills === fills && outcome.holds === holds);
  const harmless = subtotals.rising || all.every(({ upper }) => upper === 0);
  const scratch = !isClosed && alike && harmless ? all.find(({ gain }) => gain === 0) : undefined;
  const offers = [...rolls].flatMap(([number, groups]) => {
    const outcome = outcomes[number] as RollOutcome;
    return outcome === scratch ? [] : [{ outcome, rolls: write(groups) }];
  });
  return { scratch, offers };
}

/** All on one thread. */
export function solveByKernel(model: Model): Values {
  const solver = startCardSolver(model);
  for (const layer of model.layers.toReversed()) for (const row of layer) solver.solve(row);
  return solver.values();
}
