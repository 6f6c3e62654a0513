import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { startedEvent } from '../events.ts';
import { dataFolder } from '../folder.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('only the owner can read the journal: the seed of the running game is in it', async () => {
  const folder = join(dataFolder(), 'made');
  const journal = await openSqliteJournal(folder);
  onTestFinished(() => journal.close());
  await journal.append([startedEvent(1)]);
  expect(modeOf(folder)).toBe(0o700);
  expect(modeOf(join(folder, 'journal.db'))).toBe(0o600);
  expect(modeOf(join(folder, 'journal.db-wal'))).toBe(0o600);
});

test('a folder that can never be made is a fault at once, also below /proc', async () => {
  await expect(openSqliteJournal('/proc/dicetable/data')).rejects.toMatchObject({ code: 'journal-open' });
});
