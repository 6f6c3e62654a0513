import { expect, test } from 'vitest';
import { broughtBy, gainOf } from '../../../web/tv/brought.ts';

/** Of one player with two columns; the second counts twice. */
const SNAPSHOT = {
  card: {
    columns: [1, 2].map((times, column) => ({ player: 0, column, times })),
    rows: [
      {
        ...{ id: 'upperBonus', kind: 'sum' as const, key: '', categories: [], possible: [] },
        points: [35, 35],
      },
    ],
    ...{ keysOnCard: false, corrected: [] },
  },
};
const scored = (column: number, feats: readonly ('upperBonus' | 'lead')[]) => ({
  ...{ player: 0, row: 'ones', column, points: 3, dice: [1, 1, 1, 4, 5], feats, fresh: true },
  ...{ cheered: false, takeable: true },
});

test('the upper bonus is told beside the box that brings it, as often as its column counts', () => {
  expect(broughtBy('upperBonus', SNAPSHOT, scored(0, []))).toBe(35);
  expect(gainOf(SNAPSHOT, scored(0, ['upperBonus', 'lead']))).toBe(38);
  expect(gainOf(SNAPSHOT, scored(1, ['upperBonus']))).toBe(73);
});

test('other scores bring their own points alone, and a game without a card tells no bonus', () => {
  expect(gainOf(SNAPSHOT, scored(0, ['lead']))).toBe(3);
  expect(gainOf({ card: null }, scored(0, ['upperBonus']))).toBe(3);
});
