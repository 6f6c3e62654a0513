/** A secret text in a file that only its owner can read. */
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFile, syncFolder } from '../../journal/guard/durable-file.ts';
import { readPlainFile } from '../../plain-file.ts';

const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const;

/** Undefined: there is none yet. Throws where it cannot be read: a new one in its place would be somebody else. */
export function readSecret(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  // A copy or a backup may have widened it.
  chmodSync(file, OWNER_ONLY.file);
  return readPlainFile(file).toString().trim();
}

/** Whole or not at all, and on the disk. */
export function writeSecret(file: string, secret: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY.folder });
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, `${secret}\n`, { mode: OWNER_ONLY.file, flag: 'wx' });
  syncFile(`${file}.new`);
  renameSync(`${file}.new`, file);
  syncFolder(dirname(file));
}

/** What is there, or what `make` makes of nothing. */
export function keptSecret(file: string, make: () => string): string {
  const kept = readSecret(file);
  if (kept !== undefined) return kept;
  const made = make();
  writeSecret(file, made);
  return made;
}
