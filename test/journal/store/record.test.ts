import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CHAIN_START } from '../../../src/fairness/hash-chain.ts';
import { firstBroken, type GameRecord, leadsOn } from '../../../src/fairness/record.ts';
import { memoryJournal } from '../../../src/journal/memory/memory-journal.ts';
import { readRecordOf } from '../../../src/journal/store/read-record.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { english } from '../../language/english.ts';
import { cutEvent, startedEvent } from '../events.ts';
import { alter, dataFolder, query } from '../folder.ts';

async function openIn(folder: string) {
  const journal = await openSqliteJournal(folder);
  onTestFinished(() => journal.close());
  return journal;
}

describe.each([
  ['a journal in SQLite', () => openIn(dataFolder())],
  ['a journal in memory', async () => memoryJournal()],
])('%s', (_, open) => {
  test('gives every game whose seed may be known as it is stored, chained to the game before, and no other', async () => {
    const journal = await open();
    const recordOf = async (game: number): Promise<GameRecord | undefined> => {
      const bytes = await journal.openRecord(game);
      return bytes && JSON.parse(Buffer.from(bytes).toString());
    };
    await journal.append([startedEvent(1), cutEvent('a'), { type: 'game abandoned' }]);
    await journal.append([startedEvent(2), cutEvent('b')]);
    expect(await recordOf(2)).toBeUndefined();
    const first = await recordOf(1);
    expect([first?.before, first?.rows.map(({ seq }) => seq)]).toEqual([CHAIN_START, [1, 2, 3]]);
    // The seed of a game that is still played is in its first event.
    expect(JSON.stringify(first)).toContain(startedEvent(1).seed);
    expect(JSON.stringify(first?.next)).not.toContain(startedEvent(2).seed);
    await journal.append([{ type: 'game abandoned' }]);
    const second = await recordOf(2);
    expect(second?.rows[0]?.hash).toBe(first?.next?.hash);
    expect([second?.before, second?.next]).toEqual([first?.rows.at(-1)?.hash, undefined]);
    expect([first, second].map((record) => record && leadsOn(record))).toEqual([true, true]);
    expect(second?.rows.map(({ type, payload }) => [type, JSON.parse(payload)])).toEqual([
      ['game started', startedEvent(2)],
      ['cut', cutEvent('b')],
      ['game abandoned', { type: 'game abandoned' }],
    ]);
    expect([first, second].map((record) => record && firstBroken(record))).toEqual([undefined, undefined]);
    expect(await recordOf(3)).toBeUndefined();
  });

  test('knows which game is sealed: the newest, until it is over or another one begins', async () => {
    const journal = await open();
    const sealed = async () =>
      [await journal.sealed(1), await journal.sealed(2)].map((game) => game !== undefined);
    expect(await sealed()).toEqual([false, false]);
    await journal.append([startedEvent(1)]);
    expect(await sealed()).toEqual([true, false]);
    await journal.append([cutEvent('a'), { type: 'game abandoned' }]);
    expect(await sealed()).toEqual([false, false]);
    await journal.append([cutEvent('b')]);
    expect(await sealed()).toEqual([false, false]);
    await journal.append([startedEvent(2), cutEvent('a')]);
    expect(await sealed()).toEqual([false, true]);
    await journal.append([cutEvent('b')]);
    expect(await journal.sealed(2)).toEqual({ broken: undefined });
    await journal.append([startedEvent(3)]);
    expect(await sealed()).toEqual([false, false]);
  });
});

test.each([
  ['was changed', "UPDATE event SET at = '2001' WHERE seq = 4"],
  ['is gone', 'DELETE FROM event WHERE seq = 4'],
])('who asks about a sealed game is told of an event that %s, however often', async (_, sql) => {
  const folder = dataFolder();
  const journal = await openIn(folder);
  await journal.append([
    startedEvent(1),
    { type: 'game abandoned' },
    startedEvent(2),
    cutEvent('a'),
    cutEvent('b'),
  ]);
  await journal.close();
  alter(folder, sql);
  const opened = await openIn(folder);
  for (let count = 0; count < 2; count += 1) {
    const sealed = await opened.sealed(2);
    expect(english(sealed?.broken)).toMatch(/^Event [45] \(cut\) is not what was written/);
    await opened.append([cutEvent('c')]);
  }
});

