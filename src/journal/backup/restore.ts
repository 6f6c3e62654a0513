/** Puts a backup in the place of the journal. What was there is kept beside it, and a file that is no whole journal is not taken. */
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Fault, messageOf } from '../../fault/fault.ts';
import type { Held } from '../archive.ts';
import type { GameProof } from '../game-check.ts';
import { syncFile, syncFolder } from '../guard/durable-file.ts';
import { lockNoteFile } from '../guard/lock-note.ts';
import { checkLog } from '../guard/log-check.ts';
import { COMPANIONS, requireRegular } from '../guard/regular-file.ts';
import { migrate, schemaVersion } from '../store/schema.ts';
import { DATABASE_FILE, openStore } from '../store/sqlite-store.ts';
import { checkCopy } from './check-copy.ts';
import { checkGames } from './check-games.ts';
import { heldIn } from './held.ts';

/** What the journal holds now. */
export interface Restored extends Held {
  /** Where the journal is that was replaced; undefined: there was none. */
  readonly replaced: string | undefined;
}

/** Of a database that is being filled. */
const FRESH = '-fresh';

/**
 * Throws Fault `backup-unusable` when `file` is no whole journal, or one of its games was not played so, `journal-in-use` when a
 * table is using the one in `folder`; both stay as they are then. `at`: wall time, for the name of the replaced one.
 */
export function restoreJournal(folder: string, file: string, at: Date, proof: GameProof = 'form'): Restored {
  const journal = join(folder, DATABASE_FILE);
  const incoming = `${journal}.restoring`;
  if (!existsSync(file)) throw new Fault('backup-unusable', { say: 'detail.noFile', file });
  requireRegular(file, 'backup-unusable');
  try {
    if (existsSync(journal)) refuseItself(journal, file);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // A link or a pipe of that name would lead the copy elsewhere.
    removeIncoming(incoming);
    const held = takeCopy(file, incoming, proof);
    refuseRunning(folder, journal);
    const replaced = keepAside(folder, journal, at);
    renameSync(incoming, journal);
    // It is about the one that was replaced.
    rmSync(lockNoteFile(folder), { force: true });
    syncFolder(folder);
    return { ...held, replaced };
  } finally {
    removeIncoming(incoming);
  }
}

function removeIncoming(incoming: string): void {
  for (const ending of ['', ...COMPANIONS, FRESH]) rmSync(`${incoming}${ending}`, { force: true });
}

function refuseItself(journal: string, file: string): void {
  if (existsSync(file) && realpathSync(file) === realpathSync(journal))
    throw new Fault('backup-unusable', { say: 'detail.isJournal', file });
}

/** Whole, before anything is replaced. */
function takeCopy(file: string, incoming: string, proof: GameProof): Held {
  let database: DatabaseSync | undefined;
  try {
    checkLog(file);
    copyFileSync(file, incoming, constants.COPYFILE_EXCL);
    // Somebody's plain copy of a data folder brings its newest events in the log beside it.
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${incoming}-wal`, constants.COPYFILE_EXCL);
    database = new DatabaseSync(incoming);
    database.exec('PRAGMA journal_mode = DELETE');
    // It would get the tables of a new journal.
    if (schemaVersion(database) === 0)
      throw new Fault('backup-unusable', {
        ...{ say: 'detail.inCopy', file, why: { say: 'detail.noJournalIn' } },
      });
    migrate(database, file);
    // In one go: no table has this journal, and nobody is waiting.
    for (const _ of checkCopy(database, file));
    checkGames(database, proof, file);
    const held = heldIn(database);
    database.close();
    database = undefined;
    copyRows(incoming, file);
    return held;
  } catch (error) {
    database?.close();
    const about = error instanceof Fault ? error.about : `${file}: ${messageOf(error)}`;
    throw new Fault('backup-unusable', about, { cause: error });
  }
}

/**
 * Into a database of our own making: of somebody's file nothing stays but the rows that were checked. What was kept of
 * finished games is made from the events again when it is asked for.
 */
function copyRows(incoming: string, file: string): void {
  const fresh = `${incoming}${FRESH}`;
  rmSync(fresh, { force: true });
  const database = new DatabaseSync(fresh);
  try {
    migrate(database, file);
    database.exec('PRAGMA trusted_schema = OFF');
    database.prepare('ATTACH DATABASE ? AS old').run(incoming);
    database.exec(`BEGIN;
      INSERT INTO event SELECT seq, at, type, payload, hash FROM old.event ORDER BY seq;
      INSERT INTO fame_edit SELECT id, at, payload, hash FROM old.fame_edit ORDER BY id;
      INSERT INTO book SELECT seq, at, type, payload, hash FROM old.book ORDER BY seq;
      COMMIT;`);
  } finally {
    database.close();
  }
  chmodSync(fresh, 0o600);
  syncFile(fresh);
  renameSync(fresh, incoming);
}

/** A journal that is damaged, or too new, which is why somebody restores one, is held by nobody: the lock was taken before it was looked at. */
function refuseRunning(folder: string, journal: string): void {
  if (!existsSync(journal)) return;
  try {
    openStore(folder).close();
  } catch (error) {
    const mayBeReplaced = error instanceof Fault && (error.code === 'journal-damaged' || isNewer(error));
    if (!mayBeReplaced) throw error;
  }
}

function isNewer({ about }: Fault): boolean {
  return typeof about === 'object' && about.say === 'detail.newerSchema';
}

/** The journal keeps its name too: whenever this is cut short, there is a journal, or the evidence of one. */
function keepAside(folder: string, journal: string, at: Date): string | undefined {
  const aside = join(folder, `journal-replaced-${at.toISOString().replaceAll(/[:.]/g, '-')}.db`);
  // First, and also where the database itself is gone: SQLite would play any log that it finds into the restored one.
  for (const ending of COMPANIONS) {
    if (existsSync(`${journal}${ending}`)) renameSync(`${journal}${ending}`, `${aside}${ending}`);
  }
  if (!existsSync(journal)) return undefined;
  try {
    linkSync(journal, aside);
  } catch {
    // A medium without links.
    copyFileSync(journal, aside);
    syncFile(aside);
  }
  syncFolder(folder);
  return aside;
}
