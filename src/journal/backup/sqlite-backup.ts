/** A consistent copy of the open database, made by SQLite itself while appends go on. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Fault, messageOf } from '../../fault/fault.ts';
import type { Held } from '../archive.ts';
import { syncFile, syncFolder } from '../guard/durable-file.ts';
import { UNFINISHED } from './backup-files.ts';
import { checkCopy } from './check-copy.ts';
import { heldIn } from './held.ts';

/** The seed of a running game is in it too. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

const MOST_TRIES = 1000;

/**
 * Writes beside `to` first: a backup that was interrupted, or is not what was written, must not look like one. Rejects
 * with Fault `backup-failed`, also when `to` is there already, and between two pieces of the work once `isEnding`.
 */
export async function backUp(
  database: DatabaseSync,
  to: string,
  isEnding: () => boolean = () => false,
): Promise<Held> {
  try {
    if (existsSync(to))
      throw new Fault('backup-failed', { say: 'detail.about', what: to, why: { say: 'detail.fileThere' } });
    mkdirSync(dirname(to), { recursive: true, mode: OWNER_ONLY.folder });
    const goOn = (): void => {
      if (isEnding()) throw new Fault('backup-failed', { say: 'detail.journalClosed' });
    };
    return await writeCopy(database, `${to}${UNFINISHED}`, to, goOn);
  } catch (error) {
    const about = error instanceof Fault ? error.about : `${to}: ${messageOf(error)}`;
    throw new Fault('backup-failed', about, { cause: error });
  }
}

/** `goOn` throws when this is to end. */
async function writeCopy(
  database: DatabaseSync,
  unfinished: string,
  to: string,
  goOn: () => void,
): Promise<Held> {
  rmSync(unfinished, { force: true });
  closeSync(openSync(unfinished, 'wx', OWNER_ONLY.file));
  try {
    await copy(database, unfinished, goOn);
    const held = await finish(unfinished, to, goOn);
    renameSync(unfinished, to);
    syncFolder(dirname(to));
    return held;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/**
 * SQLite begins no copy in the middle of a write, which Node reports as an error without a number. The write takes a few
 * milliseconds; it does not matter once the copy has begun.
 */
async function copy(database: DatabaseSync, to: string, goOn: () => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await backup(database, to, { progress: goOn });
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && error.errcode === 0;
      if (!isBusy || tries >= MOST_TRIES) throw error;
    }
  }
}

/** One file that needs no log beside it, whole, and on the medium. */
async function finish(file: string, to: string, goOn: () => void): Promise<Held> {
  const copy = new DatabaseSync(file);
  let held: Held;
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
    await check(copy, to, goOn);
    held = heldIn(copy);
  } finally {
    copy.close();
  }
  chmodSync(file, OWNER_ONLY.file);
  syncFile(file);
  return held;
}

/** Appends are made between its pieces. Nobody could restore a copy that does not pass, so it must not take the place of an older one. */
async function check(copy: DatabaseSync, to: string, goOn: () => void): Promise<void> {
  try {
    for (const _ of checkCopy(copy, to)) {
      await nextTurn();
      goOn();
    }
  } catch (error) {
    if (!(error instanceof Fault) || error.code === 'backup-failed') throw error;
    throw new Fault('backup-failed', { say: 'detail.copyRemoved', why: error.about }, { cause: error });
  }
}
