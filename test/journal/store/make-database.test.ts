import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { makeDatabase, removeUnfinished } from '../../../src/journal/store/make-database.ts';
import { openStore } from '../../../src/journal/store/sqlite-store.ts';
import { AT, startedEvent } from '../events.ts';
import { dataFolder, query } from '../folder.ts';

const state = vi.hoisted(() => ({ links: true, renames: true }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const linkSync: typeof fs.linkSync = (from, to) => {
    if (!state.links)
      throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM', errno: -1 });
    fs.linkSync(from, to);
  };
  const renameSync: typeof fs.renameSync = (from, to) => {
    if (!state.renames) throw Object.assign(new Error('EIO: i/o error, rename'), { code: 'EIO', errno: -5 });
    fs.renameSync(from, to);
  };
  return { ...fs, default: fs, linkSync, renameSync };
});

test.each([true, false])(
  'with links %s a new database is never put in the place of one that is there',
  (links) => {
    Object.assign(state, { links, renames: true });
    const folder = dataFolder();
    const store = openStore(folder);
    store.append([{ at: AT, event: startedEvent(1) }]);
    makeDatabase(join(folder, 'journal.db'));
    store.append([{ at: AT, event: startedEvent(2) }]);
    store.close();
    expect(query(folder, 'SELECT seq FROM event')).toHaveLength(2);
    expect(readdirSync(folder)).toEqual(['journal.db']);
  },
);

test('where there are no links and the disk fails, nothing is left that looks like a journal', () => {
  Object.assign(state, { links: false, renames: false });
  const folder = dataFolder();
  expect(() => openStore(folder)).toThrow('EIO');
  expect(readdirSync(folder)).toEqual([]);
});

test('what a killed table left half made is removed by the next one', () => {
  Object.assign(state, { links: true, renames: true });
  const folder = dataFolder();
  const left = mkdtempSync(join(folder, 'journal.db.new-'));
  writeFileSync(join(left, 'journal.db'), '');
  const other = join(folder, 'journal.db.old');
  mkdirSync(other);
  openStore(folder).close();
  expect(existsSync(left)).toBe(false);
  expect(readdirSync(folder)).toEqual(['journal.db', 'journal.db.old']);
});

/** Makes its folder and one file after the other in it, as somebody does who makes a database at the same time. */
const BUSY = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.postMessage('begins');
  for (let n = 0; ; n += 1)
    try {
      mkdirSync(workerData, { recursive: true });
      writeFileSync(workerData + '/' + (n % 50), '');
    } catch {}
`;

test('what somebody else is still making is no reason to refuse who has the journal', async () => {
  const folder = dataFolder();
  const file = join(folder, 'journal.db');
  const other = new Worker(BUSY, { eval: true, workerData: `${file}.new-other` });
  await new Promise((resolve) => other.once('message', resolve));
  for (let tries = 0; tries < 300; tries += 1) removeUnfinished(file);
  await other.terminate();
  removeUnfinished(file);
  expect(readdirSync(folder)).toEqual([]);
});
