/** What a release is tried with: the journal, the board and the folders of this table. The composition root of `update`. */
import { join } from 'node:path';
import type { Config } from './config/schema.ts';
import { restoreJournal } from './journal/backup/restore.ts';
import { copyJournal } from './maintenance.ts';
import { ON_TRIAL } from './update/child.ts';
import { installedRelease } from './update/installed.ts';
import { type TrialParts, tryRelease } from './update/trial.ts';

/** As in `tryRelease`; what is no installed release tries none. */
export async function tryUpdate(
  config: Config,
  asked: Pick<TrialParts, 'words' | 'address' | 'stopped' | 'tell'>,
): Promise<number | undefined> {
  const installed = installedRelease();
  if (installed === undefined) return undefined;
  const { dataDir, board } = config;
  return tryRelease({
    ...{ ...asked, installed, isOnTrial: process.env[ON_TRIAL] !== undefined },
    flash:
      board.kind === 'serial'
        ? ['--json', ...(board.port === 'auto' ? [] : ['--port', board.port])]
        : undefined,
    copyFile: (name) => join(dataDir, `journal-before-${name}.db`),
    rehearsalFolder: join(dataDir, 'update-rehearsal'),
    copyJournal: (file) => copyJournal(config, file),
    putBack: (copy) => void restoreJournal(dataDir, copy, new Date()),
  });
}
