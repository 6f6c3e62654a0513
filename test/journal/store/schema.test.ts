import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { NO_BOOKS } from '../../../src/books/books.ts';
import { migrate, SCHEMA_VERSION } from '../../../src/journal/store/schema.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { startedEvent } from '../events.ts';
import { alter, dataFolder, query } from '../folder.ts';

test('an empty database of version 0 becomes one of the newest version, and migrating again changes nothing', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, 'test.db');
  const schema = database.prepare('SELECT name FROM sqlite_schema ORDER BY name').all();
  expect(schema.map(({ name }) => name)).toEqual([
    'book',
    'book_sum',
    'epoch',
    'event',
    'fame_edit',
    'finished',
    'game_number',
    'game_start',
    'sqlite_autoindex_epoch_1',
  ]);
  expect(database.prepare('PRAGMA user_version').get()?.user_version).toBe(SCHEMA_VERSION);
  migrate(database, 'test.db');
  expect(database.prepare('SELECT name FROM sqlite_schema ORDER BY name').all()).toEqual(schema);
  database.close();
});

test('a database file of version 0 is migrated when a journal opens it', async () => {
  const folder = dataFolder();
  alter(folder, 'PRAGMA user_version = 0; VACUUM');
  const journal = await openSqliteJournal(folder);
  await journal.append([startedEvent(1)]);
  await journal.close();
  expect(query(folder, 'PRAGMA user_version')).toEqual([{ user_version: SCHEMA_VERSION }]);
  expect(query(folder, 'SELECT seq, type FROM event')).toEqual([{ seq: 1, type: 'game started' }]);
});

test('a database of a newer Dicetable is refused, not touched', async () => {
  const folder = dataFolder();
  alter(folder, `PRAGMA user_version = ${SCHEMA_VERSION + 1}; CREATE TABLE future (x)`);
  await expect(openSqliteJournal(folder)).rejects.toThrow(
    `written by a newer Dicetable (schema ${SCHEMA_VERSION + 1}, this one knows ${SCHEMA_VERSION})`,
  );
  expect(query(folder, 'SELECT name FROM sqlite_schema')).toEqual([{ name: 'future' }]);
});

test('a database from before the first published version is refused with what to do, not touched', async () => {
  const folder = dataFolder();
  alter(folder, 'PRAGMA user_version = 3; CREATE TABLE past (x)');
  await expect(openSqliteJournal(folder)).rejects.toThrow(
    /was written by a Dicetable before 0\.1\.0 \(schema 3\); move it away to begin a new one/,
  );
  expect(query(folder, 'SELECT name FROM sqlite_schema')).toEqual([{ name: 'past' }]);
});

test('a journal of schema 5, which had no books, goes on with empty ones', async () => {
  const folder = dataFolder();
  const journal = await openSqliteJournal(folder);
  await journal.append([startedEvent(1)]);
  await journal.close();
  alter(folder, 'DROP TABLE book; DROP TABLE book_sum; DROP TABLE epoch; PRAGMA user_version = 5');
  const next = await openSqliteJournal(folder);
  expect((await next.read()).map(({ event }) => event)).toEqual([startedEvent(1)]);
  expect(await next.books()).toEqual(NO_BOOKS);
  await next.append([], [{ type: 'powered up' }]);
  expect((await next.books()).total.starts).toBe(1);
  await next.close();
});
