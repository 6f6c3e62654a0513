/** Judges the data folder, the journal and its backups. Pure. */
import type { DoctorFacts } from './facts.ts';
import { type Checked, hint, ifKnown, well, wrong } from './finding.ts';

const MB = 1024 * 1024;
/** A game is 50 KB, and its backups are as large as the journal: below this a night may fill the disk. */
const FREE_BYTES = { least: 100 * MB, enough: 1024 * MB };
const DAY_MS = 24 * 60 * 60_000;
/** One is made a day. */
const BEHIND_MS = 2 * DAY_MS;

export function isDiskLow(freeBytes: number): boolean {
  return freeBytes < FREE_BYTES.least;
}

/** `behindMs`: how much older than the journal the newest one is. */
export function isBackupOld(behindMs: number): boolean {
  return behindMs > BEHIND_MS;
}

export function judgeFolder({ folder: { path, isThere, mayWrite, isOpen } }: DoctorFacts): Checked {
  if (!mayWrite) return wrong({ say: 'doctor.folderClosed', path }, { say: 'doctor.ownFolder', path });
  if (!isThere) return well({ say: 'doctor.folderToCome', path });
  return isOpen
    ? hint({ say: 'doctor.folderOpen', path }, { say: 'doctor.closeFolder', path })
    : well({ say: 'doctor.folderIs', path });
}

export function judgeDisk({ disk }: DoctorFacts): Checked {
  return ifKnown(disk, ({ freeBytes }) => {
    const text = { say: 'doctor.free', megabytes: Math.floor(freeBytes / MB) } as const;
    if (isDiskLow(freeBytes)) return wrong(text, { say: 'doctor.makeRoom' });
    return freeBytes < FREE_BYTES.enough ? hint(text, { say: 'doctor.makeRoom' }) : well(text);
  });
}

export function judgeJournal({ journal }: DoctorFacts): Checked {
  return ifKnown(journal, (found) => {
    switch (found.state) {
      case 'none':
        return well({ say: 'doctor.noJournal' });
      case 'whole':
        return well({ say: 'doctor.journalWhole' });
      case 'held':
        return well({ say: 'doctor.journalHeld', holder: found.holder });
      case 'broken':
        return wrong(found.why, { say: 'doctor.restore' });
      default:
        return found satisfies never;
    }
  });
}

export function judgeBackups({ backups }: DoctorFacts): Checked {
  return ifKnown(backups, ({ keep, behindMs, broken }) => {
    if (broken !== undefined)
      return wrong({ say: 'doctor.backupBroken', file: broken }, { say: 'doctor.backUp' });
    if (behindMs === undefined && keep > 0) return well({ say: 'doctor.noBackups' });
    if (behindMs === undefined) return hint({ say: 'doctor.noBackups' }, { say: 'doctor.keepBackups' });
    if (isBackupOld(behindMs))
      return wrong(
        { say: 'doctor.backupOld', days: Math.floor(behindMs / DAY_MS) },
        { say: 'doctor.backUp' },
      );
    return well({ say: 'doctor.backupFresh' });
  });
}
