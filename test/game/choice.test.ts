/** What a choice has cost: the difference to the best one, whatever was done. */
import { expect, test } from 'vitest';
import { bestChoice, type Game, judgementOn, madeBy, replay, type ValuedMove } from '../../src/game/index.ts';

const CHOICES: readonly ValuedMove[] = [
  { move: { keep: [5, 5], next: 'roll' }, value: 20.5 },
  { move: { keep: [], next: 'roll' }, value: 19.2 },
  { move: { keep: [5], next: 'roll' }, value: 20.5 },
  { move: { score: 'chance' }, value: 17 },
  { move: { score: 'fives' }, value: 18 },
];

test('the best choice costs nothing, and the others what they are worth less', () => {
  expect(judgementOn(CHOICES, { keep: [5, 5], next: 'roll' })).toMatchObject({ cost: 0 });
  expect(judgementOn(CHOICES, { keep: [], next: 'roll' })?.cost).toBeCloseTo(1.3);
  expect(judgementOn(CHOICES, { score: 'chance' })).toMatchObject({ cost: 3.5, value: 20.5 });
});

test('of two best ones the one that was chosen is the best', () => {
  expect(judgementOn(CHOICES, { keep: [5, 5], next: 'roll' })?.best).toEqual({ keep: [5, 5], next: 'roll' });
  expect(judgementOn(CHOICES, { keep: [5], next: 'roll' })?.best).toEqual({ keep: [5], next: 'roll' });
});

test('who rolls no more has chosen the best box so far', () => {
  expect(judgementOn(CHOICES, 'stop')).toMatchObject({ cost: 2.5, made: 'stop' });
});

test('nothing is said of what is no choice, nor where none is known', () => {
  expect(judgementOn(CHOICES, { keep: [6], next: 'roll' })).toBeUndefined();
  expect(judgementOn([], { keep: [], next: 'roll' })).toBeUndefined();
  expect(bestChoice([])).toBeUndefined();
});

const START = {
  type: 'game started',
  ...{ game: 1, rules: 'yahtzee', dice: 5, players: ['Eric'], starter: 0 },
  ...{ seed: '0'.repeat(64), seal: '0'.repeat(64) },
} as const;
const NONE = [false, false, false, false, false];
const rolled = { type: 'rolled', n: 1, player: 0, held: NONE, cut: '', faces: [5, 1, 5, 2, 3] } as const;

test('a roll has kept what was held, a score has chosen its box, and a first roll has chosen nothing', () => {
  const game = replay([START, rolled, { type: 'held', slot: 2 }, { type: 'held', slot: 0 }]) as Game;
  expect(madeBy(game, [{ ...rolled, n: 2 }])).toEqual({ keep: [5, 5], next: 'roll' });
  const scored = { type: 'scored', player: 0, category: 'fives', points: 10, bonus: 0 } as const;
  expect(madeBy(game, [scored])).toEqual({ score: 'fives' });
  expect(madeBy(game, [{ type: 'stopped' }])).toBe('stop');
  expect(madeBy(game, [{ type: 'freed', slot: 0 }])).toBeUndefined();
  expect(madeBy(replay([START]) as Game, [rolled])).toBeUndefined();
});
