/** The odds of games whose end is near enough to be told without them. */
import { expect, test } from 'vitest';
import {
  BONUS_IN_BOX,
  EMPTY_CARD,
  type FiveDiceRules,
  FOURTEEN_BOX,
  type Odds,
  PLAIN,
  YAHTZEE,
} from '../../../src/game/index.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { solve } from '../../../src/strategy/five-dice/solve.ts';
import type { Values } from '../../../src/strategy/five-dice/values.ts';
import { cardOdds } from '../../../src/strategy/odds/cards.ts';
import { finished } from '../../../src/strategy/steps.ts';
import { cardWith, type Moment, seenAt } from './positions.ts';

const tables = new Map<FiveDiceRules, Values>();

function oddsOf(moment: Moment, rules = YAHTZEE): Odds | undefined {
  const values = tables.get(rules) ?? solve(modelOf(rules));
  tables.set(rules, values);
  return finished(cardOdds(values).of(seenAt(moment)));
}

const ERIC = cardWith({ fours: 12, fives: 15, sixes: 18, chance: 147 }, 'yahtzee');
const JULIE = cardWith({ fours: 16, fives: 20, threes: 9, twos: 4, chance: 171 }, 'sixes');

test('the last round of the game in the classic assignment: Eric needs his Yahtzee, and Julie no six', () => {
  const odds = oddsOf({ players: ['Eric', 'Julie'], cards: [ERIC, JULIE] });
  expect(odds?.players[0]?.win).toBeCloseTo(Number(17588503603515625n) / Number(592297667290202112n), 12);
  expect(odds?.tie).toBe(0);
  expect(odds?.how).toBe('exact');
  // His 50 fall short of what Julie is likely to have: that would be a need that nobody can get.
  expect(odds?.needs).toEqual([]);
});

test('who may get what the others are likely to have needs about that', () => {
  const cards = [cardWith({ chance: 190 }, 'yahtzee'), cardWith({ chance: 195 }, 'sixes')];
  const odds = oddsOf({ players: ['Eric', 'Julie'], cards });
  expect(odds?.needs).toMatchObject([{ player: 0, boxes: ['yahtzee'], about: true }]);
  expect(odds?.needs[0]?.chance).toBeGreaterThan(0);
});

test('who has no box open needs nothing, and others need what passes a total that is certain', () => {
  const done = cardWith({ chance: 200 });
  const odds = oddsOf({ players: ['Eric', 'Julie'], cards: [cardWith({ chance: 190 }, 'yahtzee'), done] });
  const hit = 2.301432126285 / 50;
  expect(odds?.players.map(({ win }) => win)).toEqual([expect.closeTo(hit, 8), expect.closeTo(1 - hit, 8)]);
  expect(odds?.needs).toEqual([
    // What the box can hold, rather than the eleven that are missing.
    { player: 0, points: 50, boxes: ['yahtzee'], chance: expect.closeTo(hit, 8), about: false },
  ]);
  expect(odds?.players[0]).toMatchObject({
    total: { expected: expect.closeTo(190 + 50 * hit, 6), low: 190, high: 190 },
  });
  expect(odds?.players[1]).toMatchObject({ total: { expected: 200, low: 200, high: 200 } });
});

test('of a single box the least that it can hold is needed, with the upper bonus that comes with it', () => {
  // 45 in the upper section: three sixes bring 18 and the bonus of 35.
  const eric = cardWith({ ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, chance: 100 }, 'sixes');
  const odds = oddsOf({ players: ['Eric', 'Julie'], cards: [eric, cardWith({ chance: 185 })] });
  const threeSixes = odds?.players[0]?.win ?? 0;
  expect(odds?.needs).toEqual([
    { player: 0, points: 18, boxes: ['sixes'], chance: expect.closeTo(threeSixes, 8), about: false },
  ]);
  expect(threeSixes).toBeCloseTo(0.355, 3);
});

test('of several boxes, too, the bonus comes along with the least that reaches it', () => {
  // 50 in the upper section: with 13 more there are 35 as well.
  const eric = cardWith({ ones: 5, fours: 12, fives: 15, sixes: 18, chance: 100 }, 'twos', 'threes');
  const needed = (total: number) =>
    oddsOf({ players: ['Eric', 'Julie'], cards: [eric, cardWith({ chance: total })], rules: PLAIN.id }, PLAIN)
      ?.needs[0]?.points;
  expect([160, 190, 200].map(needed)).toEqual([11, 13, 16]);
});

