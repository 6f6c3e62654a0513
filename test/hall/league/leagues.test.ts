/** Against the real PostgreSQL: leagues whose results flow in from the journals of tables. */
import { createUser } from '@nats-io/nkeys';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHAIN_START, chainHash } from '../../../src/fairness/hash-chain.ts';
import type { GameEvent } from '../../../src/game/index.ts';
import { Leagues } from '../../../src/hall/league/leagues.ts';
import { Journals } from '../../../src/hall/store/journals.ts';
import { idOf } from '../../../src/hall/wire/ids.ts';
import { playGame } from '../../server/played-game.ts';
import { testPool } from '../servers.ts';

const atEnd: (() => void | Promise<void>)[] = [];
let pool: pg.Pool;
let leagues: Leagues;
beforeAll(async () => {
  pool = await testPool((end) => atEnd.unshift(end));
  leagues = new Leagues(pool);
});
afterAll(async () => {
  for (const end of atEnd) await end();
});

/** A claimed table: what is played at it goes to the hall as it would over the wire. */
async function hallTable() {
  const table = idOf(createUser().getPublicKey());
  await pool.query("INSERT INTO cabinet (id, key, name) VALUES ($1, $1, 'Bar')", [table]);
  const journals = new Journals(pool);
  let [seq, hash] = [0, CHAIN_START];
  return {
    async plays(events: readonly GameEvent[]): Promise<readonly number[]> {
      const rows = events.map((event) => {
        seq += 1;
        const at = new Date(Date.UTC(2026, 0, 1) + seq * 1000).toISOString();
        const row = { seq, at, type: event.type, payload: JSON.stringify(event) };
        hash = chainHash(hash, row);
        return { ...row, hash };
      });
      for (let from = 0; from < rows.length; from += 100)
        await journals.take(table, {
          ...{ chain: 'games', epoch: 'a'.repeat(16), rows: rows.slice(from, from + 100) },
        });
      const end = events.findLast(({ type }) => type === 'game ended');
      return end?.type === 'game ended' ? end.totals : [];
    },
  };
}

test('what two play at any table is their match, once, whoever sat first and however a name is written', async () => {
  const [one, two] = [await hallTable(), await hallTable()];
  const before = playGame('yahtzee', ['Julie', 'Eric']);
  await one.plays(before);
  const no = await leagues.open({
    ...{ name: 'Friday', kind: 'robin', rules: 'yahtzee', players: ['Julie', 'Eric', 'Ann'] },
  });
  expect((await leagues.show(no))?.matches.map(({ state }) => state)).toEqual(['due', 'due', 'due']);
  const totals = await two.plays(playGame('yahtzee', ['ERIC', 'Julie']));
  await two.plays(playGame('yahtzee', ['ERIC', 'Julie']));
  await one.plays(playGame('yatzy', ['Ann', 'Julie']));
  await one.plays(playGame('yahtzee', ['Ann', 'Julie'], 20));
  const sheet = await leagues.show(no);
  const played = sheet?.matches.filter(({ state }) => state === 'played') ?? [];
  expect(played).toHaveLength(1);
  const julie = played[0]?.players.indexOf('Julie') ?? -1;
  expect([played[0]?.points[1 - julie], played[0]?.points[julie]]).toEqual([...totals]);
  expect(await leagues.show(no)).toEqual(sheet);
});

test('a league that everybody has played is over, its ratings seed the next one, and a score can be put right', async () => {
  const no = await leagues.open({
    ...{ name: 'Cup', kind: 'single', rules: 'farkle', players: ['Zoe', 'Yan', 'Xia', 'Wim'] },
  });
  expect(await leagues.score(99, 1, [1, 2])).toBe('no-league');
  expect(await leagues.score(no, 3, [1, 2])).toBe('not-due');
  expect(await leagues.score(no, 1, [8000, 10_000])).toBeUndefined();
  expect(await leagues.score(no, 1, [10_000, 8000])).toBeUndefined();
  expect(await leagues.score(no, 2, [10_000, 8000])).toBeUndefined();
  expect(await leagues.score(no, 3, [5000, 10_000])).toBeUndefined();
  const sheet = await leagues.show(no);
  expect(sheet?.isOver).toBe(true);
  const winner = sheet?.standings[0];
  expect([winner?.rank, winner?.won, winner?.lost]).toEqual([1, 2, 0]);
  const rated = (await leagues.ratings()).filter(({ player }) =>
    ['Zoe', 'Yan', 'Xia', 'Wim'].includes(player),
  );
  expect(rated[0]?.player).toBe(winner?.player);
  expect(rated.map(({ matches }) => matches)).toEqual([2, 2, 1, 1]);
  const next = await leagues.open({
    name: 'Next',
    kind: 'robin',
    rules: 'farkle',
    players: ['Zed', `${winner?.player}`],
  });
  expect((await leagues.show(next))?.matches[0]?.players).toContain(winner?.player);
  expect((await leagues.list()).find((line) => line.no === no)).toMatchObject({
    name: 'Cup',
    players: 4,
    isOver: true,
  });
});

test('two who ask at the same time count a game once', async () => {
  const table = await hallTable();
  const no = await leagues.open({ name: 'Race', kind: 'robin', rules: 'yahtzee', players: ['Kim', 'Lou'] });
  await table.plays(playGame('yahtzee', ['Kim', 'Lou']));
  const sheets = await Promise.all([leagues.show(no), leagues.show(no), leagues.show(no)]);
  expect(new Set(sheets.map((sheet) => JSON.stringify(sheet))).size).toBe(1);
  expect((await leagues.ratings()).find(({ player }) => player === 'Kim')?.matches).toBe(1);
});
