/** The way back over a change of the journal's schema, on a table whose journal is a file with one word. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pointCurrent } from '../../src/update/installed.ts';
import { prepareGoBack } from '../../src/update/prepare.ts';
import { readState, writeState } from '../../src/update/state.ts';
import { Disk, NEXT, playing } from './disk.ts';

/** 0.2.0 plays, and writes a journal that 0.1.0 cannot read; what that one left is kept, or not. */
async function updated(line: string, kept: boolean): Promise<Disk> {
  const disk = await Disk.make();
  disk.release('0.1.0', line);
  writeFileSync(join(disk.root, 'releases', '0.1.0', 'program'), playing('0.1.0'));
  disk.release('0.2.0', 'true');
  pointCurrent(disk.root, '0.2.0');
  writeFileSync(join(disk.root, 'journal'), 'new');
  const before = join(disk.root, 'before-0.2.0');
  writeFileSync(before, 'old');
  writeState(disk.root, { previous: { name: '0.1.0', ...(kept ? { before } : {}) } });
  return disk;
}

/** `restore FILE` puts a journal in its place; with a folder behind it, it only looks. */
const RESTORES = 'restore) [ $# = 2 ] && cp "$2" journal; exit 0;;';
const RUNS = `run) exec '${process.execPath}' -e "$(cat "$here/program")";;`;

const goBack = ({ root }: Disk, withOldJournal: boolean) =>
  prepareGoBack({ root, facts: NEXT }, withOldJournal);
const journalOf = ({ root }: Disk) => readFileSync(join(root, 'journal'), 'utf8');

test('a release that cannot read the journal is not gone back to, unless with the one that it left', async () => {
  const none = await updated('true', false);
  expect(() => goBack(none, true)).toThrow(/none from its time was kept/);
  const disk = await updated(`case $1 in ${RESTORES} ${RUNS} esac`, true);
  expect(() => goBack(disk, false)).toThrow(
    /`dicetable go-back --old-journal` goes on with the journal from/,
  );
  expect(readState(disk.root).trial).toBeUndefined();
  goBack(disk, true);
  expect(await disk.run('start')).toBe('7');
  expect(journalOf(disk)).toBe('old');
  const { previous, last } = readState(disk.root);
  expect(last).toEqual({ name: '0.1.0', plays: true });
  expect([previous?.name, readFileSync(previous?.before ?? '', 'utf8')]).toEqual(['0.2.0', 'new']);
});

test.each([
  ['does not take the journal of its time', 'case $1 in restore) exit 1;; esac'],
  ['ends after it has that journal', `case $1 in ${RESTORES} run) exit 3;; esac`],
])('one that %s is given up, and the newer one plays on with its own', async (_what, line) => {
  const disk = await updated(line, true);
  goBack(disk, true);
  expect(await disk.run('start')).toBe('0.2.0 plays');
  expect(journalOf(disk)).toBe('new');
  expect(readState(disk.root)).toMatchObject({
    previous: { name: '0.1.0' },
    last: { name: '0.1.0', plays: false },
  });
});
