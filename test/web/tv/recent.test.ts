import { expect, test } from 'vitest';
import type { ToldFame } from '../../../web/link/told.ts';
import { recentTables } from '../../../web/tv/recent.ts';

const list = (rules: string, ...names: readonly string[]): ToldFame => ({
  rules,
  entries: names.map((name, place) => ({
    ...{ name, total: 300 - place, turns: null, corrected: false, fresh: false },
  })),
});

const periods = (...asked: Parameters<typeof recentTables>) =>
  recentTables(...asked).map(({ period, list }) => [period, ...list.entries.map(({ name }) => name)]);

test('today and the week are shown where they are others than the best of all time', () => {
  const recent = { today: [list('Yahtzee', 'Ann')], week: [list('Yahtzee', 'Bob', 'Ann')] };
  expect(periods(recent, [list('Yahtzee', 'Cleo', 'Bob', 'Ann')])).toEqual([
    ['today', 'Ann'],
    ['week', 'Bob', 'Ann'],
  ]);
});

test('what stands in another table already is not shown again', () => {
  const ever = [list('Yahtzee', 'Cleo', 'Ann')];
  const ann = [list('Yahtzee', 'Ann')];
  expect(periods({ today: ann, week: ann }, ever)).toEqual([['today', 'Ann']]);
  expect(periods({ today: ann, week: ever }, ever)).toEqual([['today', 'Ann']]);
  expect(periods({ today: ann, week: ann }, ann)).toEqual([]);
});

test('only the set that was played last is shown, and nothing where nobody has played', () => {
  const week = [list('Yahtzee', 'Bob'), list('Farkle', 'Ann')];
  expect(periods({ today: [list('Farkle', 'Ann')], week }, [])).toEqual([['week', 'Bob']]);
  expect(periods({ today: [], week: [] }, [list('Yahtzee', 'Bob')])).toEqual([]);
});
