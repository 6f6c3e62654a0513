/** What players of Farkle are told that they need in one turn. */
import { expect, test } from 'vitest';
import { FARKLE, houseName, type SeenFarkle, type TurnNeed, ZILCH } from '../../../../src/game/index.ts';
import { turnNeeds } from '../../../../src/strategy/odds/farkle/needs.ts';
import { farkleTurns } from '../../../../src/strategy/odds/farkle/turns.ts';
import { seenFarkle } from './seen-farkle.ts';

const ENDS = farkleTurns(FARKLE);
const OTHERS_GET_ONE = farkleTurns(ZILCH);
/** Six dice without a 1, a 5, three alike or three pairs: 2, 2, 1 and 1 of the other four faces. */
const SIX_ZILCH = (6 * 180) / 6 ** 6;

/** Five dice are set aside with so many points, and the last one shows a 1. */
const hotDice = (points: number): Partial<SeenFarkle['turn']> => ({
  ...{ rolls: 2, dice: [1, 1, 1, 1, 1, 1], points },
  set: [true, true, true, true, true, false],
});

test('in the last turn it is what overtakes the best, with the chance that the dice give it', () => {
  const seen = seenFarkle([9350, 10_000], hotDice(550), { reachedBy: 1 });
  expect(turnNeeds(OTHERS_GET_ONE, seen)).toEqual<readonly TurnNeed[]>([
    {
      ...{ player: 0, points: 700, chance: expect.closeTo(1 - SIX_ZILCH, 9) },
      ...{ turn: 'this', held: 550, atLeast: false },
    },
  ]);
});

test('whose last turn is still to come is told too, and that it may become more', () => {
  const seen = seenFarkle([9900, 10_000, 9350], { ...hotDice(550), player: 2 }, { reachedBy: 1 });
  expect(turnNeeds(OTHERS_GET_ONE, seen)).toMatchObject([
    { player: 2, points: 700, turn: 'this', held: 550, atLeast: true },
    // No less may be banked.
    { player: 0, points: 300, turn: 'next', held: 0, atLeast: true },
  ]);
});

test('before that it is what is missing to the target, where one turn may bring it', () => {
  expect(turnNeeds(ENDS, seenFarkle([0, 0]))).toEqual([]);
  const seen = seenFarkle([9000, 9000, 5000, 9900], hotDice(950));
  expect(turnNeeds(ENDS, seen)).toEqual<readonly TurnNeed[]>([
    { player: 0, points: 1000, chance: 1, turn: 'this', held: 950, atLeast: false },
    { player: 1, points: 1000, chance: expect.any(Number), turn: 'next', held: 0, atLeast: false },
    { player: 3, points: 100, chance: expect.any(Number), turn: 'next', held: 0, atLeast: false },
  ]);
});

test('who has dropped out needs nothing, and nobody has to overtake them', () => {
  const seen = seenFarkle([9350, 10_000, 10_800], hotDice(550), { reachedBy: 1, droppedOut: [2] });
  expect(turnNeeds(OTHERS_GET_ONE, seen)).toMatchObject([{ player: 0, points: 700 }]);
  expect(turnNeeds(ENDS, seenFarkle([9900, 9900], {}, { droppedOut: [1] }))).toMatchObject([{ player: 0 }]);
});

test('players of the house are expected to play their own way', () => {
  const chanceOf = (name: string): number | undefined =>
    turnNeeds(ENDS, seenFarkle([8900, 0], {}, { players: [name, 'Julie'] }))[0]?.chance;
  expect(chanceOf(houseName('greedy'))).not.toBe(chanceOf('Eric'));
});
