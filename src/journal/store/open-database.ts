/** Opens the journal's database, or makes a new one: exclusive, durable, and never in the place of one that was lost. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Fault, messageOf } from '../../fault/fault.ts';
import { readHolder } from '../guard/lock-note.ts';
import { checkLog } from '../guard/log-check.ts';
import { checkNotMissing, checkNotTruncated } from '../guard/loss-check.ts';
import { requireRegular } from '../guard/regular-file.ts';
import { closeToOthers, makeDatabase, makeFolder, removeUnfinished } from './make-database.ts';
import { checkSchema, migrate, type SchemaWanted } from './schema.ts';

/**
 * Tables that begin at the same instant can be in each other's way so that none gets the lock: each asks again after a time of
 * its own. Then one has it, and is given the time to leave its note. Wall time.
 */
const PAUSE_MS = { least: 5, more: 30 } as const;
const TRIES = { holderKnown: 12, holderUnknown: 100 } as const;

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Creates folder and database where needed; throws Fault `journal-open`, `journal-in-use` or `journal-damaged`. */
export function openDatabase(folder: string, file: string, schema: SchemaWanted): DatabaseSync {
  for (let tries = 1; ; tries += 1) {
    try {
      return openOnce(folder, file, schema);
    } catch (error) {
      if (!isBusy(error) || tries >= mostTries(folder)) throw openFault(error, folder, file);
      pause(PAUSE_MS.least + Math.random() * PAUSE_MS.more);
    }
  }
}

function openOnce(folder: string, file: string, schema: SchemaWanted): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    checkNotMissing(folder, file);
    requireRegular(file, 'journal-open');
    checkLog(file);
    if (!existsSync(file)) makeDatabase(file);
    // Somebody else may have made it meanwhile, on a medium without links not yet whole.
    checkNotMissing(folder, file);
    closeToOthers(file);
    database = new DatabaseSync(file, { timeout: 0 });
    secure(database, file);
    migrate(database, file);
    if (schema === 'ours') checkSchema(database, file);
    checkNotTruncated(database, folder, file);
    removeUnfinished(file);
    return database;
  } catch (error) {
    database?.close();
    throw error;
  }
}

function mostTries(folder: string): number {
  return readHolder(folder).say === 'detail.holder' ? TRIES.holderKnown : TRIES.holderUnknown;
}

/** Stops the thread, which has nothing else to do. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Exclusive and durable, and both are read back: a journal that is silently neither would be worse than none. */
function secure(database: DatabaseSync, file: string): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  const mode = database.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode;
  // On macOS a plain sync does not reach the medium; elsewhere these two do nothing.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
  const synchronous = database.prepare('PRAGMA synchronous').get()?.synchronous;
  if (mode !== 'wal' || synchronous !== 2) {
    const pragmas = { mode: `${mode}`, synchronous: `${synchronous}` };
    throw new Fault('journal-open', { say: 'detail.notDurable', file, ...pragmas });
  }
  // Takes the lock now, not with the first event.
  database.exec('BEGIN IMMEDIATE; COMMIT');
}

/** What SQLite, or the system, says about opening or reading the journal. */
export function openFault(error: unknown, folder: string, file: string): Fault {
  if (error instanceof Fault) return error;
  if (isBusy(error))
    return new Fault(
      'journal-in-use',
      { say: 'detail.inUse', file, holder: readHolder(folder) },
      { cause: error },
    );
  const damaged = [SQLITE_CORRUPT, SQLITE_NOTADB].includes(primaryCode(error));
  const detail = `${file}: ${messageOf(error)}`;
  return new Fault(damaged ? 'journal-damaged' : 'journal-open', detail, { cause: error });
}

/** Somebody else has it open. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === SQLITE_BUSY;
}

/** SQLite's result code without its extended part, or 0. */
function primaryCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return code & 0xff;
}
