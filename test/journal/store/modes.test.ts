import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { dataFolder } from '../folder.ts';

test('a journal that was copied here open to others is closed to them at the start', async () => {
  const folder = dataFolder();
  await (await openSqliteJournal(folder)).close();
  const file = join(folder, 'journal.db');
  chmodSync(file, 0o644);
  const journal = await openSqliteJournal(folder);
  expect([file, `${file}-wal`].map((each) => statSync(each).mode & 0o777)).toEqual([0o600, 0o600]);
  await journal.close();
});
