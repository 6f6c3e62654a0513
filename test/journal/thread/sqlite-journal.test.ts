import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Fault } from '../../../src/fault/fault.ts';
import type { Journal } from '../../../src/journal/journal.ts';
import { SCHEMA_VERSION } from '../../../src/journal/store/schema.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { tell } from '../../../src/language/sentence.ts';
import { sentencesIn } from '../../../src/language/sentences.ts';
import { cutEvent, startedEvent } from '../events.ts';
import { alter, dataFolder, query } from '../folder.ts';

async function open(folder: string): Promise<Journal> {
  const journal = await openSqliteJournal(folder);
  onTestFinished(() => journal.close());
  return journal;
}

async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof Fault)) throw new Error(`expected a fault, got ${outcome}`);
  return outcome;
}

/** A closed journal with one game of three events. */
async function written(): Promise<string> {
  const folder = dataFolder();
  const journal = await open(folder);
  await journal.append([startedEvent(1), cutEvent('a'), cutEvent('b')]);
  await journal.close();
  return folder;
}

test('the data folder is created, whatever is missing of its path', async () => {
  const folder = join(dataFolder(), 'not', 'there', 'yet');
  await (await open(folder)).append([startedEvent(1)]);
  expect(readFileSync(join(folder, 'journal.db')).subarray(0, 15).toString()).toBe('SQLite format 3');
});

test('a second controller is refused and told which process holds the journal', async () => {
  const folder = dataFolder();
  const first = await open(folder);
  const fault = await faultOf(openSqliteJournal(folder));
  expect(fault.code).toBe('journal-in-use');
  expect(fault.detail).toMatch(new RegExp(`in use by process ${process.pid} on ${hostname()} since \\d`));
  const german = tell(sentencesIn('de'), fault.said);
  expect(german).toContain(`Prozess ${process.pid} auf ${hostname()} (seit `);
  await first.append([startedEvent(1)]);
  await first.close();
  expect(await (await open(folder)).read()).toHaveLength(1);
});

test('a folder that cannot be created is a fault that names it', async () => {
  const folder = dataFolder();
  writeFileSync(join(folder, 'file'), '');
  const fault = await faultOf(openSqliteJournal(join(folder, 'file', 'data')));
  expect(fault.code).toBe('journal-open');
  expect(fault.message).toContain(join(folder, 'file', 'data'));
});

test('a database that cannot be opened is a fault that names it', async () => {
  const folder = dataFolder();
  mkdirSync(join(folder, 'journal.db'));
  const fault = await faultOf(openSqliteJournal(folder));
  expect(fault.code).toBe('journal-open');
  expect(fault.detail).toContain(join(folder, 'journal.db'));
});

test('a file that is no database is reported as damaged and left as it is', async () => {
  const folder = dataFolder();
  const text = 'this is not a database\n'.repeat(500);
  writeFileSync(join(folder, 'journal.db'), text);
  expect((await faultOf(openSqliteJournal(folder))).code).toBe('journal-damaged');
  expect(readFileSync(join(folder, 'journal.db'), 'utf8')).toBe(text);
});

test.each([
  ['a changed payload', `UPDATE event SET payload = '{"type":"cut","text":"x"}' WHERE seq = 2`, 2],
  ['a changed time', "UPDATE event SET at = '2001-01-01T00:00:00.000Z' WHERE seq = 3", 3],
  ['a changed type', "UPDATE event SET type = 'held' WHERE seq = 2", 2],
  ['a changed hash', `UPDATE event SET hash = '${'0'.repeat(64)}' WHERE seq = 1`, 1],
  ['a lost event', 'DELETE FROM event WHERE seq = 2', 2],
  ['two swapped events', 'UPDATE event SET seq = 99 - seq WHERE seq > 1', 2],
])('%s is found when the game is read, and the event is named', async (_, sql, seq) => {
  const folder = await written();
  alter(folder, sql);
  const fault = await faultOf((await open(folder)).read());
  expect(fault.code).toBe('journal-damaged');
  expect(fault.detail).toContain(`event ${seq} of ${join(folder, 'journal.db')}`);
});

test('a game is chained to the game before it: when that one lost its last event, it is found', async () => {
  const folder = await written();
  const journal = await open(folder);
  await journal.append([startedEvent(2)]);
  await journal.close();
  alter(folder, 'DELETE FROM event WHERE seq = 3');
  expect((await faultOf((await open(folder)).read())).detail).toContain('event 3');
});

test('numbers and chain go on over many openings', async () => {
  const folder = await written();
  for (const text of ['c', 'd', 'e']) {
    const journal = await open(folder);
    await journal.append([cutEvent(text)]);
    await journal.close();
  }
  const stored = await (await open(folder)).read();
  expect(stored.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('appends that come while the disk is busy share one transaction', async () => {
  const folder = dataFolder();
  const journal = await open(folder);
  await journal.append([startedEvent(1)]);
  const before = commitsIn(folder);
  await Promise.all(Array.from({ length: 100 }, (_, index) => journal.append([cutEvent(`${index}`)])));
  expect(await journal.read()).toHaveLength(101);
  expect(commitsIn(folder) - before).toBeLessThanOrEqual(2);
});

test('an append is in the write-ahead log when it resolves, one commit each when they are awaited', async () => {
  const folder = dataFolder();
  const journal = await open(folder);
  await journal.append([startedEvent(1)]);
  const before = commitsIn(folder);
  for (let count = 1; count <= 5; count += 1) {
    await journal.append([cutEvent('x')]);
    expect(commitsIn(folder) - before).toBe(count);
  }
});

test('an append of no events resolves and stores nothing', async () => {
  const journal = await open(dataFolder());
  await journal.append([]);
  expect(await journal.read()).toEqual([]);
});

test('a closed journal leaves one file: no log, no holder', async () => {
  const folder = await written();
  expect(query(folder, 'PRAGMA user_version')).toEqual([{ user_version: SCHEMA_VERSION }]);
  expect(() => readFileSync(join(folder, 'journal.holder'))).toThrow('ENOENT');
  expect(() => readFileSync(join(folder, 'journal.db-wal'))).toThrow('ENOENT');
});

/** Commit frames of the write-ahead log: those whose header says how large the database is after them (SQLite file format, 4.1). */
function commitsIn(folder: string): number {
  const log = readFileSync(join(folder, 'journal.db-wal'));
  const pageSize = log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + 24 <= log.length; at += 24 + pageSize)
    if (log.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
}
