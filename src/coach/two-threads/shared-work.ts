/**
 * One table worked out by two threads: each takes a few cards of the layer at hand, and goes on to the next layer once the
 * cards of both are there. A thread that comes late, or never, costs the other nothing but its help.
 */
import { type CardPlaces, type CardRunner, JOB_WORDS } from '../../strategy/five-dice/card-runner.ts';
import type { CardSolver } from '../../strategy/five-dice/card-solver.ts';
import type { Model } from '../../strategy/five-dice/model.ts';
import { emptyValues } from '../../strategy/five-dice/values.ts';

/** All that a thread needs that knows no rules; whatever is large is in memory of both. */
export interface SharedWork {
  /** The kernel's memory with all tables and the full cards. */
  readonly memory: Uint8Array;
  readonly places: CardPlaces;
  /** The jobs of all other rows, and for each row where its own begins and ends. */
  readonly jobs: Int32Array;
  readonly jobStarts: Int32Array;
  readonly jobEnds: Int32Array;
  /** Rows that wait for none of their layer, in the order in which layers are solved; without full cards. */
  readonly layers: readonly (readonly number[])[];
  /** For each layer how many portions are taken, and how many are done; then which ones are done. */
  readonly counts: Int32Array;
  /** As in `Values`. */
  readonly points: Float64Array;
  readonly starts: Int32Array;
}

/** Cards that are taken at once: some 200 µs of work. */
const PORTION = 8;
/** Many times what a portion takes; whoever does not come back by then has ended. */
const PATIENCE_MS = 1000;

const TAKEN = 0;
const DONE = 1;

export function shareWork(model: Model, solver: CardSolver): SharedWork {
  const [full = [], ...layers] = model.layers.toReversed();
  const portions = layers.reduce((sum, layer) => sum + portionsOf(layer), 0);
  const { starts, points: empty } = emptyValues(model);
  const points = new Float64Array(new SharedArrayBuffer(empty.byteLength));
  for (const row of full) {
    solver.solve(row);
    points.set(solver.runner.points(row), starts[row]);
  }
  const known = new Uint8Array(solver.kernel.memory.buffer);
  const memory = new Uint8Array(new SharedArrayBuffer(known.length));
  memory.set(known);
  return {
    ...{ layers, starts, points, memory, places: solver.places },
    ...jobsOf(layers.flat(), solver, model.rows.length),
    counts: sharedWords(2 * layers.length + portions),
  };
}

function jobsOf(
  rows: readonly number[],
  { jobs }: CardSolver,
  allRows: number,
): Pick<SharedWork, 'jobs' | 'jobStarts' | 'jobEnds'> {
  const words = new Int32Array(JOB_WORDS);
  const written: Int32Array[] = [];
  const jobStarts = new Int32Array(allRows);
  const jobEnds = new Int32Array(allRows);
  let end = 0;
  for (const row of rows) {
    const length = jobs.write(row, words);
    written.push(words.slice(0, length));
    jobStarts[row] = end;
    end += length;
    jobEnds[row] = end;
  }
  const all = sharedWords(end);
  let at = 0;
  for (const job of written) {
    all.set(job, at);
    at += job.length;
  }
  return { jobs: all, jobStarts, jobEnds };
}

/** Returns when the whole table is there, in `points`. */
export function workTogether(runner: CardRunner, work: SharedWork): void {
  const { counts, points, starts, jobs, jobStarts, jobEnds, layers } = work;
  const ofRow = (row: number): Float64Array => points.subarray(starts[row], starts[row + 1]);
  const solve = (row: number): void => {
    runner.solve(row, (words) => words.set(jobs.subarray(jobStarts[row], jobEnds[row])));
    ofRow(row).set(runner.points(row));
  };
  let firstPortion = 2 * layers.length;
  for (const [place, layer] of layers.entries()) {
    const portions = portionsOf(layer);
    const isOwn: boolean[] = [];
    const portion = (number: number) => layer.slice(PORTION * number, PORTION * (number + 1));
    const take = (): number => Atomics.add(counts, 2 * place + TAKEN, 1);
    for (let number = take(); number < portions; number = take()) {
      for (const row of portion(number)) solve(row);
      isOwn[number] = true;
      Atomics.store(counts, firstPortion + number, 1);
      Atomics.add(counts, 2 * place + DONE, 1);
      Atomics.notify(counts, 2 * place + DONE);
    }
    waitFor(counts, 2 * place + DONE, portions);
    for (let number = 0; number < portions; number += 1) {
      if (isOwn[number] === true) continue;
      const isThere = Atomics.load(counts, firstPortion + number) === 1;
      for (const row of portion(number)) {
        if (isThere) runner.put(row, ofRow(row));
        else solve(row);
      }
    }
    firstPortion += portions;
  }
}

function sharedWords(count: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * count));
}

function portionsOf(layer: readonly number[]): number {
  return Math.ceil(layer.length / PORTION);
}

function waitFor(counts: Int32Array, index: number, wanted: number): void {
  for (let now = Atomics.load(counts, index); now < wanted; now = Atomics.load(counts, index)) {
    if (Atomics.wait(counts, index, now, PATIENCE_MS) === 'timed-out') return;
  }
}
