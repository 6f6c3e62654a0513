import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { restoreJournal } from '../../../src/journal/backup/restore.ts';
import { DATABASE_FILE } from '../../../src/journal/store/sqlite-store.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { cutEvent, startedEvent } from '../events.ts';
import { dataFolder, query } from '../folder.ts';

const state = vi.hoisted(() => ({ cutShort: false }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const renameSync: typeof fs.renameSync = (from, to) => {
    if (state.cutShort && `${from}`.endsWith('.restoring')) throw new Error('cut short');
    fs.renameSync(from, to);
  };
  return { ...fs, default: fs, renameSync };
});

test('a restore that is cut short before its last step leaves the journal that was there', async () => {
  const folder = dataFolder();
  const journal = await openSqliteJournal(folder);
  await journal.append([startedEvent(1)]);
  const backup = join(folder, 'copy.db');
  await journal.backUp(backup);
  await journal.append([cutEvent('newest')]);
  await journal.close();
  state.cutShort = true;
  expect(() => restoreJournal(folder, backup, new Date())).toThrow('cut short');
  expect(readdirSync(folder).filter((name) => name.includes('replaced'))).toHaveLength(1);
  expect(query(folder, 'SELECT seq FROM event')).toHaveLength(2);
  expect(readdirSync(folder)).toContain(DATABASE_FILE);
});
