/** Best play worked out by two threads, and by one whose help never comes. */
import { expect, test } from 'vitest';
import { shareWork, workTogether } from '../../src/coach/two-threads/shared-work.ts';
import { solveOnTwo } from '../../src/coach/two-threads/solve-on-two.ts';
import { BONUS_IN_BOX, PLAIN } from '../../src/game/index.ts';
import { runCards } from '../../src/strategy/five-dice/card-runner.ts';
import { solveByKernel, startCardSolver } from '../../src/strategy/five-dice/card-solver.ts';
import { modelOf } from '../../src/strategy/five-dice/model.ts';
import { startKernel } from '../../src/strategy/kernel/memory.ts';
import { withBoxes } from '../strategy/five-dice/some-boxes.ts';

const FEW = modelOf(withBoxes(BONUS_IN_BOX, 'fives', 'sixes', 'yahtzee', 'chance', 'full-house'));
const POINTS = solveByKernel(FEW).points;

function few() {
  const solver = startCardSolver(FEW);
  const work = shareWork(FEW, solver);
  return { work, run: () => workTogether(solver.runner, work) };
}

test('two threads find of every card what one finds', () => {
  const model = modelOf(PLAIN);
  expect(solveOnTwo(model).points).toEqual(solveByKernel(model).points);
});

test('whoever takes a portion and never comes back is not waited for without end', () => {
  const { work, run } = few();
  const deserted = work.layers.findIndex((layer) => layer.length > 0);
  Atomics.add(work.counts, 2 * deserted, 1);
  run();
  expect(work.points).toEqual(POINTS);
});

test('whoever comes when all is done takes it as it is', () => {
  const { work, run } = few();
  run();
  const late = runCards(startKernel(work.memory), work.places);
  workTogether(late, work);
  expect(work.points).toEqual(POINTS);
  for (const row of work.layers.flat()) {
    expect(late.points(row)).toEqual(POINTS.subarray(work.starts[row], work.starts[row + 1]));
  }
});

test('a thread that knows no rules finds the same from memory and jobs alone', () => {
  const { work } = few();
  workTogether(runCards(startKernel(work.memory), work.places), work);
  expect(work.points).toEqual(POINTS);
});

test('a set of the cabinet file is worked out too', () => {
  expect(solveOnTwo(FEW).points).toEqual(POINTS);
});
