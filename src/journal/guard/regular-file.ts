/** Nothing is opened that could keep its reader waiting for ever. */
import { statSync } from 'node:fs';
import { Fault } from '../../fault/fault.ts';

/** What SQLite opens beside a database when it finds it there. */
export const COMPANIONS = ['-wal', '-shm', '-journal'];

/** Throws this Fault where the database or a file beside it is a pipe, a device or a folder; what is not there is no trouble of this check. */
export function requireRegular(database: string, code: 'journal-open' | 'backup-unusable'): void {
  for (const file of ['', ...COMPANIONS].map((ending) => `${database}${ending}`)) {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === false)
      throw new Fault(code, { say: 'detail.noRegularFile', file });
  }
}
