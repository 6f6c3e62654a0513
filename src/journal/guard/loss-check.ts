/** Tells a journal that was lost, or lost its end, from one that never was: by what else lies in the folder. */

import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Fault } from '../../fault/fault.ts';
import type { Code } from '../../language/sentence.ts';
import { readHolder, readWritten, type Written } from './lock-note.ts';

/** Of the header of every SQLite database. */
const LEAST_BYTES = 100;

/** Before SQLite touches anything, since it would begin anew without a word. Throws Fault `journal-damaged`. */
export function checkNotMissing(folder: string, file: string): void {
  const problem = problemIn(folder, file);
  // Looked at again: a table may be ending at this moment.
  if (problem !== undefined && problemIn(folder, file)?.say === problem.say) throw damaged(file, problem);
}

/** For whoever only reads: throws Fault `journal-open` where no table ever made one, and `journal-damaged` where it was lost. */
export function requireJournal(folder: string, file: string): void {
  checkNotMissing(folder, file);
  if (!existsSync(file)) throw new Fault('journal-open', { say: 'detail.noJournal', file });
}

function problemIn(folder: string, file: string): Code | undefined {
  const bytes = bytesOf(file);
  const log = `${file}-wal`;
  if (bytes === undefined && bytesOf(log) !== undefined)
    return { say: 'detail.missingBesideLog', log: basename(log) };
  if (bytes === undefined && readWritten(folder) !== undefined)
    return { say: 'detail.missing', holder: readHolder(folder) };
  return bytes !== undefined && bytes < LEAST_BYTES ? { say: 'detail.tooShort', bytes } : undefined;
}

/** Undefined: there is nothing. What is no file is for SQLite to complain about. */
function bytesOf(file: string): number | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined || stat.isFile() ? stat?.size : Number.POSITIVE_INFINITY;
}

/**
 * Whether all is there that the table before had written, if it was not ended properly: a log that is gone, or spoilt at
 * its end, looks to SQLite as if there had been nothing. Throws Fault `journal-damaged`.
 */
export function checkNotTruncated(database: DatabaseSync, folder: string, file: string): void {
  const least = readWritten(folder);
  if (least === undefined) return;
  const { events, edits, booked } = writtenIn(database);
  if (events >= least.events && edits >= least.edits && booked >= least.booked) return;
  const holder = readHolder(folder);
  throw damaged(
    file,
    events < least.events
      ? { say: 'detail.lostEvents', from: events + 1, to: least.events, holder }
      : edits < least.edits
        ? { say: 'detail.lostEdits', from: edits + 1, to: least.edits, holder }
        : { say: 'detail.lostBooked', from: booked + 1, to: least.booked, holder },
  );
}

export function writtenIn(database: DatabaseSync): Written {
  // All are numbered from 1 without a gap.
  const row = database
    .prepare(
      `SELECT (SELECT max(seq) FROM event) AS events, (SELECT max(id) FROM fame_edit) AS edits,
              (SELECT max(seq) FROM book) AS booked`,
    )
    .get();
  return {
    events: Number(row?.events ?? 0),
    edits: Number(row?.edits ?? 0),
    booked: Number(row?.booked ?? 0),
  };
}

function damaged(file: string, why: Code): Fault {
  return new Fault('journal-damaged', { say: 'detail.about', what: file, why });
}
