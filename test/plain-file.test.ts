/** A pipe answers when somebody at its other end does: nothing that is named waits for that. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLog } from '../src/app/log.ts';
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

test('a note and a key that are pipes are none', () => {
  expect(readHolder(folderWithPipe('journal.holder'))).toEqual({ say: 'detail.somebody' });
  const folder = folderWithPipe('journal.key');
  const signed = new FolderKey(folder).sign('a');
  // A new one has taken its place.
  expect(new FolderKey(folder).sign('a')).toBe(signed);
});
