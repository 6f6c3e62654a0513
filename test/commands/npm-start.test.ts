/** The table as `npm start` starts it: with npm's shell between, which ends at SIGTERM and tells nobody. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import { freshFolder, start } from './dicetable.ts';

const NPM = ['npm', '--silent', '--no-update-notifier', '--prefix'];
const TABLE = ['--', '--http-port', '0', '--host', '127.0.0.1'];

/** A package whose script `start` is that of ours, under a Node that says it is too old. */
function underOldNode(): string {
  const folder = freshFolder();
  const old = join(folder, 'old.mjs');
  writeFileSync(
    old,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } });",
  );
  const words = [process.execPath, '--import', old, resolve('src/dicetable.js'), 'run'];
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: words.join(' ') } }));
  return folder;
}

test.each([
  ['this Node', resolve('.')],
  ['a Node that is too old', underOldNode()],
])('under %s a table that npm started ends with npm, and leaves port and journal', async (_, prefix) => {
  const folder = freshFolder();
  const npm = start(TABLE, { folder, node: [...NPM, prefix], starter: 'start' });
  const [address = ''] = /http:\S+/.exec(await npm.firstLine) ?? [];
  npm.process.kill('SIGTERM');
  // Not before every process that has its stdout is gone.
  expect((await npm.ended).stderr).toBe('');
  await expect(fetch(address)).rejects.toThrow();
  const data = join(folder, 'data', 'dicetable');
  expect(readdirSync(data)).not.toContain('journal.holder');
  await (await openSqliteJournal(data)).close();
});

test('a table whose npm ended before it could be seen does not play for nobody', async () => {
  // A group of its own, as with npm that is not process 1 of a container.
  const orphan = ['setsid', 'sh', '-c', '"$@" &', 'sh', process.execPath];
  const env = { npm_lifecycle_event: 'start' };
  const table = start(['run', ...TABLE.slice(1)], { node: orphan, env });
  // Not before every process that has its stdout is gone.
  expect((await table.ended).stderr).toBe('');
});
