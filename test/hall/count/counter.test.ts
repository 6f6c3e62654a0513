/** What is counted of journals, against the real PostgreSQL: whatever the order in which they come, and whatever is put back. */
import { createUser } from '@nats-io/nkeys';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookEvent } from '../../../src/books/event.ts';
import { CHAIN_START, chainHash, digestOf } from '../../../src/fairness/hash-chain.ts';
import { type RecordRow, recordFrom } from '../../../src/fairness/record.ts';
import { verifyGame } from '../../../src/fairness/verify.ts';
import { fameEntries, type GameEvent, RULE_SETS, replay } from '../../../src/game/index.ts';
import { Counter } from '../../../src/hall/count/counter.ts';
import { readHallFame } from '../../../src/hall/count/fame.ts';
import { openGame } from '../../../src/hall/count/game-record.ts';
import { asideCoins, takingsOf } from '../../../src/hall/count/takings.ts';
import { linesBy, takingsCsv } from '../../../src/hall/fleet/takings.ts';
import { Journals } from '../../../src/hall/store/journals.ts';
import { idOf } from '../../../src/hall/wire/ids.ts';
import type { ChainName } from '../../../src/journal/outbox.ts';
import { playGame } from '../../server/played-game.ts';
import { testPool } from '../servers.ts';

const [EPOCH, NEXT] = ['a'.repeat(16), 'b'.repeat(16)];
const MONTH = '2026-01';

const atEnd: (() => void | Promise<void>)[] = [];
let pool: pg.Pool;
let journals: Journals;
let counter: Counter;
beforeAll(async () => {
  pool = await testPool((end) => atEnd.unshift(end));
  journals = new Journals(pool);
  counter = new Counter(pool);
});
afterAll(async () => {
  for (const end of atEnd) await end();
});

async function newTable(name: string): Promise<string> {
  const table = idOf(createUser().getPublicKey());
  await pool.query('INSERT INTO cabinet (id, key, name) VALUES ($1, $1, $2)', [table, name]);
  return table;
}

/** Rows as a journal has them, one event a second, the first one on noon of a day in January. */
function rowsOf(events: readonly (GameEvent | BookEvent)[]): readonly RecordRow[] {
  let hash = CHAIN_START;
  return events.map((event, index) => {
    const at = new Date(Date.UTC(2026, 0, 10, 12) + index * 1000).toISOString();
    const row = { seq: index + 1, at, type: event.type, payload: JSON.stringify(event) };
    hash = chainHash(hash, row);
    return { ...row, hash };
  });
}

const send = async (table: string, rows: readonly RecordRow[], chain: ChainName = 'games', epoch = EPOCH) => {
  for (let from = 0; from < rows.length; from += 100)
    await journals.take(table, { chain, epoch, rows: rows.slice(from, from + 100) });
};

async function resultsOf(table: string): Promise<readonly object[]> {
  const { rows } = await pool.query(
    `SELECT game::int, player, name, total FROM result
      WHERE cabinet = (SELECT no FROM cabinet WHERE id = $1) ORDER BY game, player`,
    [table],
  );
  return rows;
}

const coin = (reading: number): BookEvent => ({
  ...{ type: 'coin', channel: 1, count: 2, value: 100, credits: 2, life: 7, reading },
});
const one = playGame('yahtzee', ['Eric', 'Julie']);
const two = playGame('farkle', ['Ann', 'Bob'], undefined, replay(one));
const asTable = (events: readonly GameEvent[]) => {
  const game = replay(events);
  return (game === undefined ? [] : fameEntries(RULE_SETS, game)).map(
    ({ game: number, player, name, total }) => ({
      ...{ game: number, player, name, total },
    }),
  );
};

test('games, minutes, coins and results come out the same whether a journal comes at once or in pieces', async () => {
  const [whole, pieces] = [await newTable('Whole'), await newTable('Pieces, "new"')];
  const [games, books] = [rowsOf([...one, ...two]), rowsOf([coin(2), coin(4), { type: 'powered up' }])];
  await send(whole, games);
  await send(whole, books, 'books');
  await counter.count();
  for (let from = 0; from < games.length; from += 97) {
    await send(pieces, games.slice(from, from + 97));
    await counter.count();
  }
  await send(pieces, books, 'books');
  await Promise.all([counter.count(), counter.count()]);

  const days = await takingsOf(pool, MONTH);
  const [first, second] = [whole, pieces].map((id) => days.find(({ table }) => table === id)?.audit);
  expect(first).toMatchObject({ games: 2, ended: 2, players: 4, coins: 4, money: 400, starts: 1 });
  expect(second).toEqual(first);
  expect(await resultsOf(whole)).toEqual([...asTable(one), ...asTable(two)]);
  expect(await resultsOf(pieces)).toEqual(await resultsOf(whole));

  const euros = () => 'EUR';
  expect(linesBy(days, euros, () => '')).toMatchObject([{ currency: 'EUR', games: 4, money: 800 }]);
  const [head, row, other] = takingsCsv(days, euros).split('\r\n');
  expect(head).toMatch(/^day,table,group,games,.*,money,currency$/);
  expect(row).toMatch(/^2026-01-10,Whole,,2,.*,4\.00,EUR$/);
  expect(other).toContain('"Pieces, ""new""",');
});

