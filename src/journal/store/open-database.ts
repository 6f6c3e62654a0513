/** Opens the journal's database, or makes a new one: exclusive, durable, and never in the place of one that was lost. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Fault, messageOf } from '../../fault/fault.ts';
import { syncFile, syncFolder } from '../guard/durable-file.ts';
import { readHolder } from '../guard/lock-note.ts';
import { checkLog } from '../guard/log-check.ts';
import { checkNotMissing, checkNotTruncated } from '../guard/loss-check.ts';
import { migrate } from './schema.ts';

/** The seed of the running game is in it: whoever can read it knows the dice to come. SQLite keeps the mode for its other files. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Creates folder and database where needed; throws Fault `journal-open` or `journal-damaged`. */
export function openDatabase(folder: string, file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    checkNotMissing(folder, file);
    checkLog(file);
    if (!existsSync(file)) makeDatabase(file);
    database = new DatabaseSync(file, { timeout: 0 });
    secure(database, file);
    migrate(database, file);
    checkNotTruncated(database, folder, file);
    return database;
  } catch (error) {
    database?.close();
    throw openFault(error, folder, file);
  }
}

/** Step by step: Node's own recursive way never comes back from below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: OWNER_ONLY.folder });
}

/** Whole before it has its name: a database of no bytes is one that was lost, never one that was begun. */
function makeDatabase(file: string): void {
  const unfinished = `${file}.new`;
  try {
    for (const left of [unfinished, `${unfinished}-journal`]) rmSync(left, { force: true });
    closeSync(openSync(unfinished, 'wx', OWNER_ONLY.file));
    chmodSync(unfinished, OWNER_ONLY.file);
    const database = new DatabaseSync(unfinished);
    try {
      migrate(database, file);
    } finally {
      database.close();
    }
    syncFile(unfinished);
    renameSync(unfinished, file);
    syncFolder(dirname(file));
  } finally {
    rmSync(unfinished, { force: true });
  }
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
      'journal-open',
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
