import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { GameEvent } from '../../src/game/index.ts';
import type { Archive } from '../../src/journal/archive.ts';
import { backUp } from '../../src/journal/backup/sqlite-backup.ts';
import type { Journal } from '../../src/journal/journal.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { migrate } from '../../src/journal/store/schema.ts';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import { cutEvent, startedEvent } from './events.ts';
import { alter, dataFolder, query } from './folder.ts';

const ended = (total: number): GameEvent => ({ type: 'game ended', totals: [total], winners: [0] });

async function openIn(folder: string): Promise<Journal & Archive> {
  const journal = await openSqliteJournal(folder);
  onTestFinished(() => journal.close());
  return journal;
}

test('a journal that is closed while a backup is made does not wait for it, and nothing of it is left', async () => {
  const folder = dataFolder();
  const journal = await openIn(folder);
  await journal.append([startedEvent(1), ...Array.from({ length: 5000 }, (_, n) => cutEvent(`${n}`))]);
  const refused = expect(journal.backUp(join(folder, 'copy', 'it.db'))).rejects.toThrow(
    /the journal is closed/,
  );
  await journal.close();
  await refused;
  expect(readdirSync(join(folder, 'copy'))).toEqual([]);
});

test('whoever plays keeps his turn while thousands of old games are played again', async () => {
  const journal = await openIn(dataFolder());
  for (let game = 1; game <= 12; game += 1) await journal.append([startedEvent(game), ended(game)]);
  const order: string[] = [];
  const read = journal.finished(0, 100).then((games) => order.push(`${games.length} games`));
  await Promise.all([read, journal.append([startedEvent(13)]).then(() => order.push('append'))]);
  expect(order).toEqual(['append', '12 games']);
});

describe.each([
  ['a journal in SQLite', () => openIn(dataFolder())],
  ['a journal in memory', async () => memoryJournal()],
])('%s', (_, open) => {
  test('gives its finished games in pages, newest first, and leaves out the others', async () => {
    const journal = await open();
    expect(await journal.history(undefined, 2)).toEqual({ games: [], more: false });
    for (let number = 1; number <= 5; number += 1) {
      await journal.append([startedEvent(number), number === 4 ? { type: 'game abandoned' } : ended(number)]);
    }
    const numbersOf = async (before: number | undefined) => {
      const { games, more } = await journal.history(before, 2);
      return [...games.map(({ game }) => game.number), more];
    };
    expect(await numbersOf(undefined)).toEqual([5, 3, true]);
    expect(await numbersOf(3)).toEqual([2, 1, false]);
    expect(await numbersOf(1)).toEqual([false]);
    await journal.append([startedEvent(6)]);
    expect(await numbersOf(undefined)).toEqual([5, 3, true]);
    const [newest] = (await journal.history(undefined, 1)).games;
    const stored = await journal.gameEvents(5, 0, 99);
    expect([newest?.startedAt, newest?.endedAt]).toEqual([stored[0]?.at, stored[1]?.at]);
  });

  test('lists the newest game as it ends, is open again, ends anew, and when another one has begun', async () => {
    const journal = await open();
    const signed = { by: 'Anna', why: 'misheard' };
    const name = { kind: 'name', name: 'Zoe', was: 'Eric' } as const;
    const namesIn = async () =>
      (await journal.history(undefined, 9)).games.map(({ game }) => `${game.number} ${game.players[0]}`);
    const steps: readonly (readonly [GameEvent, readonly string[]])[] = [
      [startedEvent(1), []],
      [{ type: 'renamed', player: 0, name: 'Zoe', was: 'Eric', ...signed }, []],
      [ended(1), ['1 Zoe']],
      [{ type: 'undone', player: 0, what: name, ...signed }, []],
      [ended(1), ['1 Eric']],
      [{ type: 'named', player: 0, name: 'Mia' }, ['1 Mia']],
      [startedEvent(2), ['1 Mia']],
      [cutEvent('a'), ['1 Mia']],
      [ended(2), ['2 Eric', '1 Mia']],
      [startedEvent(3), ['2 Eric', '1 Mia']],
    ];
    for (const [event, names] of steps) {
      await journal.append([event]);
      expect(await namesIn(), event.type).toEqual(names);
    }
    expect((await journal.finished(0, 9)).map(({ game }) => game.number)).toEqual([1, 2]);
  });

  test('gives every event of one game, and none of a game that never was', async () => {
    const journal = await open();
    await journal.append([startedEvent(1), cutEvent('a'), ended(1)]);
    await journal.append([startedEvent(2), cutEvent('b')]);
    const textsOf = async (game: number) =>
      (await journal.gameEvents(game, 0, 99)).map(({ seq, event }) => [seq, event.type]);
    expect(await textsOf(1)).toEqual([
      [1, 'game started'],
      [2, 'cut'],
      [3, 'game ended'],
    ]);
    expect(await textsOf(2)).toEqual([
      [4, 'game started'],
      [5, 'cut'],
    ]);
    expect(await journal.gameEvents(3, 0, 99)).toEqual([]);
  });

  test('gives a long game in pieces that join without a gap', async () => {
    const journal = await open();
    await journal.append([startedEvent(1), ended(1)]);
    await journal.append([startedEvent(2), ...Array.from({ length: 9 }, () => cutEvent('a'))]);
    await journal.append([startedEvent(3)]);
    const seqs = async (after: number, limit: number) =>
      (await journal.gameEvents(2, after, limit)).map(({ seq }) => seq);
    expect(await seqs(0, 4)).toEqual([3, 4, 5, 6]);
    expect(await seqs(6, 4)).toEqual([7, 8, 9, 10]);
    expect(await seqs(10, 4)).toEqual([11, 12]);
    expect(await seqs(12, 4)).toEqual([]);
    expect(await seqs(20, 4)).toEqual([]);
  });

  test('keeps what the operator did to the hall of fame, with who and when, oldest first', async () => {
    const journal = await open();
    const edits = [
      {
        at: '2026-01-01T10:00:00.000Z',
        who: 'Ann',
        edit: { type: 'rename', game: 1, player: 0, name: 'Zoë' },
      },
      { at: '2026-01-01T11:00:00.000Z', who: 'Bo', edit: { type: 'remove', game: 1, player: 1 } },
    ] as const;
    for (const edit of edits) await journal.editFame(edit);
    expect(await journal.fameEdits()).toEqual(edits);
  });

  test('tells how many events it has and when the newest became durable', async () => {
    const journal = await open();
    expect(await journal.info()).toMatchObject({ events: 0, newestAt: undefined });
    await journal.append([startedEvent(1), cutEvent('a')]);
    const [, newest] = await journal.gameEvents(1, 0, 99);
    const { events, newestAt, freeBytes } = await journal.info();
    expect([events, newestAt]).toEqual([2, newest?.at]);
    expect(freeBytes).toBeGreaterThan(0);
  });
});

