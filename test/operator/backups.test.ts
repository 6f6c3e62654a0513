import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Fault } from '../../src/fault/fault.ts';
import { Backups } from '../../src/operator/backups.ts';

const DAY_MS = 24 * 60 * 60_000;

function start(keep: number, failure?: Error) {
  const folder = join(mkdtempSync(join(tmpdir(), 'dicetable-backups-')), 'backups');
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }));
  const told: string[] = [];
  const state = { nowMs: Date.UTC(2026, 0, 1), keep, events: 1, failure };
  const backups = new Backups({
    archive: {
      async backUp(file) {
        if (state.failure !== undefined) throw state.failure;
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, 'copy');
        return { games: 1, events: state.events };
      },
      info: async () => ({
        ...{ file: '', bytes: 0, freeBytes: 0, newestAt: undefined, replayed: 0 },
        events: state.events,
      }),
    },
    folder,
    keep: () => state.keep,
    wallNow: () => state.nowMs,
    log: {
      info() {},
      warn: (fields, message) => void told.push([...Object.keys(fields), message].join(' ')),
    },
  });
  const days = async () => (await backups.list()).map(({ at }) => at.slice(8, 10));
  return { backups, folder, state, told, days };
}

test('one backup a day at most makes itself, and the newest few are kept', async () => {
  const { backups, state, days } = start(3);
  for (let day = 0; day < 5; day += 1) {
    await backups.makeDaily();
    state.nowMs += DAY_MS / 2;
    await backups.makeDaily();
    state.nowMs += DAY_MS / 2;
  }
  expect(await days()).toEqual(['05', '04', '03']);
});

test('what was left of a backup when the table was switched off is removed with the next one, and nothing else', async () => {
  const { backups, folder } = start(3);
  const { name } = await backups.make();
  const left = ['.unfinished', '.unfinished-journal'].map((ending) => join(folder, `${name}${ending}`));
  const mine = join(folder, 'mine.db.unfinished');
  for (const file of [...left, mine]) writeFileSync(file, 'half');
  await backups.make();
  expect([...left, mine, join(folder, name)].map((file) => existsSync(file))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a backup that is asked for is made at once, has a name of its own, and is listed with time and size', async () => {
  const { backups, state } = start(3);
  const first = await backups.make();
  state.nowMs += 1;
  await backups.make();
  expect(first).toEqual({
    name: 'journal-00001-2026-01-01T00-00-00-000Z.db',
    number: 1,
    at: '2026-01-01T00:00:00.000Z',
    bytes: 4,
    games: 1,
    events: 1,
  });
  expect((await backups.list()).map(({ name }) => name)).toEqual([
    'journal-00002-2026-01-01T00-00-00-001Z.db',
    first.name,
  ]);
});

test('where none are kept none makes itself, and those that were asked for are left alone', async () => {
  const { backups, state, days } = start(0);
  await backups.makeDaily();
  expect(await days()).toEqual([]);
  for (let count = 0; count < 3; count += 1) {
    await backups.make();
    state.nowMs += DAY_MS;
  }
  expect(await days()).toHaveLength(3);
});

test('an empty journal is not backed up, so that the first game is', async () => {
  const { backups, state, days } = start(3);
  state.events = 0;
  await backups.makeDaily();
  expect(await days()).toEqual([]);
  state.events = 1;
  await backups.makeDaily();
  expect(await days()).toEqual(['01']);
});

test('a clock that was set back stops no backup', async () => {
  const { backups, state, days } = start(5);
  await backups.makeDaily();
  state.nowMs -= 40 * DAY_MS;
  await backups.makeDaily();
  expect(await days()).toHaveLength(2);
});

test('after a clock that was years ahead is right again, each day has its backup, and the wrong ones go first', async () => {
  const { backups, folder, state } = start(14);
  state.nowMs = Date.UTC(2030, 0, 1);
  for (let day = 0; day < 14; day += 1) {
    await backups.makeDaily();
    state.nowMs += DAY_MS;
  }
  state.nowMs = Date.UTC(2026, 10, 21);
  for (let day = 1; day <= 3; day += 1) {
    for (const _ of ['a start', 'after a game']) await backups.makeDaily();
    const years = (await backups.list()).map(({ at }) => at.slice(0, 4));
    expect(years).toEqual([...Array(day).fill('2026'), ...Array(14 - day).fill('2030')]);
    state.nowMs += DAY_MS;
  }
  const made = await backups.make();
  expect(existsSync(join(folder, made.name))).toBe(true);
  expect(await backups.list()).toHaveLength(14);
});

test('only backups are found, listed and removed, whatever else lies in the folder or a name points to', async () => {
  const { backups, folder, state } = start(1);
  const { name } = await backups.make();
  writeFileSync(join(folder, 'journal.db'), 'mine');
  writeFileSync(join(folder, `${name}.unfinished`), 'half');
  state.nowMs += DAY_MS;
  await backups.make();
  expect(await backups.find(name)).toBeUndefined();
  for (const other of ['journal.db', '../journal.db', `./${name}`, `..%2f${name}`, '', '/etc/passwd'])
    expect(await backups.find(other), other).toBeUndefined();
  const [newest] = await backups.list();
  expect(await backups.find(newest?.name ?? '')).toBe(join(folder, newest?.name ?? ''));
  expect(existsSync(join(folder, 'journal.db'))).toBe(true);
});

test('while no backup can be made the older ones stay, however few are kept', async () => {
  const { backups, state, told, days } = start(3);
  for (let day = 0; day < 3; day += 1) {
    await backups.makeDaily();
    state.nowMs += DAY_MS;
  }
  state.failure = new Fault('backup-failed', 'event 2 is not what was written');
  state.keep = 1;
  for (let day = 0; day < 3; day += 1) {
    await backups.makeDaily();
    await expect(backups.make()).rejects.toBe(state.failure);
    state.nowMs += DAY_MS;
  }
  expect(await days()).toEqual(['03', '02', '01']);
  expect(told).toHaveLength(3);
  state.failure = undefined;
  await backups.makeDaily();
  expect(await days()).toEqual(['07']);
});

test('a daily backup that fails is told to the log and stops nothing; one that was asked for says so', async () => {
  const fault = new Fault('backup-failed', 'no space');
  const { backups, told, state } = start(3, fault);
  await backups.makeDaily();
  // One sentence, and no stack beside it: a full disk is no bug.
  expect(told).toEqual([fault.message]);
  await expect(backups.make()).rejects.toThrow('no space');
  expect(backups.fault).toBe(fault);
  state.failure = undefined;
  await backups.make();
  expect(backups.fault).toBeUndefined();
  const unexpected = start(3, new Error('a bug'));
  await unexpected.backups.makeDaily();
  expect(unexpected.told).toEqual(['error a bug']);
});
