/** Reads one game of a journal that no table has open, without changing anything in it. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CHAIN_START } from '../../fairness/hash-chain.ts';
import { firstBroken, type GameRecord } from '../../fairness/record.ts';
import { Fault } from '../../fault/fault.ts';
import type { Text } from '../../language/sentence.ts';
import { readHolder } from '../guard/lock-note.ts';
import { checkLog } from '../guard/log-check.ts';
import { checkNotTruncated, requireJournal } from '../guard/loss-check.ts';
import { requireRegular } from '../guard/regular-file.ts';
import { orDamaged, rowsBetween } from './events.ts';
import { isBusy, openFault } from './open-database.ts';
import { readRecord } from './record.ts';
import { checkSchema } from './schema.ts';
import { DATABASE_FILE } from './sqlite-store.ts';

/** `heldBy`: who has the journal open, in words; whoever that is can be asked instead. */
export type ReadRecord = { readonly record: GameRecord | undefined } | { readonly heldBy: Text };

/**
 * The record is undefined when there is no such game, and every event of the journal is what was written. Throws Fault
 * `journal-open` (no journal there, no access) or `journal-damaged`.
 */
export function readRecordOf(folder: string, game: number): ReadRecord {
  const file = join(folder, DATABASE_FILE);
  requireJournal(folder, file);
  requireRegular(file, 'journal-open');
  checkLog(file);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 0 });
    // Takes the lock, and asks nothing that could answer for ever.
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
  } catch (error) {
    database?.close();
    if (isBusy(error)) return { heldBy: readHolder(folder) };
    throw openFault(error, folder, file);
  }
  const opened = database;
  try {
    return orDamaged(file, () => {
      checkSchema(opened, file);
      checkNotTruncated(opened, folder, file);
      const record = readRecord(opened, game, file);
      if (record === undefined) requireWhole(opened, file);
      return { record };
    });
  } finally {
    opened.close();
  }
}

/** A game whose beginning was changed is not found by its number: then some event does not fit. */
function requireWhole(database: DatabaseSync, file: string): void {
  const rows = rowsBetween(database, 0, Number.MAX_SAFE_INTEGER);
  const broken = firstBroken({ before: CHAIN_START, rows });
  if (broken !== undefined) {
    throw new Fault('journal-damaged', {
      say: 'detail.about',
      what: file,
      why: { say: 'detail.eventBroken', seq: broken.seq, type: broken.type },
    });
  }
}
