/** A secret in a file of the data folder that only its owner can read. */
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

export interface SecretFile extends SecretStore {
  readonly file: string;
  /** Others could read it when it was read last: it is closed now, but they may know it. */
  readonly wasOpen: boolean;
}

/** Through no link, and never waiting for the other end of a pipe. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

export function secretFile(folder: string, name: string): SecretFile {
  const file = join(folder, name);
  let wasOpen = false;
  return {
    file,
    read() {
      try {
        // Never through a link: what is at its other end is somebody else's.
        const opened = openSync(file, READ_ONLY);
        try {
          wasOpen = close(opened);
          return readFileSync(opened, 'utf8').trim();
        } finally {
          closeSync(opened);
        }
      } catch {
        return undefined;
      }
    },
    get wasOpen() {
      return wasOpen;
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

/** Mends the mode, which a copy or a backup may have widened; whether others could read it. Windows has no such modes. */
function close(opened: number): boolean {
  const isOpen = process.platform !== 'win32' && (fstatSync(opened).mode & OTHERS) !== 0;
  if (isOpen) fchmodSync(opened, OWNER_ONLY);
  return isOpen;
}
