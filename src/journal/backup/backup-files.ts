/** How backups are called: the number says which was made last, whatever the clock said then. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface BackupName {
  /** Counts up from 1 in its folder. */
  readonly number: number;
  /** Wall time, ISO 8601. */
  readonly at: string;
}

/** `journal-00012-2026-11-21T14-55-00-000Z.db`. */
const NAME = /^journal-(\d{5,15})-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.db$/;

export function backupName({ number, at }: BackupName): string {
  return `journal-${`${number}`.padStart(5, '0')}-${at.replaceAll(/[:.]/g, '-')}.db`;
}

/** Ending of a backup that is being made. */
export const UNFINISHED = '.unfinished';

/** Whether this is a backup that is being made, or a file that SQLite keeps beside it meanwhile. */
export function isUnfinished(name: string): boolean {
  const [backup = '', rest] = name.split(UNFINISHED);
  return rest !== undefined && readBackupName(backup) !== undefined;
}

/** Undefined: this is the name of something else. */
export function readBackupName(name: string): BackupName | undefined {
  const [, number, day, hour, minute, second, rest] = NAME.exec(name) ?? [];
  if (day === undefined) return undefined;
  return { number: Number(number), at: `${day}${hour}:${minute}:${second}.${rest}` };
}

/** Absolute path of the backup that was made last; undefined: there is none. */
export function newestBackup(folder: string): string | undefined {
  return backupFiles(folder)[0];
}

/** Absolute paths, the one that was made last first; none where there is no such folder. */
export function backupFiles(folder: string): readonly string[] {
  let names: readonly string[];
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    // A pipe of such a name would keep everybody waiting to whom it is recommended.
    names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
  const numberOf = (name: string): number => readBackupName(name)?.number ?? 0;
  return names
    .filter((name) => numberOf(name) > 0)
    .toSorted((a, b) => numberOf(b) - numberOf(a))
    .map((name) => join(folder, name));
}
