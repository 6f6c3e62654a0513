/** Releases that do not play, on disks that are full, seen from the note that is left. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readState, writeState } from '../../src/update/state.ts';
import { Disk, NEXT } from './disk.ts';
import { packed, script } from './releases.ts';

const KIB = 1024;

function pending(disk: Disk, more: object = {}): void {
  writeState(disk.root, { trial: { from: '0.1.0', name: '0.2.0', stage: 'ready', begun: 0, ...more } });
}

function wholeOn({ root }: Disk): void {
  expect(readFileSync(join(root, 'journal'), 'utf8')).toMatch(/^old/);
  expect(readdirSync(join(root, 'releases'))).toEqual(['0.1.0']);
  expect(readdirSync(root).filter((name) => /^before|rehearsal/.test(name))).toEqual([]);
}

test.each([
  ['ends', 'case $1 in run) exit 3;; esac', 'update.ended'],
  ['hangs', 'case $1 in run) exec sleep 600;; esac', 'update.dark'],
  [
    'hangs and does not hear that it should end',
    'case $1 in run) trap "" TERM; while :; do sleep 1; done;; esac',
    'update.dark',
  ],
  [
    'hangs over a copy of the journal',
    'case $1 in restore) trap "" TERM; while :; do sleep 1; done;; esac',
    'update.rehearsal',
  ],
  ['does not take the journal', 'case $1 in restore) exit 1;; esac', 'update.rehearsal'],
])('a release that %s is given up, and nothing of it is left', async (_what, line, why) => {
  const disk = await Disk.make();
  disk.release('0.2.0', line);
  if (line.includes('sleep')) disk.withinMs = 500;
  pending(disk);
  expect(await disk.run('start')).toBe('0.1.0 plays');
  expect(readState(disk.root)).toEqual({
    last: expect.objectContaining({ plays: false, why: expect.objectContaining({ say: why }) }),
  });
  wholeOn(disk);
});

test('a release that is gone from the disk, and one with which the machine has ended three times, are not tried', async () => {
  for (const [more, why] of [
    [{}, 'update.gone'],
    [{ begun: 3 }, 'update.tooOften'],
  ] as const) {
    const disk = await Disk.make();
    if (why === 'update.tooOften') disk.release('0.2.0', 'exit 1');
    pending(disk, more);
    expect(await disk.run('start')).toBe('0.1.0 plays');
    expect(readState(disk.root)).toMatchObject({ last: { why: { say: why } } });
    wholeOn(disk);
  }
});

test('where the disk is full, a release is not unpacked, and nothing of it is left', async () => {
  const disk = await Disk.make();
  await packed(join(disk.root, 'other.dicetable'), NEXT, (release) => {
    script(release, 'true');
    writeFileSync(join(release, 'large'), Buffer.alloc(200 * KIB, 'dice'));
  });
  await expect(disk.runWithin('prepare', 100)).rejects.toThrow(/cannot be unpacked: tar/);
  expect(readState(disk.root)).toEqual({});
  wholeOn(disk);
});

test('where the disk is too full for a copy of the journal, the old release plays on', async () => {
  const disk = await Disk.make();
  writeFileSync(join(disk.root, 'journal'), 'old'.repeat(100 * KIB));
  disk.release('0.2.0', 'true');
  pending(disk);
  expect(await disk.runWithin('start', 100)).toBe('0.1.0 plays');
  expect(readState(disk.root)).toMatchObject({ last: { plays: false } });
  wholeOn(disk);
});
