import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { Fault } from '../../../src/fault/fault.ts';
import type { GameEvent } from '../../../src/game/index.ts';
import type { Archive } from '../../../src/journal/archive.ts';
import { checkCopy } from '../../../src/journal/backup/check-copy.ts';
import { restoreJournal } from '../../../src/journal/backup/restore.ts';
import { backUp } from '../../../src/journal/backup/sqlite-backup.ts';
import type { Journal } from '../../../src/journal/journal.ts';
import { DATABASE_FILE, openStore } from '../../../src/journal/store/sqlite-store.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { Backups } from '../../../src/operator/backups.ts';
import { AT, cutEvent, startedEvent } from '../events.ts';
import { alter, dataFolder, query } from '../folder.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A folder whose journal has two games, three events in the first of them, and an edit of the hall of fame. */
function twoGames(): string {
  const folder = dataFolder();
  const store = openStore(folder);
  const ended: GameEvent = { type: 'game ended', totals: [1], winners: [0] };
  const events = [startedEvent(1), cutEvent('a'), ended, startedEvent(2), cutEvent('b')];
  store.append(events.map((event) => ({ at: '2026-01-01T10:00:00.000Z', event })));
  const edit = { type: 'remove', game: 1, player: 0 } as const;
  store.editFame({ at: '2026-01-01T11:00:00.000Z', who: 'Ann', edit });
  store.close();
  return folder;
}

async function openIn(folder: string): Promise<Journal & Archive> {
  const journal = await openSqliteJournal(folder);
  onTestFinished(() => journal.close());
  return journal;
}

const CHANGED = `UPDATE event SET payload = '{"type":"cut","text":"x"}' WHERE seq = 2`;
const NOT_WRITTEN = 'of the journal in it is not what was written';

test.each([
  ['a changed event', CHANGED, `event 2 ${NOT_WRITTEN}`],
  ['a changed time', "UPDATE event SET at = '' WHERE seq = 3", `event 3 ${NOT_WRITTEN}`],
  ['a changed hash', "UPDATE event SET hash = '' WHERE seq = 2", `event 2 ${NOT_WRITTEN}`],
  ['a lost event', 'DELETE FROM event WHERE seq = 2', 'event 2 of the journal in it is missing'],
  [
    'an event before the first',
    "INSERT INTO event VALUES (-1, '', 'cut', '{}', '')",
    `event -1 ${NOT_WRITTEN}`,
  ],
  ['a changed edit', "UPDATE fame_edit SET at = ''", 'edit 1 of the hall of fame is not what was written'],
])('a journal with %s in an older game is not backed up, and the table plays on', async (_, sql, words) => {
  const folder = twoGames();
  alter(folder, sql);
  const journal = await openIn(folder);
  const to = join(folder, 'copies', 'one.db');
  await expect(journal.backUp(to)).rejects.toMatchObject({
    code: 'backup-failed',
    detail: `${to}: ${words}; the copy was removed, and the older backups are kept`,
  });
  expect(readdirSync(join(folder, 'copies'))).toEqual([]);
  await journal.append([cutEvent('goes on')]);
  expect(await journal.read()).toHaveLength(3);
});

test('what SQLite finds wrong is told in one line, and an event that is not what was written goes before it', async () => {
  const folder = twoGames();
  const file = join(folder, DATABASE_FILE);
  const [root] = query(folder, "SELECT rootpage FROM sqlite_schema WHERE name = 'finished'");
  const [page] = query(folder, 'PRAGMA page_size');
  const bytes = readFileSync(file);
  // The kind of this page; an empty table, which nobody reads at a start.
  bytes[(Number(root?.rootpage) - 1) * Number(page?.page_size)]! ^= 1;
  writeFileSync(file, bytes);
  const detailIn = async (copy: string) => {
    const store = openStore(folder);
    const fault = await backUp(store.database, join(folder, copy)).catch((error: unknown) => error);
    store.close();
    return fault instanceof Fault ? fault.detail : undefined;
  };
  const line =
    /^.*one\.db: SQLite finds the journal in it damaged: Tree [^\n]*; the copy was removed, and [^\n]*$/;
  expect(await detailIn('one.db')).toMatch(line);
  alter(folder, CHANGED);
  expect(await detailIn('two.db')).toContain(`event 2 ${NOT_WRITTEN}`);
});

