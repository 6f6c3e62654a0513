/** Databases that somebody has made to harm: none is taken, and none is waited for. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { backupName, newestBackup } from '../../../src/journal/backup/backup-files.ts';
import { restoreJournal } from '../../../src/journal/backup/restore.ts';
import { newestWholeBackup } from '../../../src/journal/backup/whole-backup.ts';
import { readRecordOf } from '../../../src/journal/store/read-record.ts';
import { openStore } from '../../../src/journal/store/sqlite-store.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { cutEvent, startedEvent } from '../events.ts';
import { alter, dataFolder, query } from '../folder.ts';

const AT = new Date('2026-01-02T03:04:05.678Z');

async function journalFolder(): Promise<string> {
  const folder = dataFolder();
  const journal = await openSqliteJournal(folder);
  await journal.append([startedEvent(1), cutEvent('a')]);
  await journal.close();
  return folder;
}

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i';

test.each([
  [
    'a trigger that throws events away',
    'CREATE TRIGGER t AFTER INSERT ON event BEGIN DELETE FROM event; END',
    'trigger t',
  ],
  [
    'a trigger that changes events',
    "CREATE TRIGGER t AFTER INSERT ON event BEGIN UPDATE event SET at = 'x'; END",
    'trigger t',
  ],
  ['a view', 'CREATE VIEW v AS SELECT 1', 'view v'],
  ['another table', 'CREATE TABLE more (x)', 'table more'],
  ['another index', 'CREATE INDEX more ON event (at)', 'index more'],
  ['a table that is gone', 'DROP TABLE fame_edit', 'table fame_edit'],
  [
    'a view without end in the place of a table',
    `DROP TABLE event; CREATE VIEW event AS ${ENDLESS} AS seq, '' AS at, '' AS type, '' AS payload, '' AS hash FROM n`,
    'view event',
  ],
  [
    'a table of the same name and another form',
    'DROP TABLE finished; CREATE TABLE finished (start, kept, hash)',
    'table finished',
  ],
])('%s is taken neither by restore nor by a start', async (_title, sql, what) => {
  const folder = await journalFolder();
  alter(folder, sql);
  const words = `its ${what} is not as in a journal`;
  expect(() => restoreJournal(dataFolder(), join(folder, 'journal.db'), AT)).toThrow(words);
  expect(() => openStore(folder)).toThrow(words);
});

test('of a file that is taken nothing stays but its rows', async () => {
  const folder = await journalFolder();
  alter(folder, "PRAGMA application_id = 7; INSERT INTO finished VALUES (1, 'a lie', '')");
  const other = dataFolder();
  restoreJournal(other, join(folder, 'journal.db'), AT);
  expect(query(other, 'SELECT * FROM event ORDER BY seq')).toEqual(
    query(folder, 'SELECT * FROM event ORDER BY seq'),
  );
  expect(query(other, 'SELECT * FROM finished')).toEqual([]);
  expect(query(other, 'PRAGMA application_id')).toEqual([{ application_id: 0 }]);
});

test('a named pipe, a device and a folder are refused at once', async () => {
  const folder = dataFolder();
  const pipe = join(folder, 'journal.db');
  execFileSync('mkfifo', [pipe]);
  for (const file of [pipe, '/dev/zero', folder])
    expect(() => restoreJournal(dataFolder(), file, AT)).toThrow(
      'is no file but a device, a pipe or a folder',
    );
  await expect(openSqliteJournal(folder)).rejects.toThrow('is no file but a device, a pipe or a folder');
});

test.each(['-journal', '-wal', '-shm'])(
  'a pipe as %s beside a journal is refused at once',
  async (ending) => {
    const folder = await journalFolder();
    const file = join(folder, 'journal.db');
    rmSync(`${file}${ending}`, { force: true });
    execFileSync('mkfifo', [`${file}${ending}`]);
    const words = 'is no file but a device, a pipe or a folder';
    expect(() => restoreJournal(dataFolder(), file, AT)).toThrow(words);
    expect(() => openStore(folder)).toThrow(words);
    expect(() => readRecordOf(folder, 1)).toThrow(words);
  },
);

test('a pipe with the name of a backup is neither read nor recommended', async () => {
  const folder = await journalFolder();
  execFileSync('mkfifo', [join(folder, backupName({ number: 9, at: AT.toISOString() }))]);
  expect(newestBackup(folder)).toBeUndefined();
  expect(newestWholeBackup(folder, 'another')).toBeUndefined();
});

test('links where the journal and its copy keep files lead nowhere', async () => {
  const folder = await journalFolder();
  const other = dataFolder();
  const precious = join(dataFolder(), 'precious');
  writeFileSync(precious, 'precious');
  symlinkSync(precious, join(other, 'journal.db.restoring'));
  restoreJournal(other, join(folder, 'journal.db'), AT);
  symlinkSync(precious, join(other, 'journal.holder'));
  const journal = await openSqliteJournal(other);
  await journal.close();
  expect(readFileSync(precious, 'utf8')).toBe('precious');
});

test('events whose numbers have a gap are not taken, however well they are chained', async () => {
  const folder = await journalFolder();
  const database = new DatabaseSync(join(folder, 'journal.db'));
  const { chainHash } = await import('../../../src/fairness/hash-chain.ts');
  const [first, second] = database.prepare('SELECT * FROM event ORDER BY seq').all() as never[] as {
    seq: number;
    at: string;
    type: string;
    payload: string;
    hash: string;
  }[];
  const far = { ...second!, seq: Number.MAX_SAFE_INTEGER - 1 };
  database
    .prepare('UPDATE event SET seq = ?, hash = ? WHERE seq = 2')
    .run(far.seq, chainHash(first!.hash, far));
  database.close();
  expect(() => restoreJournal(dataFolder(), join(folder, 'journal.db'), AT)).toThrow(
    'event 2 of the journal in it is missing',
  );
});
