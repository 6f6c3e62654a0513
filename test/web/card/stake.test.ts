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
