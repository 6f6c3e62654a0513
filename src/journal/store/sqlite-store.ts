/** The journal's database, opened and used synchronously: it lives in the worker, where waiting for a disk harms nobody. */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Fault, messageOf } from '../../fault/fault.ts';
import type { Archive } from '../archive.ts';
import type { GameProof } from '../game-check.ts';
import { FileWatch } from '../guard/file-watch.ts';
import { FolderKey } from '../guard/folder-key.ts';
import { LockNote } from '../guard/lock-note.ts';
import { writtenIn } from '../guard/loss-check.ts';
import type { ChainLink, Journal } from '../journal.ts';
import { openBytes } from '../open-record.ts';
import type { RowOutbox } from '../outbox.ts';
import { AuditStore } from './audits.ts';
import { BookStore, bookRows } from './books.ts';
import { isDiskError } from './disk-error.ts';
import { type Entry, EventLog } from './event-log.ts';
import { orDamaged, readGame, readLatestGame } from './events.ts';
import { addFameEdit, readFameEdits } from './fame.ts';
import { FinishedGames } from './finished.ts';
import { journalInfo } from './info.ts';
import { openDatabase, openFault } from './open-database.ts';
import { OutboxRows } from './outbox.ts';
import { readRecord } from './record.ts';
import type { SchemaWanted } from './schema.ts';
import { SealedGames } from './sealed.ts';

/** A port's methods, answered at once. */
type AtOnce<Port> = {
  [Name in keyof Port]: Port[Name] extends (...parameters: infer Parameters) => Promise<infer Answer>
    ? (...parameters: Parameters) => Answer
    : never;
};

/** What the ports `Journal`, `Archive` and `RowOutbox` promise, at once; a backup, which takes its time, is made of its database. */
export interface SqliteStore
  extends AtOnce<Omit<Journal, 'append'>>,
    AtOnce<Omit<Archive, 'backUp'>>,
    AtOnce<RowOutbox> {
  readonly database: DatabaseSync;
  /** All entries in one transaction, on the disk when this returns, with their links; throws Fault `journal-write`. */
  append(entries: readonly Entry[]): readonly ChainLink[];
  /** See `FinishedGames.keep`: `finished` and `history` keep what is left in one go. */
  keepFinished(most: number): number;
}

export const DATABASE_FILE = 'journal.db';

/** Creates folder and database where needed; throws Fault `journal-open`, `journal-in-use` or `journal-damaged`. */
export function openStore(
  folder: string,
  schema: SchemaWanted = 'ours',
  proof: GameProof = 'form',
): SqliteStore {
  const file = join(folder, DATABASE_FILE);
  const database = openDatabase(folder, file, schema);
  try {
    return storeOver(database, { folder, proof }, file);
  } catch (error) {
    database.close();
    throw openFault(error, folder, file);
  }
}

function storeOver(
  database: DatabaseSync,
  { folder, proof }: { readonly folder: string; readonly proof: GameProof },
  file: string,
): SqliteStore {
  const note = new LockNote(folder, writtenIn(database));
  const log = new EventLog(database);
  const sealed = new SealedGames(database, file);
  const key = new FolderKey(folder);
  const finished = new FinishedGames({ database, sealed, key, proof, file });
  const books = new BookStore(database, key, file);
  const audits = new AuditStore(database, key, folder);
  const outbox = new OutboxRows(database, file);
  const files = new FileWatch([file, `${file}-wal`]);

  /** Throws Fault `journal-write` when what was written is in no file any more. */
  const noteWritten = (): void => {
    const missing = files.missing();
    if (missing !== undefined) throw new Fault('journal-write', { say: 'detail.gone', file: missing });
    note.update(writtenIn(database));
  };

  return {
    database,
    append(entries) {
      try {
        const links = log.append(entries);
        noteWritten();
        return links;
      } catch (error) {
        throw writeFault(error, file);
      }
    },
    read: () => readLatestGame(database, proof, file),
    books: () => books.sum(),
    audits: (limit) => audits.read(limit),
    bookEvents: (after, limit) =>
      orDamaged(file, () =>
        bookRows(database, { after, limit }, file).map(({ seq, at, event }) => ({ seq, at, event })),
      ),
    keepFinished: (most) => finished.keep(most),
    finished: (after, limit) => finished.after(after, limit),
    history: (before, limit) => finished.page(before, limit),
    gameEvents(game, after, limit) {
      // Once for all its pieces.
      if (after === 0) finished.check(game);
      return readGame(database, { game, after, limit }, file);
    },
    sealed: (game) => sealed.find(game),
    openRecord: (game) => openBytes(readRecord(database, game, file)),
    fameEdits: () => readFameEdits(database, file),
    editFame(edit) {
      addFameEdit(database, edit, file);
      noteWritten();
    },
    epoch: () => outbox.epoch(),
    newest: (chain) => outbox.newest(chain),
    links: (chain, seqs) => outbox.links(chain, seqs),
    piece: (chain, after, most) => outbox.piece(chain, after, most),
    opened: (seqs) => outbox.opened(seqs),
    info: () => ({ ...journalInfo(database, file), replayed: finished.replayed }),
    close() {
      // A database that is gone is told at the next start: the note stays.
      const isThere = files.missing() !== file;
      database.close();
      note.close();
      if (isThere) note.remove();
    },
  };
}

/** A bug stays one: no disk is to blame for it. */
function writeFault(error: unknown, file: string): unknown {
  if (error instanceof Fault || !isDiskError(error)) return error;
  return new Fault('journal-write', `${file}: ${messageOf(error)}`, { cause: error });
}
