/** A secret in a file of the data folder that only its owner can read. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, messageOf } from '../../fault/fault.ts';

export const PIN_FILE = 'operator-pin';
export const KEY_FILE = 'cabinet-key';

/** Where a secret is kept. */
export interface SecretStore {
  /** Undefined when there is none, or none that can be used. */
  read(): string | undefined;
  /** Whole or not at all; throws Fault `pin-write`. */
  write(secret: string): void;
}

const OWNER_ONLY = 0o600;

export function secretFile(folder: string, name: string): SecretStore {
  const file = join(folder, name);
  return {
    read() {
      try {
        return readFileSync(file, 'utf8').trim();
      } catch {
        return undefined;
      }
    },
    write(secret) {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        rmSync(`${file}.new`, { force: true });
        // Made anew: with this mode, and through no link that somebody has laid there.
        writeFileSync(`${file}.new`, `${secret}\n`, { mode: OWNER_ONLY, flag: 'wx' });
        renameSync(`${file}.new`, file);
      } catch (error) {
        throw new Fault('pin-write', `${file}: ${messageOf(error)}`, { cause: error });
      }
    },
  };
}
