/** What is done to a journal while no table runs: the composition root of the commands `backup` and `restore`. */

import { join, resolve } from 'node:path';
import type { Config } from './config/schema.ts';
import { Fault } from './fault/fault.ts';
import { type Restored, restoreJournal } from './journal/backup/restore.ts';
import { newestWholeBackup } from './journal/backup/whole-backup.ts';
import { openSqliteJournal } from './journal/thread/sqlite-journal.ts';
import type { Text } from './language/sentence.ts';
import { Backups } from './operator/backups.ts';

/** Returns the absolute path of the new backup: `file`, or one with a name of its own in the folder of the backups. */
export async function backUpJournal(config: Config, file: string | undefined): Promise<string> {
  const archive = await openSqliteJournal(config.dataDir, config.backup.folder).catch((error: unknown) => {
    if (error instanceof Fault && isInUse(error))
      throw new Fault('backup-failed', { say: 'detail.backupsMeanwhile', why: error.about });
    throw error;
  });
  try {
    if (file !== undefined) {
      await archive.backUp(resolve(file));
      return resolve(file);
    }
    const { folder, keep } = config.backup;
    const log = { info() {}, warn() {} };
    const backups = new Backups({ archive, folder, keep: () => keep, wallNow: Date.now, log });
    return join(folder, (await backups.make()).name);
  } finally {
    await archive.close();
  }
}

/** What `restoreJournal` throws; where `file` cannot be used, with the newest backup that can. */
export function restoreBackup({ dataDir, backup }: Config, file: string): Restored {
  try {
    return restoreJournal(dataDir, resolve(file), new Date());
  } catch (error) {
    if (!(error instanceof Fault && error.code === 'backup-unusable')) throw error;
    const whole = newestWholeBackup(backup.folder, resolve(file));
    if (whole === undefined) throw error;
    const about: Text = { say: 'detail.newestBackup', why: error.about, file: whole };
    throw new Fault('backup-unusable', about, { cause: error });
  }
}

function isInUse({ about }: Fault): boolean {
  return typeof about === 'object' && about.say === 'detail.inUse';
}
