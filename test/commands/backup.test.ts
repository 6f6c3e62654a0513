import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteJournal } from '../../src/journal/sqlite-journal.ts';
import { cutEvent, startedEvent } from '../journal/events.ts';
import { freshFolder, run } from './dicetable.ts';

async function withJournal() {
  const folder = freshFolder();
  const data = join(folder, 'data', 'dicetable');
  mkdirSync(data, { recursive: true });
  const journal = await openSqliteJournal(data);
  await journal.append([startedEvent(1), cutEvent('a')]);
  return { folder, data, journal };
}

test('a backup is one command, and so is its restore', async () => {
  const { folder, data, journal } = await withJournal();
  await journal.close();
  const made = await run(['backup'], { folder });
  expect([made.code, made.stderr]).toEqual([0, '']);
  const [name = ''] = readdirSync(join(data, 'backups'));
  const file = join(data, 'backups', name);
  expect(made.stdout).toBe(`The journal was copied to ${file}\n`);
  const restored = await run(['restore', file], { folder });
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  expect(restored.stdout).toMatch(
    /^The journal has 2 events now\. The one before is kept as .*replaced.*\.db\n$/,
  );
});

test('while a table runs both say so and change nothing', async () => {
  const { folder, data, journal } = await withJournal();
  await journal.backUp(join(folder, 'copy.db'));
  const backup = await run(['backup', 'other.db'], { folder });
  const restore = await run(['restore', 'copy.db'], { folder });
  await journal.close();
  expect([backup.code, restore.code]).toEqual([1, 1]);
  expect(backup.stderr).toContain('its operator page makes backups');
  expect(restore.stderr).toContain(`in use by process ${process.pid}`);
  expect(existsSync(join(folder, 'other.db'))).toBe(false);
  expect(readdirSync(data)).toEqual(['journal.db']);
});

test('what is no backup is refused with its name', async () => {
  const { code, stderr } = await run(['restore', 'nothing.db']);
  expect(code).toBe(1);
  expect(stderr).toContain('nothing.db');
  expect((await run(['restore'])).code).toBe(2);
});
