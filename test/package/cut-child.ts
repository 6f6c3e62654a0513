/**
 * What `dicetable update` and the start of a table do with releases, without a table around it, so that it can be killed at every step:
 * `cut-child.ts prepare ROOT PORT KEY` or `cut-child.ts start ROOT PORT`. The journal is a file with one word.
 */
import { copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { currentName, releaseFolder, releaseIn } from '../../src/update/installed.ts';
import { prepareUpdate } from '../../src/update/prepare.ts';
import { tryRelease } from '../../src/update/trial.ts';

const [, , deed, root = '', port = '', key = ''] = process.argv;

/** Whole, or not there. */
function copy(from: string, to: string): void {
  copyFileSync(from, `${to}.new`);
  renameSync(`${to}.new`, to);
}

const facts = releaseIn(releaseFolder(root, currentName(root) ?? ''));
if (facts === undefined) throw new Error('no whole release is the current one');
const journal = join(root, 'journal');
if (deed === 'prepare') {
  await prepareUpdate(join(root, 'other.dicetable'), { installed: { root, facts }, key, journalBytes: 0 });
} else {
  const code = await tryRelease({
    ...{ installed: { root, facts }, isOnTrial: false, words: ['run'] },
    ...{ address: `http://127.0.0.1:${port}`, flash: [] },
    copyFile: (name) => join(root, `before-${name}`),
    rehearsalFolder: join(root, 'rehearsal'),
    journalBytes: 0,
    copyJournal: async (file) => {
      copy(journal, file);
      return true;
    },
    putBack: (file) => copy(file, journal),
    stopped: new Promise(() => undefined),
    tell: () => undefined,
    patience: {
      withinMs: Number(process.env.WITHIN_MS),
      steadyMs: 50,
      endMs: 300,
      rehearseMs: Number(process.env.WITHIN_MS),
    },
  });
  console.log(code ?? `${facts.name} plays`);
}
