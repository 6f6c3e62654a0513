/** The copy of the journal that a release is tried with, made by a process of its own. */
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyBy } from '../../src/try-update.ts';

function program(line: string): { readonly file: string; readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'program');
  writeFileSync(file, `#!/bin/sh\n${line}\n`);
  chmodSync(file, 0o755);
  return { file, folder };
}

test('it gets the options of the table', async () => {
  const { file, folder } = program('echo "$@" > "$2"');
  await copyBy(file, join(folder, 'copy'), { words: ['--data-dir', '/data'], patienceMs: 10_000 });
  expect(readdirSync(folder)).toEqual(['copy', 'program']);
});

test('what fails is told in its own words', async () => {
  const { file, folder } = program('echo "The journal is damaged" >&2; exit 1');
  await expect(copyBy(file, join(folder, 'copy'), { words: [], patienceMs: 10_000 })).rejects.toThrow(
    /no copy of the journal could be made: The journal is damaged/,
  );
});

test('a disk that hangs is given up, whatever the program does, and nothing of the copy is left', async () => {
  const { file, folder } = program('trap "" TERM; : > "$2.unfinished"; while :; do sleep 1; done');
  await expect(copyBy(file, join(folder, 'copy'), { words: [], patienceMs: 300 })).rejects.toMatchObject({
    about: { say: 'update.notCopied', why: { say: 'update.late' } },
  });
  expect(readdirSync(folder)).toEqual(['program']);
});

test('whoever ends the table meanwhile ends it, too', async () => {
  const { file, folder } = program('exec sleep 600');
  const stop = new AbortController();
  const copy = copyBy(file, join(folder, 'copy'), { words: [], patienceMs: 600_000, stopped: stop.signal });
  stop.abort();
  await expect(copy).rejects.toMatchObject({ about: { say: 'update.notCopied' } });
});
