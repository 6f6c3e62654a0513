/** Files that people name are read and written only where that cannot keep the table waiting for ever. */
import { closeSync, constants, fstatSync, openSync, readFileSync, statSync } from 'node:fs';

/** The code of the error for what is no file. */
export const NO_FILE = 'ENOTFILE';

/**
 * Throws what the system says, and with the code `NO_FILE` for a pipe or a device, whose other end may never answer, and for what
 * is longer than `most`, in bytes.
 */
export function readPlainFile(file: string, most: number = Number.POSITIVE_INFINITY): Buffer {
  // Without waiting for somebody at the other end of a pipe.
  const opened = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(opened);
    if (!stat.isFile() && !stat.isDirectory()) throw noFile(file);
    if (stat.size > most) throw Object.assign(new Error(`${file} is too long`), { code: NO_FILE });
    return readFileSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Throws likewise where a line written there could wait for a reader. A character device takes it or says why not. */
export function requireNoPipe(file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isFIFO() === true || stat?.isSocket() === true || stat?.isBlockDevice() === true)
    throw noFile(file);
}

function noFile(file: string): Error {
  return Object.assign(new Error(`${file} is a pipe or a device`), { code: NO_FILE });
}
