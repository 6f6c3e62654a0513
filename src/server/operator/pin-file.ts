/** The PIN in a file of the data folder that only its owner can read. */
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, messageOf } from '../../fault/fault.ts';
import type { PinStore } from './pin.ts';

export const PIN_FILE = 'operator-pin';

const OWNER_ONLY = 0o600;

export function pinFile(folder: string): PinStore {
  const file = join(folder, PIN_FILE);
  return {
    read() {
      try {
        return readFileSync(file, 'utf8').trim();
      } catch {
        return undefined;
      }
    },
    write(pin) {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(`${file}.new`, `${pin}\n`, { mode: OWNER_ONLY });
        // A file that was there keeps its mode.
        chmodSync(`${file}.new`, OWNER_ONLY);
        renameSync(`${file}.new`, file);
      } catch (error) {
        throw new Fault('pin-write', `${file}: ${messageOf(error)}`, { cause: error });
      }
    },
  };
}
