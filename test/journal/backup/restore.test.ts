import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { Fault } from '../../../src/fault/fault.ts';
import { restoreJournal } from '../../../src/journal/backup/restore.ts';
import { openStore } from '../../../src/journal/store/sqlite-store.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { cutEvent, startedEvent } from '../events.ts';
import { alter, dataFolder, killed, query } from '../folder.ts';

const AT = new Date('2026-01-02T03:04:05.678Z');
const EVENTS = 'SELECT * FROM event ORDER BY seq';

/** A folder whose journal has these cuts, and a backup of it. */
async function backedUp(...texts: readonly string[]) {
  const folder = dataFolder();
  const journal = await openSqliteJournal(folder);
  await journal.append([startedEvent(1), ...texts.map(cutEvent)]);
  const backup = join(folder, 'backup.db');
  await journal.backUp(backup);
  await journal.close();
  return { folder, backup };
}

function faultOf(work: () => unknown): Fault {
  try {
    work();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('nothing was wrong');
}

test('a restored backup equals the original, event by event and hash by hash, and the journal goes on from there', async () => {
  const { folder, backup } = await backedUp('a', 'b');
  const original = query(folder, EVENTS);
  const later = await openSqliteJournal(folder);
  await later.append([cutEvent('lost')]);
  await later.close();
  const { events, replaced } = restoreJournal(folder, backup, AT);
  expect([events, replaced]).toEqual([3, join(folder, 'journal-replaced-2026-01-02T03-04-05-678Z.db')]);
  expect(query(folder, EVENTS)).toEqual(original);
  expect(statSync(join(folder, 'journal.db')).mode & 0o777).toBe(0o600);
  const journal = await openSqliteJournal(folder);
  await journal.append([cutEvent('c')]);
  expect((await journal.read()).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  await journal.close();
});

test('the journal that was replaced is whole, with its newest event', async () => {
  const { folder, backup } = await backedUp('a');
  const later = await openSqliteJournal(folder);
  await later.append([cutEvent('newest')]);
  await later.close();
  const { replaced = '' } = restoreJournal(folder, backup, AT);
  const other = dataFolder();
  expect(restoreJournal(other, replaced, AT)).toEqual({ games: 1, events: 3, replaced: undefined });
  expect(query(other, EVENTS).map(({ payload }) => payload)).toContain('{"type":"cut","text":"newest"}');
});

test('while a table is using the journal nothing is restored', async () => {
  const { folder, backup } = await backedUp('a');
  const running = await openSqliteJournal(folder);
  onTestFinished(() => running.close());
  const fault = faultOf(() => restoreJournal(folder, backup, AT));
  expect([fault.code, fault.detail]).toEqual([
    'journal-in-use',
    expect.stringContaining('in use by process'),
  ]);
  await running.append([cutEvent('goes on')]);
  expect(readdirSync(folder).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
});

test('the log of a journal that is gone is put aside: it must not be played into the restored one', async () => {
  const { folder, backup } = await backedUp('a', 'b');
  const killed = dataFolder();
  const running = await openSqliteJournal(killed);
  await running.append([startedEvent(1), cutEvent('of another journal')]);
  cpSync(join(killed, 'journal.db-wal'), join(folder, 'journal.db-wal'));
  await running.close();
  rmSync(join(folder, 'journal.db'));
  const { events } = restoreJournal(folder, backup, AT);
  expect(events).toBe(3);
  expect(existsSync(join(folder, 'journal.db-wal'))).toBe(false);
  const journal = await openSqliteJournal(folder);
  expect((await journal.read()).map(({ event }) => event.type)).toEqual(['game started', 'cut', 'cut']);
  await journal.close();
});

test('a journal whose log or database was lost goes on from its backup', async () => {
  const { backup } = await backedUp('a');
  for (const gone of [['journal.db-wal'], ['journal.db'], ['journal.db', 'journal.db-wal']]) {
    const folder = killed(3);
    for (const name of gone) rmSync(join(folder, name));
    expect(faultOf(() => openStore(folder)).code).toBe('journal-damaged');
    restoreJournal(folder, backup, AT);
    const store = openStore(folder);
    expect(store.read()).toHaveLength(2);
    store.close();
  }
});

test('a copy of a folder whose log is damaged in the middle is no backup', () => {
  const copied = killed(6);
  const log = readFileSync(join(copied, 'journal.db-wal'));
  log[log.length - 10_000]! ^= 1;
  writeFileSync(join(copied, 'journal.db-wal'), log);
  const fault = faultOf(() => restoreJournal(dataFolder(), join(copied, 'journal.db'), AT));
  expect([fault.code, fault.detail]).toEqual([
    'backup-unusable',
    expect.stringContaining('journal.db-wal has events after damaged ones'),
  ]);
});

test('a damaged journal is replaced and kept', async () => {
  const { folder, backup } = await backedUp('a');
  writeFileSync(join(folder, 'journal.db'), 'this is not a database\n'.repeat(500));
  const { replaced = '' } = restoreJournal(folder, backup, AT);
  expect(readFileSync(replaced, 'utf8')).toContain('not a database');
  expect(query(folder, EVENTS)).toHaveLength(2);
});

const EVENT_2 = 'event 2 of the journal in it is not what was written';

test.each([
  ['a changed event', `UPDATE event SET payload = '{"type":"cut","text":"x"}' WHERE seq = 2`, EVENT_2],
  ['a lost event', 'DELETE FROM event WHERE seq = 2', 'event 2 of the journal in it is missing'],
  ['no events at all', 'DROP TABLE event', 'is not as in a journal'],
  ['a newer schema', 'PRAGMA user_version = 99', 'newer Dicetable'],
])('a backup with %s is refused, and the journal stays', async (_, sql, words) => {
  const { folder } = await backedUp('a', 'b');
  const bad = dataFolder();
  writeFileSync(join(bad, 'journal.db'), readFileSync(join(folder, 'backup.db')));
  alter(bad, sql);
  const before = readFileSync(join(folder, 'journal.db'));
  const fault = faultOf(() => restoreJournal(folder, join(bad, 'journal.db'), AT));
  expect([fault.code, fault.detail]).toEqual(['backup-unusable', expect.stringContaining(words)]);
  expect(readFileSync(join(folder, 'journal.db'))).toEqual(before);
});

test('what is no backup is refused: no file, a folder, a text, one without a byte, a database of others, the journal itself', async () => {
  const { folder } = await backedUp('a');
  writeFileSync(join(folder, 'text'), 'hello\n'.repeat(1000));
  writeFileSync(join(folder, 'no bytes'), '');
  const others = new DatabaseSync(join(folder, 'others.db'));
  others.exec('CREATE TABLE song (title TEXT)');
  others.close();
  for (const name of ['nothing.db', '.', 'text', 'no bytes', 'others.db', 'journal.db']) {
    expect(faultOf(() => restoreJournal(folder, join(folder, name), AT)).code, name).toBe('backup-unusable');
  }
  expect(query(folder, EVENTS)).toHaveLength(2);
  expect(existsSync(join(folder, 'journal.db.restoring'))).toBe(false);
});
