/** Games of best play against what others have published of them. */
import { expect, test } from 'vitest';
import { PLAIN, YAHTZEE } from '../../../src/game/index.ts';
import { solveByKernel } from '../../../src/strategy/five-dice/card-solver.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { statisticsOfPlay } from '../../../src/strategy/five-dice/statistics.ts';

/** Many times what it takes, for busy machines. */
const PATIENCE_MS = 300_000;

test('the official rules: deviation, upper bonus, boxes and percentiles are those published', {
  timeout: PATIENCE_MS,
}, () => {
  const { sd, upperBonus, boxes, percentiles } = statisticsOfPlay(solveByKernel(modelOf(YAHTZEE)));
  expect(sd).toBeCloseTo(59.6076, 4);
  expect(upperBonus).toBeCloseTo(0.6812, 4);
  expect(boxes.yahtzee?.zero).toBeCloseTo(0.6626, 4);
  expect(boxes.chance?.mean).toBeCloseTo(22.007, 3);
  expect(boxes['large-straight']?.mean).toBeCloseTo(32.711, 3);
  expect(percentiles).toEqual({ 5: 180, 25: 217, 50: 248, 75: 272, 95: 388, 99: 474 });
});

test('the classic rules: the deviation is that published', { timeout: PATIENCE_MS }, () => {
  expect(statisticsOfPlay(solveByKernel(modelOf(PLAIN))).sd).toBeCloseTo(39.82, 2);
});
