/** A release from a stick that others can write to, onto the disk of a table. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRelease } from '../../src/update/release-file.ts';
import { unpack } from '../../src/update/unpack.ts';
import { factsFor, PUBLIC, packed, script } from '../package/releases.ts';

test('a pipe that takes the place of the file after its signature was checked keeps nobody waiting', async () => {
  const root = mkdtempSync(join(tmpdir(), 'dicetable-unpack-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'releases'));
  const made = packed(join(root, 'signed.dicetable'), factsFor('0.2.0'), (release) =>
    script(release, 'true'),
  );
  const release = readRelease(await made, PUBLIC);
  rmSync(release.file);
  execFileSync('mkfifo', [release.file]);
  await expect(unpack(release, root, 0)).rejects.toMatchObject({ about: { say: 'update.noPlainFile' } });
  expect(readdirSync(join(root, 'releases'))).toEqual([]);
});

test.each([
  ['folder', 'mkdir'],
  ['pipe', 'mkfifo'],
])('a %s in the place of a release is refused at once', (_what, command) => {
  const root = mkdtempSync(join(tmpdir(), 'dicetable-unpack-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  execFileSync(command, [join(root, 'it')]);
  expect(() => readRelease(join(root, 'it'), PUBLIC)).toThrow(/is no file, but a folder, a pipe or a device/);
});

test('a file that is replaced after its signature was checked is not installed, and nothing of it is left', async () => {
  const root = mkdtempSync(join(tmpdir(), 'dicetable-unpack-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'releases'));
  const pack = (name: string, line: string): Promise<string> =>
    packed(join(root, name), factsFor('0.2.0'), (release) => script(release, line));
  const file = await pack('signed.dicetable', 'echo signed');
  const release = readRelease(file, PUBLIC);
  renameSync(await pack('other.dicetable', 'echo by somebody else, and longer'), file);
  await expect(unpack(release, root, 0)).rejects.toMatchObject({ about: { say: 'update.wrongChecksum' } });
  expect(readdirSync(join(root, 'releases'))).toEqual([]);
});
