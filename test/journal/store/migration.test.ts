/** Journals that tables of earlier schemas wrote, on their way to the newest one. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkCopy } from '../../../src/journal/backup/check-copy.ts';
import { restoreJournal } from '../../../src/journal/backup/restore.ts';
import {
  checkSchema,
  FIRST_VERSION,
  migrate,
  SCHEMA_VERSION,
  schemaVersion,
} from '../../../src/journal/store/schema.ts';
import { alter, dataFolder, query } from '../folder.ts';

const FIXTURES = globSync(join(import.meta.dirname, '../../fixtures/journals/*.db.gz')).sort();

/** The database of a fixture in a folder of its own, as a table left it. */
function written(fixture: string): string {
  const folder = dataFolder();
  writeFileSync(join(folder, 'journal.db'), gunzipSync(readFileSync(fixture)));
  return folder;
}

function opened(folder: string): DatabaseSync {
  return new DatabaseSync(join(folder, 'journal.db'));
}

const EVENTS = 'SELECT seq, at, type, payload, hash FROM event ORDER BY seq';
/** None where the schema had no books. */
const BOOKS = 'SELECT seq, at, type, payload, hash FROM book ORDER BY seq';
const booksIn = (folder: string) =>
  query(folder, "SELECT name FROM sqlite_schema WHERE name = 'book'").length === 0
    ? []
    : query(folder, BOOKS);
const EDITS = 'SELECT * FROM fame_edit ORDER BY id';

test('of every schema that tables have written, but for the present one, a journal is kept', () => {
  const kept = new Set(
    FIXTURES.map((fixture) => query(written(fixture), 'PRAGMA user_version')[0]?.user_version),
  );
  const published = Array.from({ length: SCHEMA_VERSION - FIRST_VERSION }, (_, step) => FIRST_VERSION + step);
  expect(published.length).toBeGreaterThan(0);
  expect(published.filter((version) => !kept.has(version))).toEqual([]);
});

test.each(FIXTURES.map((fixture) => [basename(fixture), fixture]))(
  '%s comes to the newest schema with every event as it was',
  (_name, fixture) => {
    const folder = written(fixture);
    const before = [query(folder, EVENTS), query(folder, EDITS), booksIn(folder)];
    const database = opened(folder);
    migrate(database, 'journal.db');
    expect(schemaVersion(database)).toBe(SCHEMA_VERSION);
    checkSchema(database, 'journal.db');
    expect([...checkCopy(database, 'journal.db')].length).toBeGreaterThan(0);
    database.close();
    expect([query(folder, EVENTS), query(folder, EDITS), booksIn(folder)]).toEqual(before);
    expect(query(folder, EVENTS).length).toBeGreaterThan(30);
  },
);

test('a backup of an earlier schema is restored as a journal of the newest one, and a journal of a newer Dicetable gives way to it', () => {
  const [from, folder] = [written(FIXTURES[0] ?? ''), dataFolder()];
  alter(folder, `PRAGMA user_version = ${SCHEMA_VERSION + 1}; CREATE TABLE future (x)`);
  const { replaced, events } = restoreJournal(folder, join(from, 'journal.db'), new Date());
  expect(query(folder, 'PRAGMA user_version')).toEqual([{ user_version: SCHEMA_VERSION }]);
  expect(query(folder, EVENTS)).toEqual(query(from, EVENTS));
  expect(events).toBe(query(from, EVENTS).length);
  // Nothing of what the newer one wrote is thrown away.
  expect(replaced).toMatch(/journal-replaced-.*\.db$/);
});

test('a step that fails in its middle leaves the schema before it, and every event', () => {
  const folder = written(FIXTURES[0] ?? '');
  const before = query(folder, EVENTS);
  // The second table of its step is there already.
  alter(folder, 'CREATE TABLE book_sum (x)');
  const database = opened(folder);
  expect(() => migrate(database, 'journal.db')).toThrow(/book_sum already exists/);
  database.close();
  expect(query(folder, 'PRAGMA user_version')).toEqual([{ user_version: FIRST_VERSION }]);
  expect(query(folder, "SELECT name FROM sqlite_schema WHERE name = 'book'")).toEqual([]);
  expect(query(folder, EVENTS)).toEqual(before);
});
