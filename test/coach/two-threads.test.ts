/** Best play worked out by two threads, and by one whose help never comes. */
import { expect, test } from 'vitest';
import { shareWork, workTogether } from '../../src/coach/two-threads/shared-work.ts';
import { solveOnTwo } from '../../src/coach/two-threads/solve-on-two.ts';
import { BONUS_IN_BOX, PLAIN } from '../../src/game/index.ts';
import { solveByKernel } from '../../src/strategy/five-dice/card-solver.ts';
import { modelOf } from '../../src/strategy/five-dice/model.ts';
import { withBoxes } from '../strategy/five-dice/some-boxes.ts';

const FEW = modelOf(withBoxes(BONUS_IN_BOX, 'fives', 'sixes', 'yahtzee', 'chance', 'full-house'));

test('two threads find of every card what one finds', () => {
  const model = modelOf(PLAIN);
  expect(solveOnTwo(model).points).toEqual(solveByKernel(model).points);
});

test('whoever takes a portion and never comes back is not waited for without end', () => {
  const work = shareWork(FEW);
  const deserted = FEW.layers.toReversed().findIndex((layer) => layer.length > 0);
  Atomics.add(work.counts, 2 * deserted, 1);
  expect(workTogether(FEW, work).points).toEqual(solveByKernel(FEW).points);
});

test('whoever comes when all is done takes it as it is', () => {
  const work = shareWork(FEW);
  const first = workTogether(FEW, work);
  expect(workTogether(FEW, work).points).toEqual(first.points);
});

test('a set of the cabinet file is worked out too', () => {
  expect(solveOnTwo(FEW).points).toEqual(solveByKernel(FEW).points);
});
