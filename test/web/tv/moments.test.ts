import { describe, expect, test } from 'vitest';
import { tvMomentOf } from '../../../web/tv/moments.ts';

const person = (total: number, current = false) => ({
  ...{ name: current ? 'Eric' : 'Julie', total, current, winner: false, droppedOut: false },
});
/** Of two players; whoever has 0 has filled the box, whoever has null has not. */
const boxes = (...points: readonly (number | null)[]) => ({
  card: {
    columns: points.map((_, player) => ({ player, column: 0, times: 1 })),
    rows: [{ id: 'chance', kind: 'box' as const, label: '', key: '', categories: [], points, possible: [] }],
    ...{ keysOnCard: false, corrected: [] },
  },
});
const TUMBLING = { slots: [{ tumbling: true }] };
const SHOWN = {
  players: [person(100, true), person(122)],
  screen: 'turn' as const,
  ...{ round: 13, rounds: 13, rollsLeft: 1, rollsTaken: 2, farkle: null, card: null, slots: [] },
};
const scored = (feats: readonly ('allAlike' | 'upperBonus' | 'lead' | 'scratch')[], fresh = true) => ({
  scored: {
    player: 1,
    row: 'sixes',
    column: 0,
    points: 24,
    dice: [6, 6, 6, 6, 1],
    feats,
    fresh,
    cheered: false,
    takeable: true,
  },
});
const FARKLE = {
  ...{ target: 10_000, unit: 50, turnPoints: 0, pickedPoints: null, diceLeft: 6, hotDice: false, turns: [] },
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

  test('stays one while its dice tumble, until they have landed', () => {
    expect(tvMomentOf({ ...SHOWN, rollsLeft: 0, rollsTaken: 3, ...TUMBLING })).toBe('lastRoll');
    expect(tvMomentOf({ ...SHOWN, rollsLeft: 0, rollsTaken: 3 })).toBeUndefined();
  });

  test('of somebody who leads is one as long as somebody close behind has a box left', () => {
    const leads = { ...SHOWN, players: [person(150, true), person(122)] };
    expect(tvMomentOf({ ...leads, ...boxes(null, null) })).toBe('lastRoll');
    expect(tvMomentOf({ ...leads, ...boxes(null, 0) })).toBeUndefined();
    expect(
      tvMomentOf({ ...leads, players: [person(200, true), person(122)], ...boxes(null, null) }),
    ).toBeUndefined();
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

describe('in Farkle', () => {
  const farkle = { ...FARKLE, lost: null };
  const FARKLE_SHOWN = { ...SHOWN, round: 9, rounds: 0, rollsLeft: null, farkle };

  test.each([
    ['whoever is within one good turn of the target', [9100, 3000], {}, 'lastRoll'],
    [
      'whoever gets there with what is set aside',
      [8500, 3000],
      { turnPoints: 350, pickedPoints: 200 },
      'lastRoll',
    ],
    ['everybody after somebody has reached it', [2000, 10_050], {}, 'lastRoll'],
    ['nobody else', [8500, 9900], {}, undefined],
  ] as const)('%s plays for the game', (_, [own, other], turn, moment) => {
    const players = [person(own, true), person(other)];
    expect(tvMomentOf({ ...FARKLE_SHOWN, players, farkle: { ...farkle, ...turn } })).toBe(moment);
  });
});

test('a farkle is a moment while it is shown', () => {
  expect(tvMomentOf({ ...SHOWN, rounds: 0, farkle: { ...FARKLE, lost: 600 } })).toBe('farkle');
  expect(tvMomentOf({ ...SHOWN, rounds: 0, farkle: { ...FARKLE, lost: null } })).toBeUndefined();
});
