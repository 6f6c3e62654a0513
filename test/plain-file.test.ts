/** A pipe answers when somebody at its other end does: nothing that is named waits for that. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLog } from '../src/app/log.ts';
import { tableFile } from '../src/coach/table-files.ts';
import { findCabinetFile } from '../src/config/cabinet-file.ts';
import { FolderKey } from '../src/journal/guard/folder-key.ts';
import { readHolder } from '../src/journal/guard/lock-note.ts';
import { readPlainFile } from '../src/plain-file.ts';
import { secretFile } from '../src/server/guard/secret-file.ts';

function folderWithPipe(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-pipe-'));
  execFileSync('mkfifo', [join(folder, name)]);
  return folder;
}

test('a file is read as it is, and what is none is refused at once', () => {
  const folder = folderWithPipe('pipe');
  writeFileSync(join(folder, 'file'), 'text');
  expect(readPlainFile(join(folder, 'file')).toString()).toBe('text');
  for (const file of [join(folder, 'pipe'), '/dev/zero', '/dev/null'])
    expect(() => readPlainFile(file)).toThrow(`${file} is a pipe or a device`);
  expect(() => readPlainFile(folder)).toThrow('EISDIR');
  expect(() => readPlainFile(join(folder, 'none'))).toThrow('ENOENT');
});

test('a log, a cabinet file and a secret that are pipes keep nobody waiting', () => {
  const folder = folderWithPipe('pipe');
  const file = join(folder, 'pipe');
  expect(() => openLog({ level: 'info', file })).toThrow(`the log ${file} cannot be written`);
  const folders = { working: folder, home: folder, config: folder, data: folder };
  expect(() => findCabinetFile(file, folders)).toThrow('is a pipe or a device, not a file');
  expect(secretFile(folder, 'pipe').read()).toBeFalsy();
});

test('a table of best play that is a pipe, or longer than any, is none, and one is kept in its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-pipe-'));
  mkdirSync(join(folder, 'strategy'));
  const file = join(folder, 'strategy', 'yahtzee.table');
  const { read, keep } = tableFile(folder, 'yahtzee');
  execFileSync('mkfifo', [file]);
  expect(read('00'.repeat(32), 2)).toBeUndefined();
  expect(keep('00'.repeat(32), Float64Array.of(1, 2))).toBe(true);
  expect(read('00'.repeat(32), 2)).toEqual(Float64Array.of(1, 2));
  // Longer than the memory: it is not even begun.
  truncateSync(file, 2 ** 40);
  expect(read('00'.repeat(32), 2)).toBeUndefined();
});

test('a link or a pipe in the place where a table is made leads it nowhere else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-pipe-'));
  mkdirSync(join(folder, 'strategy'));
  writeFileSync(join(folder, 'mine'), 'text');
  const { read, keep } = tableFile(folder, 'yahtzee');
  const unfinished = join(folder, 'strategy', `yahtzee.table.${process.pid}`);
  for (const make of [() => symlinkSync('../mine', unfinished), () => execFileSync('mkfifo', [unfinished])]) {
    make();
    expect(keep('00'.repeat(32), Float64Array.of(1))).toBe(true);
    expect(read('00'.repeat(32), 1)).toEqual(Float64Array.of(1));
    expect(readFileSync(join(folder, 'mine'), 'utf8')).toBe('text');
  }
});

test('a note and a key that are pipes are none', () => {
  expect(readHolder(folderWithPipe('journal.holder'))).toEqual({ say: 'detail.somebody' });
  const folder = folderWithPipe('journal.key');
  const signed = new FolderKey(folder).sign('a');
  // A new one has taken its place.
  expect(new FolderKey(folder).sign('a')).toBe(signed);
});