test('edits of the hall of fame live as long as the journal', async () => {
  const folder = dataFolder();
  const first = await openIn(folder);
  const edit = {
    at: '2026-01-01T10:00:00.000Z',
    who: 'Ann',
    edit: { type: 'remove', game: 1, player: 0 },
  } as const;
  await first.editFame(edit);
  await first.close();
  expect(await (await openIn(folder)).fameEdits()).toEqual([edit]);
});

test('a changed event of an old game is found when that game is asked for, and only then', async () => {
  const folder = dataFolder();
  const first = await openIn(folder);
  await first.append([startedEvent(1), cutEvent('a'), ended(1), startedEvent(2), cutEvent('b')]);
  await first.close();
  alter(folder, `UPDATE event SET payload = '{"type":"cut","text":"x"}' WHERE seq = 2`);
  const journal = await openIn(folder);
  await expect(journal.gameEvents(1, 0, 99)).rejects.toMatchObject({ code: 'journal-damaged' });
  expect(await journal.gameEvents(2, 0, 99)).toHaveLength(2);
});

test.each([
  ['that was changed', "UPDATE event SET at = '2001' WHERE seq = 5"],
  ['that is gone', 'DELETE FROM event WHERE seq = 5'],
])('of a game in pieces, the piece with an event %s is refused', async (_, sql) => {
  const folder = dataFolder();
  const journal = await openIn(folder);
  await journal.append([startedEvent(1), ...Array.from({ length: 8 }, () => cutEvent('a')), ended(1)]);
  await journal.append([startedEvent(2)]);
  await journal.close();
  alter(folder, sql);
  const opened = await openIn(folder);
  expect(await opened.gameEvents(1, 0, 4)).toHaveLength(4);
  await expect(opened.gameEvents(1, 4, 4)).rejects.toMatchObject({ code: 'journal-damaged' });
});

test('a backup that is made while events are appended is a whole journal, one file, for its owner alone', async () => {
  const folder = dataFolder();
  const journal = await openIn(folder);
  await journal.append([
    startedEvent(1),
    ...Array.from({ length: 2000 }, (_, index) => cutEvent(`${index}`)),
  ]);
  const to = join(folder, 'backups', 'one.db');
  const during: Promise<unknown>[] = [];
  const backup = journal.backUp(to);
  for (let index = 0; index < 50; index += 1) during.push(journal.append([cutEvent(`during ${index}`)]));
  await Promise.all([backup, ...during]);
  expect(statSync(to).mode & 0o777).toBe(0o600);
  expect(existsSync(`${to}-wal`) || existsSync(`${to}.unfinished`)).toBe(false);
  const copy = new DatabaseSync(to, { readOnly: true });
  onTestFinished(() => copy.close());
  expect(copy.prepare('PRAGMA integrity_check').get()?.integrity_check).toBe('ok');
  const copied = copy.prepare('SELECT * FROM event ORDER BY seq').all();
  await journal.close();
  const original = query(folder, 'SELECT * FROM event ORDER BY seq');
  expect(original).toHaveLength(2051);
  expect(copied.length).toBeGreaterThanOrEqual(2001);
  expect(copied.map((row) => ({ ...row }))).toEqual(original.slice(0, copied.length));
});

test('a backup that is asked for in the middle of a write waits for it', async () => {
  const folder = dataFolder();
  const database = new DatabaseSync(join(folder, 'busy.db'));
  onTestFinished(() => database.close());
  migrate(database, 'busy.db');
  database.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; DELETE FROM event');
  const made = backUp(database, join(folder, 'copy.db'));
  // Some first tries find the write still under way.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
  database.exec('COMMIT');
  await made;
  expect(existsSync(join(folder, 'copy.db'))).toBe(true);
});

test('a backup never replaces a file, and a folder that cannot be written is a fault that names it', async () => {
  const folder = dataFolder();
  const journal = await openIn(folder);
  writeFileSync(join(folder, 'mine.db'), 'mine');
  const taken = journal.backUp(join(folder, 'mine.db'));
  await expect(taken).rejects.toMatchObject({
    code: 'backup-failed',
    detail: expect.stringContaining('mine.db'),
  });
  expect(readFileSync(join(folder, 'mine.db'), 'utf8')).toBe('mine');
  await expect(journal.backUp(join(folder, 'mine.db', 'copy.db'))).rejects.toMatchObject({
    code: 'backup-failed',
  });
});