test('a journal that nobody has open is read without a change to it, also one that was cut off', async () => {
  const folder = dataFolder();
  const journal = await openIn(folder);
  await journal.append([startedEvent(1), cutEvent('a')]);
  const killed = join(folder, 'killed');
  mkdirSync(killed);
  for (const name of ['journal.db', 'journal.db-wal']) copyFileSync(join(folder, name), join(killed, name));
  expect(readRecordOf(killed, 1)).toMatchObject({ record: { game: 1, rows: [{ seq: 1 }, { seq: 2 }] } });
  await journal.close();
  const bytes = readFileSync(join(folder, 'journal.db'));
  expect(readRecordOf(folder, 1)).toMatchObject({ record: { game: 1 } });
  expect(readFileSync(join(folder, 'journal.db')).equals(bytes)).toBe(true);
});

test.each([
  ['the number of the last event', 'UPDATE event SET seq = 1027 WHERE seq = 3'],
  ['the last event', 'DELETE FROM event WHERE seq = 3'],
  ['the last two events', 'DELETE FROM event WHERE seq IN (2, 3)'],
  ['the first event of the next game', "UPDATE event SET at = '2001' WHERE seq = 4"],
])('a game that is not the newest: %s is changed or gone, and that is found', async (_, sql) => {
  const folder = dataFolder();
  const journal = await openIn(folder);
  await journal.append([startedEvent(1), cutEvent('a'), { type: 'game abandoned' }, startedEvent(2)]);
  await journal.append([cutEvent('b')]);
  await journal.close();
  const whole = readRecordOf(folder, 1);
  expect('record' in whole && whole.record && leadsOn(whole.record)).toBe(true);
  alter(folder, sql);
  const found = readRecordOf(folder, 1);
  expect('record' in found && found.record && leadsOn(found.record)).toBe(false);
});

test('who has the journal open is named, and nothing is made where there is no journal', async () => {
  const folder = dataFolder();
  const journal = await openIn(folder);
  await journal.append([startedEvent(1)]);
  expect(english(readRecordOf(folder, 1))).toEqual({
    heldBy: expect.stringContaining(`process ${process.pid} on `),
  });
  const nowhere = join(folder, 'nowhere');
  expect(() => readRecordOf(nowhere, 1)).toThrow(`there is no ${join(nowhere, 'journal.db')}`);
  expect(existsSync(nowhere)).toBe(false);
});

test('a game that is not there is a damaged journal when any event was changed, else just no game', async () => {
  const folder = dataFolder();
  const journal = await openIn(folder);
  await journal.append([startedEvent(1), cutEvent('a'), startedEvent(2)]);
  await journal.close();
  expect(readRecordOf(folder, 3)).toEqual({ record: undefined });
  alter(folder, "UPDATE event SET type = 'game startet' WHERE seq = 3");
  expect(() => readRecordOf(folder, 2)).toThrow('Event 3 (game startet) is not what was written');
});

test('a next game that only the index still knows is a damaged journal, not the end of it', async () => {
  const folder = dataFolder();
  const journal = await openIn(folder);
  await journal.append([startedEvent(1), { type: 'game abandoned' }, startedEvent(2)]);
  await journal.close();
  const inSchema = (sql: string) => {
    const database = new DatabaseSync(join(folder, 'journal.db'));
    database.enableDefensive(false);
    database.exec(`PRAGMA writable_schema = ON; ${sql}`);
    database.close();
  };
  const [index] = query(folder, "SELECT * FROM sqlite_schema WHERE name = 'game_start'");
  inSchema("DELETE FROM sqlite_schema WHERE name = 'game_start'");
  alter(folder, 'DELETE FROM event WHERE seq = 3');
  inSchema(
    `INSERT INTO sqlite_schema VALUES ('index', 'game_start', 'event', ${index?.rootpage}, '${String(index?.sql).replaceAll("'", "''")}')`,
  );
  expect(() => readRecordOf(folder, 1)).toThrow(
    expect.objectContaining({
      code: 'journal-damaged',
      detail: expect.stringContaining('event 3 cannot be found'),
    }),
  );
});
