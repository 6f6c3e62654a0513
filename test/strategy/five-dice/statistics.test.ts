/** What games of best play are like, on cards where it can be told without the kernel. */
import { expect, test } from 'vitest';
import { BONUS_IN_BOX, type FiveDiceRules, FOURTEEN_BOX, PLAIN, YATZY } from '../../../src/game/index.ts';
import { solveByKernel } from '../../../src/strategy/five-dice/card-solver.ts';
import { Distribution } from '../../../src/strategy/five-dice/distribution.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { statisticsOfPlay } from '../../../src/strategy/five-dice/statistics.ts';
import { valueOfCard } from '../../../src/strategy/five-dice/values.ts';
import { withBonusAt, withBoxes } from './some-boxes.ts';

test('a card with only Yahtzee open is a coin with two sides', () => {
  const { sd, boxes, percentiles, upperBonus } = statisticsOfPlay(
    solveByKernel(modelOf(withBoxes(PLAIN, 'yahtzee'))),
  );
  const hit = 2.3014317 / 50;
  expect(boxes.yahtzee?.mean).toBeCloseTo(50 * hit, 5);
  expect(boxes.yahtzee?.zero).toBeCloseTo(1 - hit, 6);
  expect(sd).toBeCloseTo(50 * Math.sqrt(hit * (1 - hit)), 4);
  expect(percentiles).toEqual({ 5: 0, 25: 0, 50: 0, 75: 0, 95: 0, 99: 50 });
  expect(upperBonus).toBe(0);
});

test.each<[string, FiveDiceRules]>([
  ['an upper bonus', withBonusAt(withBoxes(PLAIN, 'fours', 'fives', 'sixes', 'chance'), 45)],
  ['an upper bonus that may be lost', withBonusAt(withBoxes(BONUS_IN_BOX, 'fives', 'sixes'), 30, 39)],
  ['claims', withBoxes(BONUS_IN_BOX, 'sixes', 'yahtzee', 'chance', 'full-house')],
  ['a bonus box', withBoxes(FOURTEEN_BOX, 'sixes', 'yahtzee', 'yahtzee-bonus')],
  ['pairs', withBoxes(YATZY, 'one-pair', 'two-pairs', 'small-straight')],
])('with %s, the means of the boxes and the bonus add up to the value', (_, rules) => {
  const values = solveByKernel(modelOf(rules));
  const { boxes, upperBonus } = statisticsOfPlay(values);
  const sum = Object.values(boxes).reduce((all, { mean }) => all + mean, 0);
  const total = sum + upperBonus * rules.upperBonus.points;
  expect(total).toBeCloseTo(valueOfCard(values, { filled: 0, holds: false }, 0) ?? 0, 9);
});

test('distributions add up wherever they begin, and know their percentiles', () => {
  const sum = new Distribution();
  sum.add(Distribution.certain(500), 0, 0.5);
  sum.add(Distribution.certain(3), 7, 0.2);
  sum.add(Distribution.certain(900), 100, 0.3);
  sum.trim();
  expect([5, 20, 21, 70, 71, 99].map((percent) => sum.percentile(percent))).toEqual([
    10, 10, 500, 500, 1000, 1000,
  ]);
});
