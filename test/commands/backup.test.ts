import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
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
  expect(made.stdout).toBe(`The journal was copied to ${file}: 1 game, 2 events.\n`);
  const restored = await run(['restore', file], { folder });
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  const words = `The journal in ${data} has 1 game, 2 events now.\nThe one before is kept as `;
  expect(restored.stdout.slice(0, words.length)).toBe(words);
  expect(restored.stdout.slice(words.length)).toMatch(/^.*replaced.*\.db\n$/);
});

/** The second event changed, which is in an older game. */
function damage(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`UPDATE event SET payload = '{"type":"cut","text":"x"}' WHERE seq = 2`);
  database.close();
}

test('a journal that is damaged in an older game is not copied, and the fault says which event it is', async () => {
  const { folder, data, journal } = await withJournal();
  await journal.append([startedEvent(2)]);
  await journal.close();
  await run(['backup'], { folder });
  const kept = readdirSync(join(data, 'backups'));
  damage(join(data, 'journal.db'));
  for (const words of [['backup', 'own.db'], ['backup']]) {
    const { code, stdout, stderr } = await run(words, { folder });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('The backup could not be made');
    expect(stderr).toContain('event 2 of the journal in it is not what was written');
    expect(stderr).toContain('the older backups are kept');
  }
  expect(readdirSync(folder).filter((name) => name.startsWith('own'))).toEqual([]);
  expect(readdirSync(join(data, 'backups'))).toEqual(kept);
});

test('a backup that is damaged is refused with its event, and with the newest one that is whole', async () => {
  const { folder, data, journal } = await withJournal();
  await journal.close();
  for (let count = 0; count < 3; count += 1) await run(['backup'], { folder });
  const [first = '', ...later] = readdirSync(join(data, 'backups')).sort();
  for (const name of later) damage(join(data, 'backups', name));
  const file = join(data, 'backups', later[0] ?? '');
  const { code, stderr } = await run(['restore', file], { folder });
  expect(code).toBe(1);
  expect(stderr).toContain(`${file}: event 2 of the journal in it is not what was written`);
  expect(stderr).toContain(`the newest whole backup: dicetable restore ${join(data, 'backups', first)}`);
  damage(join(data, 'backups', first));
  expect((await run(['restore', file], { folder })).stderr).not.toContain('whole backup');
});

test('while a table runs both say so and change nothing', async () => {
  const { folder, data, journal } = await withJournal();
  await journal.backUp(join(folder, 'copy.db'));
  const backup = await run(['backup', 'other.db'], { folder });
  const restore = await run(['restore', 'copy.db'], { folder });
  await journal.close();
  expect([backup.code, restore.code]).toEqual([1, 1]);
  expect(backup.stderr).toContain(`in use by process ${process.pid}`);
  expect(backup.stderr).toContain('its operator page makes backups');
  // The folder is as it should be: nobody needs to look at it.
  for (const { stderr } of [backup, restore]) expect(stderr).not.toMatch(/free space|writable/);
  expect(backup.stderr).toContain('End the other table first');
  expect(restore.stderr).toContain(`in use by process ${process.pid}`);
  expect(existsSync(join(folder, 'other.db'))).toBe(false);
  expect(readdirSync(data)).toEqual(['journal.db']);
});

test('a file that is not there is refused in words, and nothing is made', async () => {
  const folder = freshFolder();
  const { code, stdout, stderr } = await run(['restore', 'nothing.db'], { folder });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`This cannot be restored: there is no ${join(folder, 'nothing.db')}.`);
  expect(stderr).not.toContain('ENOENT');
  expect(readdirSync(folder)).toEqual([]);
  expect((await run(['restore'])).code).toBe(2);
});

test.each([[['backup']], [['backup', 'copy.db']], [['verify', '1']]])(
  '%s makes no journal where there is none: a mistyped data folder is told',
  async (words) => {
    const folder = freshFolder();
    const { code, stdout, stderr } = await run([...words, '--data-dir', 'typo'], { folder });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(
      `there is no ${join(folder, 'typo', 'journal.db')}; --data-dir names the data folder of the table`,
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);
