/** How large the journal is, how much room is left for it, and when it was last written. */
import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Fault, messageOf } from '../../fault/fault.ts';
import type { JournalInfo } from '../archive.ts';

/** Throws Fault `journal-damaged`. */
export function journalInfo(database: DatabaseSync, file: string): Omit<JournalInfo, 'replayed'> {
  try {
    const newest = database.prepare('SELECT seq, at FROM event ORDER BY seq DESC LIMIT 1').get();
    const { bavail, bsize } = statfsSync(dirname(file));
    return {
      file,
      bytes: bytesOf(file) + bytesOf(`${file}-wal`),
      freeBytes: bavail * bsize,
      // Numbered from 1 without a gap.
      events: Number(newest?.seq ?? 0),
      newestAt: newest === undefined ? undefined : String(newest.at),
    };
  } catch (error) {
    throw new Fault('journal-damaged', `${file}: ${messageOf(error)}`, { cause: error });
  }
}

function bytesOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
