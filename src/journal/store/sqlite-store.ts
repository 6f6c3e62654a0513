/** The journal's database, opened and used synchronously: it lives in the worker, where waiting for a disk harms nobody. */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { CHAIN_START, chainHash } from '../../fairness/hash-chain.ts';
import { Fault, messageOf } from '../../fault/fault.ts';
import type { GameEvent } from '../../game/event.ts';
import type { Archive, StoredFameEdit } from '../archive.ts';
import { backUp } from '../backup/sqlite-backup.ts';
import { FileWatch } from '../guard/file-watch.ts';
import { LockNote } from '../guard/lock-note.ts';
import { writtenIn } from '../guard/loss-check.ts';
import type { Journal } from '../journal.ts';
import { openBytes } from '../open-record.ts';
import { isDiskError } from './disk-error.ts';
import { readGame, readLatestGame } from './events.ts';
import { addFameEdit, readFameEdits } from './fame.ts';
import { FinishedGames } from './finished.ts';
import { journalInfo } from './info.ts';
import { openDatabase, openFault } from './open-database.ts';
import { readRecord } from './record.ts';
import { SealedGames } from './sealed.ts';

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

/** Creates folder and database where needed; throws Fault `journal-open` or `journal-damaged`. */
export function openStore(folder: string): SqliteStore {
  const file = join(folder, DATABASE_FILE);
  const database = openDatabase(folder, file);
  try {
    return storeOver(database, new LockNote(folder, writtenIn(database)), file);
  } catch (error) {
    database.close();
    throw openFault(error, folder, file);
  }
}

function storeOver(database: DatabaseSync, note: LockNote, file: string): SqliteStore {
  const insert = database.prepare('INSERT INTO event (seq, at, type, payload, hash) VALUES (?, ?, ?, ?, ?)');
  const newest = database.prepare('SELECT seq, hash FROM event ORDER BY seq DESC LIMIT 1').get();
  let seq = Number(newest?.seq ?? 0);
  let hash = String(newest?.hash ?? CHAIN_START);

  const sealed = new SealedGames(database, file);
  const finished = new FinishedGames(database, sealed, file);
  const files = new FileWatch([file, `${file}-wal`]);

  /** Throws Fault `journal-write` when what was written is in no file any more. */
  const noteWritten = (): void => {
    const missing = files.missing();
    if (missing !== undefined)
      throw new Fault('journal-write', `${missing} was removed or replaced while the table was using it`);
    note.update(writtenIn(database));
  };

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
        noteWritten();
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw writeFault(error, file);
      }
      return undefined;
    },
    read: () => readLatestGame(database, file),
    finished: (after, limit) => finished.after(after, limit),
    history: (before, limit) => finished.page(before, limit),
    gameEvents: (game, after, limit) => readGame(database, { game, after, limit }, file),
    sealed: (game) => sealed.find(game),
    openRecord: (game) => openBytes(readRecord(database, game, file)),
    fameEdits: () => readFameEdits(database, file),
    editFame(edit) {
      addFameEdit(database, edit, file);
      noteWritten();
      return undefined;
    },
    info: () => ({ ...journalInfo(database, file), replayed: finished.replayed }),
    backUp: (to) => backUp(database, to),
    close() {
      // A database that is gone is told at the next start: the note stays.
      const isThere = files.missing() !== file;
      database.close();
      note.close();
      if (isThere) note.remove();
      return undefined;
    },
  };
}

/** A bug stays one: no disk is to blame for it. */
function writeFault(error: unknown, file: string): unknown {
  if (error instanceof Fault || !isDiskError(error)) return error;
  return new Fault('journal-write', `${file}: ${messageOf(error)}`, { cause: error });
}
