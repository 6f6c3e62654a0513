/** A table that was taken in, keeps its chain, and lies in what stands in it: the hall counts nothing of that, and everybody else's. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/game/index.ts';
import { Counter } from '../../../src/hall/count/counter.ts';
import { readHallFame } from '../../../src/hall/count/fame.ts';
import { takingsOf } from '../../../src/hall/count/takings.ts';
import { Leagues } from '../../../src/hall/league/leagues.ts';
import { callSeats } from '../../../src/hall/league/seats.ts';
import { playGame } from '../../server/played-game.ts';
import { hallTable, heard } from '../league/hall-table.ts';
import { testPool } from '../servers.ts';

const atEnd: (() => void | Promise<void>)[] = [];
let pool: pg.Pool;
beforeAll(async () => {
  pool = await testPool((end) => atEnd.unshift(end));
});
afterAll(async () => {
  for (const end of atEnd) await end();
});

const honest = playGame('yahtzee', ['Julie', 'Eric']);
const [started] = honest;
const changed = (type: GameEvent['type'], change: object): readonly GameEvent[] => {
  const at = honest.findLastIndex((event) => event.type === type);
  return honest.map((event, index) => (index === at ? ({ ...event, ...change } as GameEvent) : event));
};

const LIES: Readonly<Record<string, readonly [readonly GameEvent[], at?: string]>> = {
  'more points in a box': [changed('scored', { points: 1500 })],
  'other totals at the end': [changed('game ended', { totals: [1575, 1], winners: [0] })],
  'dice that no seed gives': [changed('rolled', { faces: [6, 6, 6, 6, 6] })],
  'a seal of something else': [changed('game started', { seal: '00'.repeat(32) })],
  'a score of nobody': [changed('scored', { player: 5 })],
  'a box that is none': [changed('scored', { category: 'constructor' })],
  'an end without a game': [honest.filter(({ type }) => type === 'game ended')],
  'an end at once': [[...honest.slice(0, 1), ...honest.slice(-1)]],
  'a time that is none': [honest, 'yesterday'],
  'a day that is none': [honest, '2026-02-31T12:00:00.000Z'],
  'a year that nobody counts': [honest, '+275760-01-01T00:00:00.000Z'],
};

test('what a table lies in its payloads is in no record and no match, and stops the books and leagues of nobody else', async () => {
  const leagues = new Leagues(pool);
  const no = await leagues.open({
    ...{ name: 'Friday', kind: 'robin', rules: 'yahtzee', players: ['Julie', 'Eric'] },
    seats: { group: null },
  });
  for (const [lie, [events, at]] of Object.entries(LIES)) {
    const liar = await hallTable(pool);
    await pool.query('UPDATE cabinet SET name = $2 WHERE id = $1', [liar.id, lie]);
    await liar.plays(events, at);
  }
  const fair = await heard(pool, 'Fair');
  await new Counter(pool).count();
  await callSeats(pool, Date.now());
  const before = await leagues.show(no);
  expect(before?.matches.map(({ state }) => state)).toEqual(['due']);
  expect(before?.calls.map(({ tableName }) => tableName)).toEqual(['Fair']);
  const totals = await fair.plays(honest);
  await new Counter(pool).count();
  const fame = await readHallFame(pool, Date.now());
  const lines = fame.sets.flatMap(({ people }) => people);
  expect(lines.map(({ tableName }) => tableName)).toEqual(['Fair', 'Fair']);
  expect(lines.map(({ total }) => total)).toEqual([...totals].sort((one, other) => other - one));
  expect((await leagues.show(no))?.matches.map(({ state }) => state)).toEqual(['played']);
  expect((await takingsOf(pool, '2026-01')).filter(({ name }) => name === 'Fair')).toHaveLength(1);
  expect(started?.type).toBe('game started');
});