test('events that SQLite cannot read are told with the last one that it could', async () => {
  const database = journalOf(5001);
  const file = database.location() ?? '';
  const size = Number(database.prepare('PRAGMA page_size').get()?.page_size);
  database.close();
  const bytes = readFileSync(file);
  // The kind of a page in the middle, which has only events.
  bytes[Math.floor(bytes.length / size / 2) * size]! ^= 1;
  writeFileSync(file, bytes);
  const damaged = new DatabaseSync(file);
  onTestFinished(() => damaged.close());
  await expect(backUp(damaged, join(dataFolder(), 'copy.db'))).rejects.toThrow(
    /an event after event [1-4]\d00 of the journal in it cannot be read: database disk image is malformed; the copy/,
  );
});

test('while the journal is damaged every older backup stays, however few are kept, and can be restored', async () => {
  const folder = twoGames();
  const copies = join(folder, 'backups');
  const told: string[] = [];
  const clock = { nowMs: Date.UTC(2026, 0, 2) };
  const backupsOf = (archive: Archive) =>
    new Backups({
      ...{ archive, folder: copies, keep: () => 1, wallNow: () => clock.nowMs },
      log: { info() {}, warn: (_, message) => void told.push(message) },
    });
  const first = await openIn(folder);
  await backupsOf(first).makeDaily();
  await first.close();
  const [kept = '', ...others] = readdirSync(copies);
  expect(others).toEqual([]);
  alter(folder, CHANGED);
  const backups = backupsOf(await openIn(folder));
  for (let day = 1; day <= 3; day += 1) {
    clock.nowMs += DAY_MS;
    await backups.makeDaily();
  }
  expect(readdirSync(copies)).toEqual([kept]);
  expect(told).toEqual(Array(3).fill(expect.stringContaining(`event 2 ${NOT_WRITTEN}`)));
  expect(backups.fault?.message).toBe(told.at(-1));
  expect(restoreJournal(dataFolder(), join(copies, kept), new Date(0)).events).toBe(5);
});

/** In a database of this thread. */
function journalOf(events: number): DatabaseSync {
  const folder = dataFolder();
  const store = openStore(folder);
  const cuts = Array.from({ length: events - 1 }, (_, index) => cutEvent(`${index}`));
  store.append([startedEvent(1), ...cuts].map((event) => ({ at: AT, event })));
  store.close();
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

test('a copy is checked in pieces of at most 500 events, to the last one', () => {
  const database = journalOf(5001);
  const check = () => {
    const pieces = checkCopy(database, 'copy.db');
    for (let yields = 0; ; yields += 1) {
      const { done, value } = pieces.next();
      if (done) return { events: value, yields };
    }
  };
  const { events, yields } = check();
  expect(events).toBe(5001);
  expect(yields).toBeGreaterThanOrEqual(11);
  database.exec("UPDATE event SET at = 'x' WHERE seq = 5001");
  expect(check).toThrow(`event 5001 ${NOT_WRITTEN}`);
});

test('between the pieces of the check the thread takes other requests', async () => {
  const database = journalOf(5001);
  const to = join(dataFolder(), 'copy.db');
  let isMade = false;
  const made = backUp(database, to).finally(() => {
    isMade = true;
  });
  let turns = 0;
  while (!isMade) {
    // An append that came meanwhile would be made in this turn.
    await new Promise<void>((next) => setImmediate(next));
    if (isCopied(`${to}.unfinished`)) turns += 1;
  }
  await made;
  expect(turns).toBeGreaterThanOrEqual(9);
});

/** From then on it has no write-ahead log any more (sqlite.org/fileformat2.html, section 1.3), and is checked. */
function isCopied(file: string): boolean {
  return existsSync(file) && readFileSync(file)[18] === 1;
}
