/** What a release is tried with: the journal, the board and the folders of this table. The composition root of `update`. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/schema.ts';
import { UNFINISHED } from './journal/backup/backup-files.ts';
import { restoreJournal } from './journal/backup/restore.ts';
import { checkNotMissing } from './journal/guard/loss-check.ts';
import { DATABASE_FILE } from './journal/store/sqlite-store.ts';
import { runTool } from './run-tool.ts';
import { ON_TRIAL } from './update/child.ts';
import { installedRelease, programOf, releaseFolder } from './update/installed.ts';
import { saidBy, wordsOf } from './update/other-program.ts';
import { updateRefused } from './update/release-file.ts';
import { type TrialParts, tryRelease } from './update/trial.ts';

/** As in `tryRelease`; what is no installed release tries none. */
export async function tryUpdate(
  config: Config,
  asked: Pick<TrialParts, 'words' | 'address' | 'stopped' | 'tell'>,
): Promise<number | undefined> {
  const installed = installedRelease();
  if (installed === undefined) return undefined;
  const { dataDir, board } = config;
  const ours = programOf(releaseFolder(installed.root, installed.facts.name));
  const journal = join(dataDir, DATABASE_FILE);
  return tryRelease({
    ...{ ...asked, installed, isOnTrial: process.env[ON_TRIAL] !== undefined },
    flash:
      board.kind === 'serial'
        ? ['--json', ...(board.port === 'auto' ? [] : ['--port', board.port])]
        : undefined,
    copyFile: (name) => join(dataDir, `journal-before-${name}.db`),
    rehearsalFolder: join(dataDir, 'update-rehearsal'),
    journalBytes: statSync(journal, { throwIfNoEntry: false })?.size ?? 0,
    async copyJournal(file, patienceMs, stopped) {
      checkNotMissing(dataDir, journal);
      if (!existsSync(journal)) return false;
      await copyBy(ours, file, { words: wordsOf(asked), patienceMs, stopped });
      return true;
    },
    putBack: (copy) => void restoreJournal(dataDir, copy, new Date()),
  });
}

export interface CopyLimits {
  /** The options of this table. */
  readonly words: readonly string[];
  readonly patienceMs: number;
  readonly stopped?: AbortSignal;
}

/**
 * By a process of its own, which can be ended: a disk that does not answer would hold ours for ever, and the journal with it.
 * Rejects with Fault `update-refused`.
 */
export async function copyBy(
  program: string,
  file: string,
  { words, patienceMs, stopped }: CopyLimits,
): Promise<void> {
  const ran = await runTool(program, ['backup', file, ...words], patienceMs, stopped);
  if (ran.code === 0) return;
  rmSync(`${file}${UNFINISHED}`, { force: true });
  throw updateRefused({ say: 'update.notCopied', why: saidBy(ran, patienceMs) });
}
