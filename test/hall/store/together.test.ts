/** Against the real PostgreSQL: batches of many tables in one transaction, of which none is another's concern. */
import { createUser } from '@nats-io/nkeys';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RecordRow } from '../../../src/fairness/record.ts';
import { Journals } from '../../../src/hall/store/journals.ts';
import type { HallAnswer } from '../../../src/hall/wire/batch.ts';
import { idOf } from '../../../src/hall/wire/ids.ts';
import { line } from '../line.ts';
import { testPool } from '../servers.ts';

const EPOCH = 'a'.repeat(16);
const TABLES = 12;

const atEnd: (() => void | Promise<void>)[] = [];
let pool: pg.Pool;
let journals: Journals;
let tables: readonly string[] = [];
beforeAll(async () => {
  pool = await testPool((end) => atEnd.unshift(end));
  journals = new Journals(pool);
});
afterAll(async () => {
  for (const end of atEnd) await end();
});
beforeEach(async () => {
  tables = Array.from({ length: TABLES }, () => idOf(createUser().getPublicKey()));
  await pool.query("INSERT INTO cabinet (id, key, name) SELECT id, id, 'Bar' FROM unnest($1::text[]) AS id", [
    tables,
  ]);
});

const send = (table: string, rows: readonly RecordRow[], epoch = EPOCH): Promise<HallAnswer> =>
  journals.take(table, { chain: 'games', epoch, rows: [...rows] });
const sendAll = (rowsOf: (at: number) => readonly RecordRow[]) =>
  Promise.allSettled(tables.map((table, at) => send(table, rowsOf(at))));
const told = (rows: readonly RecordRow[]) => ({
  status: 'fulfilled',
  value: { epoch: EPOCH, seq: rows.length, hash: rows.at(-1)?.hash, sealed: [] },
});
const lineAt = (at: number, rows = 8) => line(rows, `line ${at}`);

interface Stored {
  readonly rows: number;
  readonly head: number;
}
/** What there is of each table, and how many transactions wrote it. */
async function stored() {
  const { rows } = await pool.query<Stored & { readonly id: string }>(
    `SELECT id, (SELECT count(*)::int FROM event WHERE cabinet = no) AS rows, COALESCE(head.seq, 0)::int AS head
       FROM cabinet LEFT JOIN head ON head.cabinet = no WHERE id = ANY($1)`,
    [tables],
  );
  const by = new Map(rows.map(({ id, ...more }) => [id, more]));
  const { rows: wrote } = await pool.query<{ readonly times: number }>(
    `SELECT count(DISTINCT event.xmin::text)::int AS times
       FROM event JOIN cabinet ON cabinet = no WHERE id = ANY($1)`,
    [tables],
  );
  return { of: tables.map((table) => by.get(table)), times: wrote[0]?.times };
}

test('what waits goes into one transaction, each table with its own rows', async () => {
  await sendAll(() => []);
  const answers = await sendAll((at) => lineAt(at));
  expect(answers).toEqual(tables.map((_, at) => told(lineAt(at))));
  const { of, times } = await stored();
  expect(of).toEqual(tables.map(() => ({ rows: 8, head: 8 })));
  // Two that found nothing at work, and all that came meanwhile.
  expect(times).toBe(3);
});

test('a fork, a gap and a stranger are refused by themselves, and stop nobody', async () => {
  await sendAll((at) => lineAt(at, 4));
  const wrong = new Map([
    [5, line(8, 'clone')],
    [7, lineAt(7).slice(6)],
  ]);
  await pool.query('UPDATE cabinet SET revoked_at = now() WHERE id = $1', [tables[9]]);
  const answers = await sendAll((at) => wrong.get(at) ?? lineAt(at));
  const refused = new Map<number, HallAnswer>([
    [5, { error: 'fork', seq: 4 }],
    [7, { error: 'gap', after: 4 }],
    [9, { error: 'stranger' }],
  ]);
  expect(answers).toEqual(
    tables.map((_, at) => {
      const value = refused.get(at);
      return value === undefined ? told(lineAt(at)) : { status: 'fulfilled', value };
    }),
  );
  const { of } = await stored();
  expect(of).toEqual(tables.map((_, at) => (refused.has(at) ? { rows: 4, head: 4 } : { rows: 8, head: 8 })));
  const { rows: forks } = await pool.query('SELECT id FROM fork JOIN cabinet ON cabinet = no');
  expect(forks).toEqual([{ id: tables[5] }]);
});

test('nobody waits for a table that somebody has locked', async () => {
  await sendAll(() => []);
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM cabinet WHERE id = $1 FOR UPDATE', [tables[4]]);
  const answers = tables.map((table, at) => send(table, lineAt(at)));
  await Promise.all(answers.filter((_, at) => at !== 4));
  expect((await stored()).of[4]).toEqual({ rows: 0, head: 0 });
  await client.query('COMMIT');
  client.release();
  expect(await answers[4]).toEqual(told(lineAt(4)).value);
});

test('only what is committed is told: where a commit fails, each is tried alone', async () => {
  await sendAll(() => []);
  // Refused at the commit, and no sooner: until then all looks well.
  const id = tables[6] ?? '';
  await pool.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room'; END $$;
    CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON event DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (NEW.payload LIKE '%line 6%') EXECUTE FUNCTION refuse()`);
  const answers = await sendAll((at) => lineAt(at));
  await pool.query('DROP TRIGGER refuse ON event');
  for (const [at, answer] of answers.entries())
    if (at === 6) expect(answer).toMatchObject({ status: 'rejected', reason: { message: 'no room' } });
    else expect(answer).toEqual(told(lineAt(at)));
  const { of } = await stored();
  expect(of).toEqual(tables.map((_, at) => (at === 6 ? { rows: 0, head: 0 } : { rows: 8, head: 8 })));
  expect(await send(id, lineAt(6))).toEqual(told(lineAt(6)).value);
});

test('a table that sends twice at once is written once, and in order', async () => {
  const rows = line(60);
  const [table = ''] = tables;
  await send(table, []);
  const parts = Array.from({ length: 12 }, (_, at) => rows.slice(at * 5, at * 5 + 5));
  const answers = await Promise.all([...parts, ...parts].map((part) => send(table, part)));
  expect(answers.slice(0, 12)).toEqual(parts.map((_, at) => told(rows.slice(0, at * 5 + 5)).value));
  expect((await stored()).of[0]).toEqual({ rows: 60, head: 60 });
});
