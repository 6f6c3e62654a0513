/** The journal's database, opened and used synchronously: it lives in the worker, where waiting for a disk harms nobody. */
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CHAIN_START, chainHash } from '../fairness/hash-chain.ts';
import { Fault, messageOf } from '../fault/fault.ts';
import type { GameEvent } from '../game/event.ts';
import type { Archive, StoredFameEdit } from './archive.ts';
import { readHolder, removeHolder, writeHolder } from './holder.ts';
import type { Journal } from './journal.ts';
import { checkLog } from './log-check.ts';
import { migrate } from './schema.ts';
import { backUp } from './sqlite-backup.ts';
import { readGame, readLatestGame } from './sqlite-events.ts';
import { addFameEdit, readFameEdits } from './sqlite-fame.ts';
import { readFinished, readHistory } from './sqlite-finished.ts';
import { journalInfo } from './sqlite-info.ts';
import { readRecord } from './sqlite-record.ts';

/** `at`: wall time, ISO 8601. */
export interface Entry {
  readonly at: string;
  readonly event: GameEvent;
}

/** What the ports `Journal` and `Archive` promise, at once; only a backup takes its time. */
export type SqliteStore = {
  /** All entries in one transaction, on the disk when this returns; throws Fault `journal-write`. */
  append(entries: readonly Entry[]): undefined;
  close(): undefined;
  backUp(file: string): Promise<undefined>;
} & AtOnce<Pick<Journal, 'read' | 'finished'>> &
  AtOnce<Omit<Archive, 'backUp' | 'editFame'>> & { editFame(edit: StoredFameEdit): undefined };

type AtOnce<Port> = {
  [Name in keyof Port]: Port[Name] extends (...parameters: infer Parameters) => Promise<infer Answer>
    ? (...parameters: Parameters) => Answer
    : never;
};

export const DATABASE_FILE = 'journal.db';

const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Creates folder and database where needed; throws Fault `journal-open` or `journal-damaged`. */
export function openStore(folder: string): SqliteStore {
  const file = join(folder, DATABASE_FILE);
  let database: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    checkLog(file);
    // The seed of the running game is in it: whoever can read it knows the dice to come. SQLite keeps the mode for its other files.
    closeSync(openSync(file, 'a', OWNER_ONLY.file));
    database = new DatabaseSync(file, { timeout: 0 });
    secure(database, file);
    migrate(database, file);
    writeHolder(folder);
    return storeOver(database, folder, file);
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

/** Exclusive and durable, and both are read back: a journal that is silently neither would be worse than none. */
function secure(database: DatabaseSync, file: string): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  const mode = database.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode;
  // On macOS a plain sync does not reach the medium; elsewhere these two do nothing.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
  const synchronous = database.prepare('PRAGMA synchronous').get()?.synchronous;
  if (mode !== 'wal' || synchronous !== 2) {
    const detail = `${file} cannot be made durable (journal mode ${mode}, synchronous ${synchronous})`;
    throw new Fault('journal-open', detail);
  }
  // Takes the lock now, not with the first event.
  database.exec('BEGIN IMMEDIATE; COMMIT');
}

function openFault(error: unknown, folder: string, file: string): Fault {
  if (error instanceof Fault) return error;
  const code = primaryCode(error);
  if (code === SQLITE_BUSY) {
    return new Fault('journal-open', `${file} is in use by ${readHolder(folder)}`, { cause: error });
  }
  const damaged = code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
  const detail = `${file}: ${messageOf(error)}`;
  return new Fault(damaged ? 'journal-damaged' : 'journal-open', detail, { cause: error });
}

/** SQLite's result code without its extended part, or 0. */
function primaryCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return code & 0xff;
}

function storeOver(database: DatabaseSync, folder: string, file: string): SqliteStore {
  const insert = database.prepare('INSERT INTO event (seq, at, type, payload, hash) VALUES (?, ?, ?, ?, ?)');
  const newest = database.prepare('SELECT seq, hash FROM event ORDER BY seq DESC LIMIT 1').get();
  let seq = Number(newest?.seq ?? 0);
  let hash = String(newest?.hash ?? CHAIN_START);

  const insertAll = (entries: readonly Entry[]): { seq: number; hash: string } => {
    let tip = { seq, hash };
    for (const { at, event } of entries) {
      const row = { seq: tip.seq + 1, at, type: event.type, payload: JSON.stringify(event) };
      tip = { seq: row.seq, hash: chainHash(tip.hash, row) };
      insert.run(row.seq, row.at, row.type, row.payload, tip.hash);
    }
    return tip;
  };

  return {
    append(entries) {
      try {
        database.exec('BEGIN IMMEDIATE');
        const tip = insertAll(entries);
        database.exec('COMMIT');
        ({ seq, hash } = tip);
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw new Fault('journal-write', `${file}: ${messageOf(error)}`, { cause: error });
      }
      return undefined;
    },
    read: () => readLatestGame(database, file),
    finished: () => readFinished(database, file),
    history: (before, limit) => readHistory(database, before, limit, file),
    gameEvents: (game) => readGame(database, game, file),
    record: (game) => readRecord(database, game, file),
    fameEdits: () => readFameEdits(database, file),
    editFame: (edit) => addFameEdit(database, edit, file),
    info: () => journalInfo(database, file),
    backUp: (to) => backUp(database, to),
    close() {
      database.close();
      removeHolder(folder);
      return undefined;
    },
  };
}
