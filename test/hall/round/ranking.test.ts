import { expect, test } from 'vitest';
import { rankingOf } from '../../../src/hall/round/ranking.ts';

const made = (...totals: readonly number[]) =>
  rankingOf(totals.map((total, at) => ({ table: `t${at}`, player: `p${at}`, total, corrected: false })));

test('two points for everybody beaten, one for a tie, in percent; and the points above the mean of all others', () => {
  expect(made(200, 260, 200, 180).map(({ rank, percent, against }) => [rank, percent, against])).toEqual([
    [1, 100, 66.7],
    [2, 50, -13.3],
    [2, 50, -13.3],
    [4, 0, -40],
  ]);
});

test('who has no field has no percent', () => {
  expect(made(200)).toMatchObject([{ rank: 1, percent: null, against: null }]);
  expect(made()).toEqual([]);
});
