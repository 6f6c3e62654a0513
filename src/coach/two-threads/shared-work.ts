/**
 * One table worked out by two threads: each takes a few cards of the layer at hand, and goes on to the next layer once the
 * cards of both are there. A thread that comes late, or never, costs the other nothing but its help.
 */
import { startCardSolver } from '../../strategy/five-dice/card-solver.ts';
import type { Model } from '../../strategy/five-dice/model.ts';
import { emptyValues, type Values } from '../../strategy/five-dice/values.ts';

/** Memory of both threads. */
export interface SharedWork {
  /** For each layer, the full cards first: how many portions are taken, and how many are done; then which ones are done. */
  readonly counts: Int32Array;
  /** As in `Values`. */
  readonly points: Float64Array;
}

/** Cards that are taken at once: some 200 µs of work. */
const PORTION = 8;
/** Many times what a portion takes; whoever does not come back by then has ended. */
const PATIENCE_MS = 1000;

const TAKEN = 0;
const DONE = 1;

export function shareWork(model: Model): SharedWork {
  const portions = model.layers.reduce((sum, layer) => sum + portionsOf(layer), 0);
  const { points } = emptyValues(model);
  const counts = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (2 * model.layers.length + portions));
  return {
    counts: new Int32Array(counts),
    points: new Float64Array(new SharedArrayBuffer(points.byteLength)),
  };
}

/** Returns when the whole table is there. */
export function workTogether(model: Model, { counts, points }: SharedWork): Values {
  const { starts } = emptyValues(model);
  const solver = startCardSolver(model);
  const ofRow = (row: number): Float64Array => points.subarray(starts[row], starts[row + 1]);
  const solve = (row: number): void => {
    const { low, high } = model.rows[row] as Model['rows'][number];
    solver.solve(row);
    ofRow(row).set(solver.solved(row).subarray(low, high + 1));
  };
  let firstPortion = 2 * model.layers.length;
  for (const [place, layer] of model.layers.toReversed().entries()) {
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
        if (isThere) solver.put(row, ofRow(row));
        else solve(row);
      }
    }
    firstPortion += portions;
  }
  return solver.values();
}

function portionsOf(layer: readonly number[]): number {
  return Math.ceil(layer.length / PORTION);
}

function waitFor(counts: Int32Array, index: number, wanted: number): void {
  for (let now = Atomics.load(counts, index); now < wanted; now = Atomics.load(counts, index)) {
    if (Atomics.wait(counts, index, now, PATIENCE_MS) === 'timed-out') return;
  }
}
