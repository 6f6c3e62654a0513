/** Nothing is opened that could keep its reader waiting for ever. */
import { statSync } from 'node:fs';
import { Fault } from '../../fault/fault.ts';

/** Throws this Fault where `file` is a pipe, a device or a folder; what is not there is no trouble of this check. */
export function requireRegular(file: string, code: 'journal-open' | 'backup-unusable'): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false)
    throw new Fault(code, { say: 'detail.noRegularFile', file });
}
