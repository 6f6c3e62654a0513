/** What is done to a journal while no table runs: the composition root of the commands `backup` and `restore`. */

import { join, resolve } from 'node:path';
import type { Config } from './config/schema.ts';
import { Fault } from './fault/fault.ts';
import type { Held } from './journal/archive.ts';
import { type Restored, restoreJournal } from './journal/backup/restore.ts';
import { newestWholeBackup } from './journal/backup/whole-backup.ts';
import { requireJournal } from './journal/guard/loss-check.ts';
import { DATABASE_FILE } from './journal/store/sqlite-store.ts';
import { openSqliteJournal } from './journal/thread/sqlite-journal.ts';
import type { Text } from './language/sentence.ts';
import { Backups } from './operator/backups.ts';

export interface BackedUp extends Held {
  /** Absolute path of the new backup. */
  readonly file: string;
}

/** Into `file`, or into one with a name of its own in the folder of the backups. Makes no journal where there is none. */
export async function backUpJournal(config: Config, file: string | undefined): Promise<BackedUp> {
  requireJournal(config.dataDir, join(config.dataDir, DATABASE_FILE));
  const archive = await openSqliteJournal(config.dataDir, config.backup.folder).catch((error: unknown) => {
    if (error instanceof Fault && error.code === 'journal-in-use')
      throw new Fault('journal-in-use', { say: 'detail.backupsMeanwhile', why: error.about });
    throw error;
  });
  try {
    if (file !== undefined) return { file: resolve(file), ...(await archive.backUp(resolve(file))) };
    const { folder, keep } = config.backup;
    const log = { info() {}, warn() {} };
    const backups = new Backups({ archive, folder, keep: () => keep, wallNow: Date.now, log });
    const { name, games, events } = await backups.make();
    return { file: join(folder, name), games, events };
  } finally {
    await archive.close();
  }
}

/** What `restoreJournal` throws; where `file` cannot be used, with the newest backup that can. */
export function restoreBackup({ dataDir, backup }: Config, file: string): Restored {
  try {
    return restoreJournal(dataDir, resolve(file), new Date(), 'dice');
  } catch (error) {
    if (!(error instanceof Fault && error.code === 'backup-unusable')) throw error;
    const whole = newestWholeBackup(backup.folder, resolve(file), 'dice');
    if (whole === undefined) throw error;
    const about: Text = { say: 'detail.newestBackup', why: error.about, file: whole };
    throw new Fault('backup-unusable', about, { cause: error });
  }
}