test('a bonus that too much would lose is no reason to need nothing', () => {
  // 75 in the upper section bring the bonus, more than 98 would lose it.
  const eric = cardWith(
    { fours: 20, fives: 25, sixes: 30, yahtzee: 50, chance: 20 },
    ...(['ones', 'twos', 'threes'] as const),
  );
  const cards = [eric, cardWith({ chance: 190 })];
  const odds = oddsOf({ players: ['Eric', 'Julie'], cards, rules: BONUS_IN_BOX.id }, BONUS_IN_BOX);
  expect(odds?.needs).toMatchObject([{ player: 0, points: 10, boxes: ['ones', 'twos', 'threes'] }]);
});

test('what five alike again would have to bring beside the boxes is no need', () => {
  const eric = cardWith({ yahtzee: 50, chance: 100 }, 'ones');
  const odds = oddsOf({ players: ['Eric', 'Julie'], cards: [eric, cardWith({ chance: 160 })] });
  expect(odds?.players[0]?.win).toBeGreaterThan(0);
  expect(odds?.needs).toEqual([]);
});

test('a tie is told apart where it is shared, and goes to the lower number where it is not', () => {
  const cards = [cardWith({ chance: 150 }, 'yahtzee'), cardWith({ chance: 200 })];
  const players = ['Eric', 'Julie'];
  const hit = 2.301432126285 / 50;
  const shared = oddsOf({ players, cards, rules: PLAIN.id }, PLAIN);
  expect(shared?.tie).toBeCloseTo(hit, 8);
  expect(shared?.players[0]?.win).toBe(0);
  const first = oddsOf({ players, cards, rules: BONUS_IN_BOX.id }, BONUS_IN_BOX);
  expect(first?.tie).toBe(0);
  expect(first?.players[0]?.win).toBeGreaterThanOrEqual(hit - 1e-8);
  expect(first?.needs[0]?.points).toBe(50);
});

test('the dice that lie there count, and so does a claim', () => {
  const cards = [cardWith({ chance: 190 }, 'yahtzee'), cardWith({ chance: 200 })];
  const players = ['Eric', 'Julie'];
  const four = oddsOf({ players, cards, dice: [6, 6, 6, 6, 1], rollsLeft: 1 });
  expect(four?.players[0]?.win).toBeCloseTo(1 / 6, 12);
  const none = oddsOf({ players, cards, dice: [6, 6, 6, 6, 1], rollsLeft: 0 });
  expect(none?.players.map(({ win }) => win)).toEqual([0, 1]);
  const claimed = oddsOf(
    {
      players,
      cards: [cardWith({ yahtzee: 150 }, 'sixes'), cardWith({ chance: 179 })],
      ...{ dice: [6, 6, 6, 6, 6], rollsLeft: 2, claimed: true, rules: BONUS_IN_BOX.id },
    },
    BONUS_IN_BOX,
  );
  expect(claimed?.players[0]).toMatchObject({ win: 1, total: { expected: 180 } });
});

test('who has dropped out wins nothing, and two must be left', () => {
  const cards = [ERIC, JULIE, cardWith({ chance: 250 })];
  const players = ['Eric', 'Julie', 'Vendla'];
  const odds = oddsOf({ players, cards, droppedOut: [2] });
  expect(odds?.players[2]?.win).toBe(0);
  expect(odds?.players[0]?.win).toBeCloseTo(0.0296954, 7);
  expect(oddsOf({ players, cards, droppedOut: [0, 2] })).toBeUndefined();
});

test('a card that no game comes to, as a repaired one may be, has no odds', () => {
  const { yahtzee: _, ...boxes } = { yahtzee: 0, 'yahtzee-bonus': 0 };
  const cards = [{ ...EMPTY_CARD, boxes }, EMPTY_CARD];
  const moment = { players: ['Eric', 'Julie'], cards, rules: FOURTEEN_BOX.id };
  expect(oddsOf(moment, FOURTEEN_BOX)).toBeUndefined();
});
