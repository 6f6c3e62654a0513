/**
 * A key of this data folder's own. What the journal works out from its events, and keeps beside them, is signed with it: a
 * database that comes from somewhere else, whatever it says of its games, has them played again.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlainFile } from '../../plain-file.ts';

const FILE = 'journal.key';
const KEY = /^[0-9a-f]{64}$/;
const OWNER_ONLY = 0o600;

export class FolderKey {
  readonly #file: string;
  #key: string | undefined;

  constructor(folder: string) {
    this.#file = join(folder, FILE);
  }

  /** Draws a key where there is none. What is signed with one that cannot be kept is worked out again at the next start. */
  sign(text: string): string {
    this.#key ??= read(this.#file) ?? drawn(this.#file);
    return createHmac('sha256', this.#key).update(text).digest('hex');
  }
}

function read(file: string): string | undefined {
  try {
    const key = readPlainFile(file).toString().trim();
    return KEY.test(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

function drawn(file: string): string {
  const key = randomBytes(32).toString('hex');
  try {
    rmSync(file, { force: true });
    writeFileSync(file, `${key}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  } catch {
    // A full disk, say: this process goes on with it.
  }
  return key;
}
