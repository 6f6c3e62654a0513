/** Against the real PostgreSQL: what it answers is what it has committed. */
import { createUser } from '@nats-io/nkeys';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHAIN_START, chainHash, digestOf } from '../../../src/fairness/hash-chain.ts';
import type { RecordRow } from '../../../src/fairness/record.ts';
import { Journals } from '../../../src/hall/store/journals.ts';
import { migrateStore } from '../../../src/hall/store/migrations.ts';
import { idOf } from '../../../src/hall/wire/ids.ts';
import { AT } from '../../journal/events.ts';
import { line } from '../line.ts';
import { testPool } from '../servers.ts';

const EPOCH = 'a'.repeat(16);
const NEXT = 'b'.repeat(16);
/** Each test has one of its own. */
let table = '';

const atEnd: (() => void | Promise<void>)[] = [];
let pool: pg.Pool;
let journals: Journals;
beforeAll(async () => {
  pool = await testPool((end) => atEnd.unshift(end));
  journals = new Journals(pool);
});
afterAll(async () => {
  for (const end of atEnd) await end();
});
beforeEach(async () => {
  table = idOf(createUser().getPublicKey());
  await pool.query("INSERT INTO cabinet (id, key, name) VALUES ($1, $1, 'Bar 1')", [table]);
});

const send = (rows: readonly RecordRow[], epoch = EPOCH, more = {}) =>
  journals.take(table, { chain: 'games', epoch, rows: [...rows], ...more });
const at = (rows: readonly RecordRow[], seq: number, epoch = EPOCH) => ({
  ...{ epoch, seq, hash: rows[seq - 1]?.hash, sealed: [] },
});
async function stored(from = 'event'): Promise<readonly object[]> {
  const found = await pool.query(
    `SELECT seq::int, at, type, payload, encode(hash, 'hex') AS hash FROM ${from}
      WHERE chain = 'games' AND cabinet = (SELECT no FROM cabinet WHERE id = $1) ORDER BY seq`,
    [table],
  );
  return found.rows;
}

describe('one journal', () => {
  test('is written in order and once, whatever is sent again', async () => {
    const rows = line(250);
    expect(await send([])).toEqual({ epoch: EPOCH, seq: 0, hash: '0'.repeat(64), sealed: [] });
    expect(await send(rows.slice(0, 100))).toEqual(at(rows, 100));
    expect(await send(rows.slice(150))).toEqual({ error: 'gap', after: 100 });
    expect(await send(rows.slice(0, 100))).toEqual(at(rows, 100));
    expect(await send(rows.slice(60, 160))).toEqual(at(rows, 160));
    expect(await send(rows.slice(160))).toEqual(at(rows, 250));
    expect(await stored()).toEqual(rows);
    // Its tables are made once.
    const client = await pool.connect();
    await migrateStore(client);
    client.release();
    expect(await send([])).toEqual(at(rows, 250));
  });

  test('of which the same batch comes over many connections at once is written once', async () => {
    const rows = line(80);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(rows)));
    for (const answer of answers) expect(answer).toEqual(at(rows, 80));
    expect(await stored()).toEqual(rows);
  });

  test('has games and books beside each other', async () => {
    const rows = line(3);
    await send(rows);
    const books = line(2, 'books');
    const answer = await journals.take(table, { chain: 'books', epoch: EPOCH, rows: books });
    expect(answer).toEqual(at(books, 2));
    expect(await stored()).toEqual(rows);
  });

  test('that goes on in another way is refused, shown, and changes nothing', async () => {
    const rows = line(20);
    await send(rows);
    const clone = line(30, 'clone', 10);
    expect(await send(clone.slice(5, 20))).toEqual({ error: 'fork', seq: 20 });
    expect(await send(clone.slice(20))).toEqual({ error: 'fork', seq: 21 });
    expect(await stored()).toEqual(rows);
    const { rows: forks } = await pool.query('SELECT epoch, seq::int FROM fork');
    expect(forks).toEqual([{ epoch: EPOCH, seq: 21 }]);
  });

  test('of nobody, or of a table that was revoked, is not taken', async () => {
    expect(await journals.take('B'.repeat(16), { chain: 'games', epoch: EPOCH, rows: [] })).toEqual({
      error: 'stranger',
    });
    await pool.query('UPDATE cabinet SET revoked_at = now() WHERE id = $1', [table]);
    expect(await send(line(1))).toEqual({ error: 'stranger' });
    expect(await stored()).toEqual([]);
  });
});

describe('a sealed seed', () => {
  test('comes as its digest, is asked for until it is known, and must be what the digest says', async () => {
    const started = { seq: 1, at: AT, type: 'game started', payload: '{"seed":"ab"}' } as const;
    const first = { ...started, hash: chainHash(CHAIN_START, started) };
    const { payload, ...sealed } = first;
    const row = { ...sealed, digest: digestOf(first) };
    expect(await journals.take(table, { chain: 'games', epoch: EPOCH, rows: [row] })).toMatchObject({
      ...{ seq: 1, sealed: [1] },
    });
    expect(await stored()).toMatchObject([{ payload: null }]);
    const open = (text: string) => journals.open(table, { epoch: EPOCH, rows: [{ seq: 1, payload: text }] });
    expect(await open('{"seed":"cd"}')).toEqual({ error: 'fork', seq: 1 });
    expect(await stored()).toMatchObject([{ payload: null }]);
    expect(await open(payload)).toMatchObject({ seq: 1, sealed: [] });
    expect(await open(payload)).toMatchObject({ seq: 1, sealed: [] });
    expect(await stored()).toEqual([first]);
  });
});

describe('a restored journal', () => {
  test('goes on in its own epoch from where the two part; what was lost is set aside', async () => {
    const rows = line(60);
    await send(rows);
    const restored = line(70, 'restored', 40);
    expect(await send([], NEXT)).toEqual({ error: 'epoch', after: 0, before: 61 });
    const linksAt = (...seqs: readonly number[]) => ({
      links: seqs.map((seq) => ({ seq, hash: restored[seq - 1]?.hash ?? '' })),
    });
    expect(await send([], NEXT, linksAt(1, 21, 41, 60))).toEqual({ error: 'epoch', after: 21, before: 41 });
    expect(await send([], NEXT, linksAt(22, 32, 40, 41))).toEqual(at(restored, 40, NEXT));
    expect(await send(restored.slice(40), NEXT)).toEqual(at(restored, 70, NEXT));
    expect(await stored()).toEqual(restored);
    expect(await stored('set_aside')).toEqual(rows.slice(40));
  });

  test('that lost nothing sets nothing aside, and an epoch that is over never comes back', async () => {
    const rows = line(30);
    await send(rows.slice(0, 20));
    const links = [1, 15, 20].map((seq) => ({ seq, hash: rows[seq - 1]?.hash ?? '' }));
    expect(await send([], NEXT, { links })).toEqual(at(rows, 20, NEXT));
    expect(await send(rows.slice(20), EPOCH)).toEqual({ error: 'fork', seq: 20 });
    expect(await send([], EPOCH, { links })).toEqual({ error: 'fork', seq: 20 });
    expect(await send(rows.slice(20), NEXT)).toEqual(at(rows, 30, NEXT));
    expect(await stored('set_aside')).toEqual([]);
  });
});