test('the best of all tables stand in one list, and each game can be checked by whoever doubts it', async () => {
  const table = await newTable('Proof');
  const rows = rowsOf([...one, ...two]);
  await send(table, rows);
  await counter.count();
  const { sets, players } = await readHallFame(pool, Date.UTC(2026, 0, 20));
  const yahtzee = sets.find(({ rules }) => rules === 'yahtzee')?.people ?? [];
  const own = yahtzee.filter((line) => line.table === table);
  expect(own.map(({ name, total }) => ({ name, total }))).toEqual(
    asTable(one)
      .map(({ name, total }) => ({ name, total }))
      .sort((a, b) => b.total - a.total),
  );
  expect(yahtzee.map(({ total }) => total)).toEqual(yahtzee.map(({ total }) => total).sort((a, b) => b - a));
  expect(players[0]?.wins).toBeGreaterThan(0);

  const bytes = await openGame(pool, table, 1);
  const record = recordFrom(JSON.parse(Buffer.from(bytes ?? []).toString()));
  expect(record?.rows).toEqual(rows.slice(0, one.length));
  expect(record && verifyGame(record).wrong).toEqual([]);
  const farkle = JSON.parse(Buffer.from((await openGame(pool, table, 2)) ?? []).toString());
  expect([farkle.before, farkle.rows.length]).toEqual([rows[one.length - 1]?.hash, two.length]);
  expect(await openGame(pool, table, 3)).toBeUndefined();
  // Somebody has changed a row in the database.
  await pool.query(
    "UPDATE event SET payload = replace(payload, 'abc', 'abd') WHERE type = 'cut' AND seq = 2 AND cabinet = (SELECT no FROM cabinet WHERE id = $1)",
    [table],
  );
  const forged = JSON.parse(Buffer.from((await openGame(pool, table, 1)) ?? []).toString());
  expect(verifyGame(forged).wrong).not.toEqual([]);
});

test('a game whose seed is sealed is counted when it is open, and nothing behind it before', async () => {
  const table = await newTable('Sealed');
  const [started, ...others] = rowsOf(one);
  const { payload = '', ...sealed } = started ?? {};
  const digest = digestOf(started as RecordRow);
  await journals.take(table, {
    ...{ chain: 'games', epoch: EPOCH },
    rows: [{ ...sealed, type: 'game started', digest } as never, ...others.slice(0, 50)],
  });
  await counter.count();
  expect((await takingsOf(pool, MONTH)).filter((day) => day.table === table)).toEqual([]);
  await send(table, others.slice(50));
  await journals.open(table, { epoch: EPOCH, rows: [{ seq: 1, payload }] });
  await counter.count();
  expect(await resultsOf(table)).toEqual(asTable(one));
});

test('what a restored journal has lost is in no sum and no record any more, and its coins are named', async () => {
  const table = await newTable('Restored');
  const games = rowsOf([...one, ...two]);
  await send(table, games);
  await send(table, rowsOf([coin(2), coin(4)]), 'books');
  await counter.count();
  expect(await resultsOf(table)).toEqual([...asTable(one), ...asTable(two)]);
  // Put back to the end of the first game, and its first coin.
  for (const [chain, rows, upTo] of [
    ['games', games, one.length],
    ['books', rowsOf([coin(2), coin(4)]), 1],
  ] as const) {
    const links = rows.slice(0, upTo).map(({ seq, hash }) => ({ seq, hash }));
    await journals.take(table, { chain, epoch: NEXT, rows: [], links: links.slice(-1) });
  }
  await counter.count();
  expect(await resultsOf(table)).toEqual(asTable(one));
  const [day] = (await takingsOf(pool, MONTH)).filter((each) => each.table === table);
  expect(day?.audit).toMatchObject({ games: 1, money: 200 });
  expect(await asideCoins(pool, MONTH)).toEqual([{ table, name: 'Restored', day: '2026-01-10', money: 200 }]);
});
