/** A note beside the database that says who holds it: the database itself cannot be read by anybody else meanwhile. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const NOTE = 'journal.holder';

export function writeHolder(folder: string): void {
  const since = new Date().toISOString();
  writeFileSync(join(folder, NOTE), `process ${process.pid} on ${hostname()} since ${since}\n`);
}

/** Only to be asked when the database is locked: after a crash the note is left behind and means nothing. */
export function readHolder(folder: string): string {
  try {
    return readFileSync(join(folder, NOTE), 'utf8').trim();
  } catch {
    return 'another process';
  }
}

export function removeHolder(folder: string): void {
  rmSync(join(folder, NOTE), { force: true });
}
