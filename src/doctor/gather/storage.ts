/** What the data folder says, without changing anything in it. */
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../config/schema.ts';
import { Fault } from '../../fault/fault.ts';
import { backupFiles, readBackupName } from '../../journal/backup/backup-files.ts';
import { newestWholeBackup } from '../../journal/backup/whole-backup.ts';
import { readRecordOf } from '../../journal/store/read-record.ts';
import type { DoctorFacts, FolderFacts, JournalFacts } from '../facts.ts';

const OTHERS = 0o077;
/** No game has it, so that the whole journal is looked through for it. */
const NO_GAME = 0;

export async function gatherFolder(path: string): Promise<FolderFacts> {
  const found = await stat(path).catch(() => undefined);
  const mayWrite = await access(found ? path : await firstThere(path), constants.W_OK).then(
    () => true,
    () => false,
  );
  const isOpen = process.platform !== 'win32' && found !== undefined && (found.mode & OTHERS) !== 0;
  return { path, isThere: found !== undefined, mayWrite: mayWrite && found?.isFile() !== true, isOpen };
}

export async function gatherDisk(path: string): Promise<DoctorFacts['disk']> {
  const { bavail, bsize } = await statfs(await firstThere(path));
  return { known: { freeBytes: bavail * bsize } };
}

/** A whole journal is read event by event, which takes about a second for a thousand games. */
export function gatherJournal(folder: string): JournalFacts {
  try {
    const found = readRecordOf(folder, NO_GAME);
    return 'heldBy' in found ? { state: 'held', holder: found.heldBy } : { state: 'whole' };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const isMissing = typeof error.about === 'object' && error.about.say === 'detail.noJournal';
    return isMissing ? { state: 'none' } : { state: 'broken', why: error.about };
  }
}

/** The journal was written last when one of its files was. `readsIt`: the newest, event by event, while nobody waits. */
export async function gatherBackups(
  { dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>,
  readsIt: boolean,
): Promise<DoctorFacts['backups']> {
  const [newest = ''] = backupFiles(backup.folder);
  const made = readBackupName(newest.slice(newest.lastIndexOf('journal-')));
  const times = await Promise.all(
    ['journal.db', 'journal.db-wal'].map((name) =>
      stat(join(dataDir, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  const behindMs = made === undefined ? undefined : Math.max(0, Math.max(...times) - Date.parse(made.at));
  const isWhole = !readsIt || made === undefined || newestWholeBackup(backup.folder, '') === newest;
  return { known: { keep: backup.keep, behindMs, broken: isWhole ? undefined : newest } };
}

async function firstThere(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere || dirname(path) === path ? path : firstThere(dirname(path));
}
