/** Makes a new journal's database. Any number of tables may begin in the same folder at the same instant: one database is made. */
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncFile, syncFolder } from '../guard/durable-file.ts';
import { migrate } from './schema.ts';

/** The seed of the running game is in it: whoever can read it knows the dice to come. SQLite keeps the mode for its other files. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** Names of what a database is made in, before it has its own, go on like this. */
const UNFINISHED = '.new';

/** Step by step: Node's own recursive way never comes back from below /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  unlessThere(folder, () => mkdirSync(folder, { mode: OWNER_ONLY.folder }));
}

/** Whole before it has its name: a database of no bytes is one that was lost, never one that was begun. */
export function makeDatabase(file: string): void {
  unlessThere(file, () => {
    const workshop = mkdtempSync(`${file}${UNFINISHED}-`);
    try {
      const unfinished = join(workshop, basename(file));
      build(unfinished, file);
      claimName(unfinished, file);
      syncFolder(dirname(file));
    } finally {
      rmSync(workshop, { recursive: true, force: true });
    }
  });
}

/** Files that somebody has copied here may be open to others. Windows has no such modes. */
export function closeToOthers(file: string): void {
  if (process.platform === 'win32') return;
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(each, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0) chmodSync(each, OWNER_ONLY.file);
  }
}

/** What tables left that were killed while they made one. Whoever has the database may: those who are still making another come too late. */
export function removeUnfinished(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder))
    if (name.startsWith(`${basename(file)}${UNFINISHED}`)) removeIfPossible(join(folder, name));
}

/** Whoever still writes in it removes it afterwards, and the next who opens the journal tries again: no reason to refuse this one. */
function removeIfPossible(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    return;
  }
}

function build(unfinished: string, file: string): void {
  closeSync(openSync(unfinished, 'wx', OWNER_ONLY.file));
  chmodSync(unfinished, OWNER_ONLY.file);
  const database = new DatabaseSync(unfinished);
  try {
    migrate(database, file);
  } finally {
    database.close();
  }
  syncFile(unfinished);
}

/** Throws where the name is taken: a rename would put it in the place of a database that somebody else is writing already. */
function claimName(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' || code === 'ENOENT') throw error;
    claimWithoutLinks(unfinished, file);
  }
}

/** On a medium without links, such as a card with FAT. Nobody opens what has no bytes. */
function claimWithoutLinks(unfinished: string, file: string): void {
  closeSync(openSync(file, 'wx', OWNER_ONLY.file));
  try {
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** Whoever else was quicker has made it as well. */
function unlessThere(path: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}
