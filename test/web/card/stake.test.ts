import { beforeAll, expect, test } from 'vitest';
import { stakeOf } from '../../../web/card/stake.ts';
import type { ToldSnapshot } from '../../../web/link/told.ts';
import { loadBigTexts } from '../../../web/texts/big-screen.ts';
import { loadLiveTexts } from '../../../web/texts/live.ts';
import { loadSentences } from '../../../web/texts/sentences.ts';

beforeAll(() => Promise.all([loadBigTexts, loadLiveTexts, loadSentences].map((load) => load('en'))));

const person = (name: string, total: number, current: boolean) => ({
  ...{ name, total, current, winner: false, droppedOut: false },
});

/** Julie's last box, 27 behind. */
function lastBox(points: number, brings?: number): Parameters<typeof stakeOf>[0] {
  const row = { id: 'four-of-a-kind', kind: 'box' as const, key: '', categories: [], points: [null, null] };
  return {
    ...{ screen: 'turn', round: 13, rounds: 13, farkle: null },
    players: [person('Eric', 260, false), person('Julie', 233, true)] as unknown as ToldSnapshot['players'],
    card: {
      columns: [0, 1].map((player) => ({ player, column: 0, times: 1 })),
      rows: [{ ...row, possible: [points], ...(brings === undefined ? {} : { brings: [brings] }) }],
      ...{ keysOnCard: false, corrected: [] },
    },
  };
}

test('a box whose bonus brings what is needed is named, since its points do not tell', () => {
  expect(stakeOf(lastBox(20), false, undefined)).toBe('needs 28 to pass Eric · last box');
  expect(stakeOf(lastBox(20, 120), false, undefined)).toBe(
    'needs 28 to pass Eric · Four of a Kind +120 · last box',
  );
  expect(stakeOf(lastBox(12, 27), false, undefined)).toBe('needs 28 to pass Eric · last box');
});

/** Julie's turn: 50 points are on the table. */
const farkle = (own: number, other: number, screen: 'turn' | 'over' = 'turn') =>
  stakeOf(
    {
      ...{ screen, round: 9, rounds: 0, card: null },
      players: [
        person('Eric', other, false),
        person('Julie', own, true),
      ] as unknown as ToldSnapshot['players'],
      farkle: { target: 1000, unit: 50, turnPoints: 50, pickedPoints: null } as ToldSnapshot['farkle'],
    },
    true,
    undefined,
  );

test('in Farkle what is needed to pass somebody can be got: points come in fifties', () => {
  expect(farkle(0, 1000)).toBe('Last turn: needs 1,000 to pass Eric');
  expect(farkle(1000, 1000)).toBe('Target reached');
  expect(farkle(800, 900)).toBe('150 to go');
});

test('once the game is over nothing is at stake any more', () => {
  expect(farkle(0, 1000, 'over')).toBe('');
  expect(stakeOf({ ...lastBox(20), screen: 'over' }, true, undefined)).toBe('');
});

test('nobody is told to need what the open boxes cannot bring', () => {
  const reach = (more: number) => ({ more, again: 0, open: [], upper: [] });
  expect(stakeOf(lastBox(20), false, [reach(0), reach(20)])).toBe(
    '27 behind Eric, cannot win any more · last box',
  );
});
