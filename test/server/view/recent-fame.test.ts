import { expect, test } from 'vitest';
import { type FameEntry, RULE_SETS } from '../../../src/game/index.ts';
import { type BestSince, recentFame } from '../../../src/server/view/recent-fame.ts';

/** As the clock on the wall of this place says it. */
const at = (day: number, hour: number, minute = 0): Date => new Date(2026, 10, day, hour, minute);

const entry = (name: string, ended: Date): FameEntry => ({
  ...{ rules: 'yahtzee', name, total: 200, game: 1, player: 0, turns: undefined, corrected: false },
  endedAt: ended.toISOString(),
});

const table =
  (...entries: readonly FameEntry[]): BestSince =>
  (ms) => ({
    hall: { yahtzee: entries.filter(({ endedAt = '' }) => Date.parse(endedAt) >= ms) },
    game: undefined,
  });

/** Who is in the tables at this moment. */
function namesAt(now: Date, bestSince: BestSince) {
  const { today, week } = recentFame(bestSince, RULE_SETS, now.getTime());
  const names = (lists: typeof today) => lists.flatMap(({ entries }) => entries.map(({ name }) => name));
  return { today: names(today), week: names(week) };
}

const EVENING = table(
  entry('Ann', at(15, 4, 59)),
  entry('Bob', at(15, 5)),
  entry('Cleo', at(20, 23)),
  entry('Dan', at(21, 22)),
  entry('Eve', at(22, 1)),
);

test('today goes on past midnight, until five in the morning', () => {
  const evening = ['Dan', 'Eve'];
  expect(namesAt(at(21, 23), EVENING).today).toEqual(evening);
  expect(namesAt(at(22, 4, 59), EVENING).today).toEqual(evening);
  expect(namesAt(at(22, 5), EVENING).today).toEqual([]);
});

test('the week is today and the six days before it, on whatever weekday', () => {
  expect(namesAt(at(21, 23), EVENING).week).toEqual(['Bob', 'Cleo', 'Dan', 'Eve']);
  expect(namesAt(at(22, 12), EVENING).week).toEqual(['Cleo', 'Dan', 'Eve']);
  expect(namesAt(at(28, 12), EVENING).week).toEqual([]);
});

test('each entry has the day of its game, unless the clock was not set then', () => {
  const unset = { ...entry('Old', at(21, 20)), endedAt: '1970-01-01T00:03:00.000Z' };
  const { week } = recentFame(
    () => ({ hall: { yahtzee: [entry('Dan', at(21, 22)), unset] }, game: undefined }),
    RULE_SETS,
    at(21, 23).getTime(),
  );
  expect(week[0]?.entries.map(({ day }) => day)).toEqual(['2026-11-21', undefined]);
});

test('a table whose clock is not set has no tables of today', () => {
  expect(recentFame(EVENING, RULE_SETS, Date.UTC(1970, 0, 2))).toEqual({ today: [], week: [] });
});
