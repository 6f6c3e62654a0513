/** An update that is killed at every change of the disk that it makes: what starts then is a whole release with its whole journal. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readState, writeState } from '../../src/update/state.ts';
import { Disk, flashing, NEXT, playing } from './disk.ts';
import { packed, script } from './releases.ts';

const PATIENCE_MS = 240_000;

/** No journal is changed by it. */
const DIES_AT_ONCE = 'case $1 in run) exit 3;; esac';

const PLAYS = `require('node:fs').writeFileSync('journal', 'new'); ${playing('0.2.0')}`;

const DIES = `require('node:fs').writeFileSync('journal', 'new'); process.exit(3)`;

test.each([
  ['plays', PLAYS, '0.2.0', 'new', ['0.1.0', '0.2.0']],
  ['dies after it has changed the journal', DIES, '0.1.0', 'old', ['0.1.0']],
])(
  'wherever the power is cut while a release that %s is tried, the next start ends as if nothing had been',
  {
    timeout: PATIENCE_MS,
  },
  async (_what, program, plays, journal, releases) => {
    let cuts = 0;
    for (let end: string | undefined; end === undefined; ) {
      cuts += 1;
      const disk = await Disk.make();
      disk.release('0.1.0', `case $1 in ${flashing('0.1.0')} esac`);
      const run = `run) exec '${process.execPath}' -e "$(cat "$here/program")";;`;
      disk.release('0.2.0', `case $1 in ${run} ${flashing('0.2.0')} esac`);
      const board = join(disk.root, 'board');
      writeFileSync(board, '0.1.0');
      writeFileSync(join(disk.root, 'releases', '0.2.0', 'program'), program);
      writeState(disk.root, { trial: { from: '0.1.0', name: '0.2.0', stage: 'ready', begun: 0 } });
      end = await disk.run('start', cuts);
      const again = await disk.run('start');
      expect(['7', `${plays} plays`], `cut ${cuts}`).toContain(end ?? again);
      expect(readState(disk.root), `cut ${cuts}`).toMatchObject({
        last: { name: '0.2.0', plays: plays === '0.2.0' },
      });
      expect(readState(disk.root).trial).toBeUndefined();
      expect(await disk.run('start')).toBe(`${plays} plays`);
      expect(readFileSync(join(disk.root, 'journal'), 'utf8'), `cut ${cuts}`).toBe(journal);
      expect(readFileSync(board, 'utf8'), `cut ${cuts}`).toBe(plays);
      expect(readdirSync(join(disk.root, 'releases')).sort()).toEqual(releases);
    }
    expect(cuts).toBeGreaterThan(6);
  },
);

test('wherever the power is cut while a release is unpacked, the old one is whole, and the next update takes it', {
  timeout: PATIENCE_MS,
}, async () => {
  let cuts = 0;
  for (let end: string | undefined; end === undefined; ) {
    cuts += 1;
    const disk = await Disk.make();
    await packed(join(disk.root, 'other.dicetable'), NEXT, (release) => script(release, DIES_AT_ONCE));
    end = await disk.run('prepare', cuts);
    // A note that is there names a release that is.
    const { trial } = readState(disk.root);
    if (trial === undefined) expect(await disk.run('prepare'), `cut ${cuts}`).toBe('');
    expect(await disk.run('start'), `cut ${cuts}`).toBe('0.1.0 plays');
    expect(readState(disk.root), `cut ${cuts}`).toMatchObject({ last: { why: { say: 'update.ended' } } });
    expect(readFileSync(join(disk.root, 'journal'), 'utf8')).toBe('old');
    expect(readdirSync(join(disk.root, 'releases'))).toEqual(['0.1.0']);
  }
  expect(cuts).toBeGreaterThan(2);
});
