/** The solvers against sums that anybody can do, on cards that are full soon. */
import { expect, test } from 'vitest';
import {
  BONUS_IN_BOX,
  type Category,
  CHIPS,
  EMPTY_CARD,
  type FiveDiceRules,
  FOURTEEN_BOX,
  FREE_JOKER,
  KISMET,
  PLAIN,
  SCOTZEE,
  type ScoreCard,
  totals,
  UPPER_CATEGORIES,
  YAHTZEE,
  YATZY,
} from '../../../src/game/index.ts';
import { solveByKernel } from '../../../src/strategy/five-dice/card-solver.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { classOf } from '../../../src/strategy/five-dice/outcomes.ts';
import { solveBySpecification } from '../../../src/strategy/five-dice/specification.ts';
import { type Values, valueOfCard } from '../../../src/strategy/five-dice/values.ts';
import { expectedTotal } from './brute-force.ts';
import { withBonusAt, withBoxes } from './some-boxes.ts';

const toCome = (values: Values, card: ScoreCard): number => {
  const { rules } = values.model;
  return valueOfCard(values, classOf(rules, card), totals(rules, card).upper) ?? Number.NaN;
};

test.each<[Category, number]>([
  ['ones', 2.106481],
  ['twos', 2 * 2.106481],
  ['sixes', 6 * 2.106481],
  ['three-of-a-kind', 15.194661],
  ['four-of-a-kind', 5.611263],
  ['full-house', 9.072072],
  ['small-straight', 18.463269],
  ['large-straight', 10.443801],
  ['yahtzee', 2.301432],
  ['chance', 70 / 3],
])('a card with only %s open is worth what has been published', (category, points) => {
  const model = modelOf(withBoxes(PLAIN, category));
  expect(toCome(solveByKernel(model), EMPTY_CARD)).toBeCloseTo(points, 5);
  expect(toCome(solveBySpecification(model), EMPTY_CARD)).toBeCloseTo(points, 5);
});

const UPPER = UPPER_CATEGORIES;
/** Their points are of no account, but that Fives and Sixes can reach a bonus of 40. */
const UP_TO_FOURS = { ones: 0, twos: 0, threes: 0, fours: 0 };

const SMALL: readonly (readonly [string, FiveDiceRules, ScoreCard['boxes']])[] = [
  ['a bonus in reach', withBonusAt(withBoxes(PLAIN, 'fives', 'sixes'), 40), {}],
  ['a bonus that too many points lose', withBonusAt(withBoxes(BONUS_IN_BOX, 'fives', 'sixes'), 30, 39), {}],
  [
    'a bonus that is there and may be lost',
    withBonusAt(withBoxes(BONUS_IN_BOX, ...UPPER), 30, 39),
    { ...UP_TO_FOURS, fives: 25, threes: 9 },
  ],
  ['chips', withBoxes(CHIPS, 'yahtzee', 'chance'), {}],
  ['the forced joker', withBoxes(YAHTZEE, ...UPPER, 'yahtzee', 'full-house'), { ...UP_TO_FOURS, fives: 0 }],
  [
    'the forced joker without lower boxes',
    withBoxes(YAHTZEE, ...UPPER, 'yahtzee'),
    { ...UP_TO_FOURS, yahtzee: 50 },
  ],
  [
    'the free joker',
    withBoxes(FREE_JOKER, ...UPPER, 'yahtzee', 'large-straight'),
    { ...UP_TO_FOURS, sixes: 6, yahtzee: 0 },
  ],
  ['the joker of lower boxes', withBoxes(SCOTZEE, 'yahtzee', 'small-straight'), {}],
  ['claims', withBoxes(BONUS_IN_BOX, 'sixes', 'yahtzee'), {}],
  ['a bonus box', withBoxes(FOURTEEN_BOX, 'yahtzee', 'yahtzee-bonus'), {}],
  ['pairs', withBoxes(YATZY, 'one-pair', 'two-pairs'), {}],
  ['colours', withBoxes(KISMET, 'flush', 'full-house'), {}],
  ['two rolls', { ...withBoxes(YATZY, 'sixes', 'yatzy'), rolls: 2 }, {}],
  ['one roll', { ...withBoxes(YATZY, 'sixes', 'yatzy'), rolls: 1 }, {}],
  ['five rolls', { ...withBoxes(YATZY, 'three-of-a-kind', 'yatzy'), rolls: 5 }, {}],
];

test.each(SMALL)('with %s, both solvers find what trying everything finds', (_, rules, boxes) => {
  const model = modelOf(rules);
  const card = { ...EMPTY_CARD, boxes };
  const expected = expectedTotal(rules)(card) - totals(rules, card).total;
  expect(expected).toBeGreaterThan(Number.NEGATIVE_INFINITY);
  expect(toCome(solveByKernel(model), card)).toBeCloseTo(expected, 9);
  expect(toCome(solveBySpecification(model), card)).toBeCloseTo(expected, 9);
});

const CATEGORIES: readonly Category[] = [...UPPER, 'full-house', 'yahtzee', 'yahtzee-bonus', 'yatzy'];

test.each([YAHTZEE, FREE_JOKER, CHIPS, BONUS_IN_BOX, FOURTEEN_BOX, SCOTZEE, YATZY])(
  'in $id, the kernel says of every card what the specification says',
  (rules) => {
    const model = modelOf(
      withBonusAt(withBoxes(rules, ...CATEGORIES), 33, rules.upperBonus.max === undefined ? undefined : 50),
    );
    const [fast, readable] = [solveByKernel(model), solveBySpecification(model)];
    expect(fast.points.length).toBe(readable.points.length);
    let worst = 0;
    for (const [index, points] of fast.points.entries()) {
      worst = Math.max(worst, Math.abs(points - (readable.points[index] ?? Number.NaN)));
    }
    expect(worst).toBeLessThan(1e-9);
  },
);
