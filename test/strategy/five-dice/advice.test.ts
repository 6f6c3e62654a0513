/** What choices are worth, and in which order they are told. */
import { expect, test } from 'vitest';
import {
  BONUS_IN_BOX,
  boxValues,
  CHIPS,
  type Dice,
  EMPTY_CARD,
  FACES,
  FIVE_DICE_SETS,
  FOURTEEN_BOX,
  PLAIN,
  type ScoreCard,
  YAHTZEE,
  YATZY,
} from '../../../src/game/index.ts';
import { type AdvisedChoice, adviserFrom, tooLarge } from '../../../src/strategy/five-dice/advice.ts';
import { solveByKernel } from '../../../src/strategy/five-dice/card-solver.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { classOf } from '../../../src/strategy/five-dice/outcomes.ts';
import { bestFirst, bestOf } from '../../../src/strategy/order.ts';
import { english } from '../../language/english.ts';
import { withBonusAt, withBoxes } from './some-boxes.ts';

const adviser = adviserFrom(
  solveByKernel(modelOf(withBonusAt(withBoxes(CHIPS, 'fives', 'sixes', 'yahtzee', 'chance'), 40))),
);
const LIVE = adviserFrom(solveByKernel(modelOf(withBoxes(YATZY, 'sixes', 'chance', 'yatzy'))));

function best(from: typeof adviser, card: ScoreCard, dice: Dice, rollsLeft: number): number {
  const values = from.choicesOf({ card, dice, rollsLeft, claimed: false }).map(({ value }) => value);
  return Math.max(...values);
}

/** Over every ordered roll of so many dice. */
function mean(count: number, worth: (rolled: Dice) => number): number {
  let rolls: readonly Dice[] = [[]];
  for (let die = 0; die < count; die += 1)
    rolls = rolls.flatMap((roll) => FACES.map((face) => [...roll, face]));
  return rolls.reduce((sum, roll) => sum + worth(roll), 0) / rolls.length;
}

test.each<[string, ScoreCard['boxes']]>([
  ['a new card', {}],
  ['a card whose Yahtzee box holds 50', { yahtzee: 50, chance: 20 }],
  ['a card with the upper bonus', { fives: 20, sixes: 24 }],
])('the value of %s is the mean over its first rolls of the best choice', (_, boxes) => {
  const card = { ...EMPTY_CARD, boxes };
  const bests = new Map<string, number>();
  const expected = mean(5, (dice) => {
    const name = dice.toSorted().join('');
    const value = bests.get(name) ?? best(adviser, card, dice, 2);
    bests.set(name, value);
    return value;
  });
  expect(adviser.cardValue(card)).toBeCloseTo(expected, 9);
});

test('the value of a keep is the mean over what is rolled of the best choice after it', () => {
  const card = { ...EMPTY_CARD, boxes: { sixes: 18 } };
  const dice: Dice = [2, 5, 5, 6, 6];
  for (const rollsLeft of [1, 2]) {
    for (const choice of adviser.choicesOf({ card, dice, rollsLeft, claimed: false })) {
      if (!('keep' in choice) || choice.keep.length < 3) continue;
      const { keep, value } = choice;
      const expected = mean(dice.length - keep.length, (rolled) =>
        best(adviser, card, [...keep, ...rolled], rollsLeft - 1),
      );
      expect(value).toBeCloseTo(expected, 9);
    }
  }
});

test('boxes are among the choices where a turn may end early, and keeps only while rolls are left', () => {
  const dice: Dice = [6, 6, 6, 2, 1];
  const of = (from: typeof adviser, rollsLeft: number): readonly AdvisedChoice[] =>
    from.choicesOf({ card: EMPTY_CARD, dice, rollsLeft, claimed: false });
  const boxes = (choices: readonly AdvisedChoice[]): number =>
    choices.filter((choice) => 'score' in choice).length;
  // Three sixes give four choices of how many to keep, 2 and 1 two each.
  expect([of(LIVE, 1).length, boxes(of(LIVE, 1))]).toEqual([16 + 3, 3]);
  expect([of(adviser, 1).length, boxes(of(adviser, 1))]).toEqual([16, 0]);
  expect([of(adviser, 0).length, boxes(of(adviser, 0))]).toEqual([4, 4]);
});

test('a claim is worth what it adds and the best box after it, and cannot be made twice in a turn', () => {
  const claims = adviserFrom(solveByKernel(modelOf(withBoxes(BONUS_IN_BOX, 'sixes', 'yahtzee', 'chance'))));
  const position = { card: { ...EMPTY_CARD, boxes: { yahtzee: 150 } }, dice: [6, 6, 6, 6, 6] as const };
  const [claim, ...others] = bestFirst(claims.choicesOf({ ...position, rollsLeft: 0, claimed: false }));
  expect(claim).toMatchObject({ score: 'yahtzee', points: 100, adds: true, bonus: 0 });
  expect(claim?.value).toBeCloseTo(100 + (others[0]?.value ?? 0), 9);
  const after = bestFirst(claims.choicesOf({ ...position, rollsLeft: 2, claimed: true }));
  expect(after).toEqual(others);
});

test('equal values come as keeps before boxes, longer keeps first, then by digits, and all of them are best', () => {
  const choices = [
    { score: 'chance', value: 5 },
    { keep: [6], value: 5 },
    { keep: [2], value: 5 + 1e-12 },
    { keep: [1, 2], value: 5 },
    { keep: [3, 3], value: 6 },
    { score: 'ones', value: 5 },
  ];
  const sorted = bestFirst(choices);
  expect(sorted.map(({ keep, score }) => keep?.join('') ?? score)).toEqual([
    '33',
    '12',
    '2',
    '6',
    'chance',
    'ones',
  ]);
  expect(bestOf(sorted)).toHaveLength(1);
  expect(bestOf(sorted.slice(1))).toHaveLength(5);
});

test('sets that are too large say why', () => {
  expect(tooLarge(YAHTZEE)).toBeUndefined();
  expect(english(tooLarge({ ...PLAIN, columns: [1, 2] }))).toContain('2 columns');
  expect(english(tooLarge({ ...YAHTZEE, rolls: Number.POSITIVE_INFINITY }))).toContain('never end');
  expect(english(tooLarge({ ...YAHTZEE, savesRolls: true }))).toContain('are saved');
  expect(english(tooLarge({ ...YAHTZEE, dice: 6 }))).toContain('6 dice');
});

test('a Yahtzee of 50 makes no other card where nothing follows from it', () => {
  const plain = adviserFrom(solveByKernel(modelOf(withBoxes(PLAIN, 'yahtzee', 'chance'))));
  const card = { ...EMPTY_CARD, boxes: { yahtzee: 50 } };
  expect(plain.cardValue(card)).toBeCloseTo(70 / 3, 9);
  expect(plain.choicesOf({ card, dice: [1, 2, 3, 4, 6], rollsLeft: 0, claimed: false })).toHaveLength(1);
});

// In the other one the Yahtzee box and its bonus are scratched together.
const ALONE = FIVE_DICE_SETS.filter((rules) => tooLarge(rules) === undefined && rules !== FOURTEEN_BOX);

test.each(ALONE)('$id: a game comes to every card with one box filled, whatever is in it', (rules) => {
  const model = modelOf(rules);
  for (const { category } of rules.boxes) {
    for (const points of boxValues(rules, category)) {
      const card = { ...EMPTY_CARD, boxes: { [category]: points } };
      expect(model.rowOf(classOf(rules, card)), `${category} ${points}`).not.toBe(-1);
    }
  }
});
