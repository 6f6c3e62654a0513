/**
 * A note beside the database that says who holds it, since the database itself cannot be read by anybody else meanwhile,
 * and how much is in it. Every table that is not ended properly leaves its note behind.
 */

import { closeSync, constants, existsSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Code } from '../../language/sentence.ts';
import { readPlainFile } from '../../plain-file.ts';
import { syncFolder } from './durable-file.ts';

/** How many of each the database has. */
export interface Written {
  readonly events: number;
  /** Of the hall of fame. */
  readonly edits: number;
  /** Events of the books. */
  readonly booked: number;
}

/** So that a count is written over the one before in one piece. */
const DIGITS = 12;

const HOLDER = /^process (\d+) on (.+) since (\S+)$/m;

export function lockNoteFile(folder: string): string {
  return join(folder, 'journal.holder');
}

/** A file of its own: no link that leads elsewhere, and no pipe. */
const WRITE_ANEW = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;

export class LockNote {
  readonly #folder: string;
  readonly #file: number;
  /** Where the counts are. */
  readonly #at: number;

  /** Whoever makes it has the database locked. */
  constructor(folder: string, written: Written) {
    this.#folder = folder;
    rmSync(lockNoteFile(folder), { force: true });
    this.#file = openSync(lockNoteFile(folder), WRITE_ANEW, 0o600);
    this.#at = writeSync(
      this.#file,
      `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}\n`,
      0,
    );
    this.update(written);
    fsyncSync(this.#file);
    syncFolder(folder);
  }

  /**
   * Only what is on the disk already. Not synced: after a power cut the note may be late, and then it asks for less than
   * there is; it never asks for more.
   */
  update({ events, edits, booked }: Written): void {
    const [first, second, third] = [events, edits, booked].map((count) => `${count}`.padStart(DIGITS, '0'));
    writeSync(this.#file, `${first} events, ${second} edits, ${third} booked\n`, this.#at);
  }

  close(): void {
    closeSync(this.#file);
  }

  remove(): void {
    rmSync(lockNoteFile(this.#folder), { force: true });
    syncFolder(this.#folder);
  }
}

/** Who has the database, when it is locked; else who had it last and did not close it. */
export function readHolder(folder: string): Code {
  const [, process, host, since] = HOLDER.exec(readNote(folder) ?? '') ?? [];
  // Empty while it is being written.
  if (process === undefined || host === undefined || since === undefined) return { say: 'detail.somebody' };
  return { say: 'detail.holder', process, host, since };
}

/** What a table that was not ended properly had written at least; undefined: there was none. */
export function readWritten(folder: string): Written | undefined {
  if (!existsSync(lockNoteFile(folder))) return undefined;
  const found = /^(\d+) events, (\d+) edits(?:, (\d+) booked)?$/m.exec(readNote(folder) ?? '');
  const [events = 0, edits = 0, booked = 0] = (found?.slice(1) ?? []).map((count) => Number(count ?? 0));
  return { events, edits, booked };
}

function readNote(folder: string): string | undefined {
  try {
    return readPlainFile(lockNoteFile(folder)).toString();
  } catch {
    return undefined;
  }
}
