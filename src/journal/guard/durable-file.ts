/** Makes files and their names survive a power cut. */
import { closeSync, fsyncSync, openSync } from 'node:fs';

export function syncFile(file: string): void {
  // Windows syncs only what was opened for writing.
  const opened = openSync(file, 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** The entries of a folder. Where folders cannot be opened, as on Windows, the system takes care of them itself. */
export function syncFolder(folder: string): void {
  let opened: number | undefined;
  try {
    opened = openSync(folder, 'r');
    fsyncSync(opened);
  } catch (error) {
    if (opened !== undefined && process.platform !== 'win32') throw error;
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}
