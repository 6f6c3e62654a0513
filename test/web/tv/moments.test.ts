import { describe, expect, test } from 'vitest';
import { tvMomentOf } from '../../../web/tv/moments.ts';

const person = (total: number, current = false) => ({
  ...{ name: current ? 'Eric' : 'Julie', total, current, winner: false, droppedOut: false },
});
const SHOWN = {
  players: [person(100, true), person(122)],
  screen: 'turn' as const,
  ...{ round: 13, rounds: 13, rollsLeft: 1, rollsTaken: 2, farkle: null },
};
const scored = (feats: readonly ('allAlike' | 'upperBonus' | 'lead' | 'scratch')[], fresh = true) => ({
  scored: { player: 1, row: 'sixes', column: 0, points: 24, dice: [6, 6, 6, 6, 1], feats, fresh },
});
const FARKLE = {
  ...{ target: 10_000, turnPoints: 0, pickedPoints: null, diceLeft: 6, hotDice: false, turns: [] },
};

describe('of a score', () => {
  test.each([
    [['upperBonus', 'lead'], 'bonus'],
    [['lead'], 'lead'],
    [['scratch'], 'scratch'],
    [[], 'scored'],
  ] as const)('%j is told as %s', (feats, moment) => {
    expect(tvMomentOf({ ...SHOWN, ...scored(feats) })).toBe(moment);
  });

  test('nothing is told once it is no longer fresh', () => {
    expect(tvMomentOf({ ...SHOWN, ...scored(['lead'], false), round: 3 })).toBeUndefined();
  });
});

describe('the last roll', () => {
  test('of the last turn of somebody who can still take the lead is a moment', () => {
    expect(tvMomentOf(SHOWN)).toBe('lastRoll');
  });

  test.each([
    ['an earlier roll', { rollsLeft: 2 }],
    ['no roll left', { rollsLeft: 0 }],
    ['before the first roll', { rollsTaken: 0 }],
    ['an earlier round', { round: 12 }],
    ['somebody who leads already', { players: [person(200, true), person(122)] }],
    ['somebody who is too far behind', { players: [person(10, true), person(122)] }],
    ['a game that is over', { screen: 'over' as const }],
  ])('of %s is none', (_, change) => {
    expect(tvMomentOf({ ...SHOWN, ...change })).toBeUndefined();
  });
});

test('a farkle is a moment while it is shown', () => {
  expect(tvMomentOf({ ...SHOWN, rounds: 0, farkle: { ...FARKLE, lost: 600 } })).toBe('farkle');
  expect(tvMomentOf({ ...SHOWN, rounds: 0, farkle: { ...FARKLE, lost: null } })).toBeUndefined();
});
