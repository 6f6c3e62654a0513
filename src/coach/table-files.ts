/**
 * Tables of best play in the data folder: a file for each rule set, with the fingerprint of its rules and a sum over its
 * numbers. One that is missing, of other rules or damaged is made again by whoever asks.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { join } from 'node:path';
import { readPlainFile } from '../plain-file.ts';

export interface TableFile {
  /** Undefined for one that is missing, of another fingerprint or length, or damaged. */
  readonly read: (fingerprint: string, length: number) => Float64Array | undefined;
  /** Whether it could be kept: best play can be told without. */
  readonly keep: (fingerprint: string, numbers: Float64Array) => boolean;
}

const FOLDER = 'strategy';
/** Both in front of the numbers. */
const SUM_BYTES = 32;
const HEAD_BYTES = 2 * SUM_BYTES;

export function tableFile(dataDir: string, name: string): TableFile {
  const folder = join(dataDir, FOLDER);
  const file = join(folder, `${name}.table`);
  return {
    read: (fingerprint, length) => {
      const wanted = HEAD_BYTES + length * Float64Array.BYTES_PER_ELEMENT;
      const bytes = bytesOf(file, wanted);
      if (bytes?.length !== wanted) return undefined;
      const numbers = bytes.subarray(HEAD_BYTES);
      const sum = createHash('sha256').update(numbers).digest();
      if (!headOf(fingerprint, sum).equals(bytes.subarray(0, HEAD_BYTES))) return undefined;
      // A copy begins where doubles may begin.
      return new Float64Array(new Uint8Array(inOwnOrder(numbers)).buffer);
    },
    keep: (fingerprint, numbers) => {
      const bytes = inOwnOrder(Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength));
      const sum = createHash('sha256').update(bytes).digest();
      // Whole or not there at all, also when two programs write it at once.
      const unfinished = `${file}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true });
        // A link or a pipe of that name would lead the table elsewhere.
        rmSync(unfinished, { force: true });
        writeFileSync(unfinished, Buffer.concat([headOf(fingerprint, sum), bytes]), { flag: 'wx' });
        renameSync(unfinished, file);
        return true;
      } catch {
        rmSync(unfinished, { force: true });
        return false;
      }
    },
  };
}

function headOf(fingerprint: string, sum: Buffer): Buffer {
  return Buffer.concat([Buffer.from(fingerprint, 'hex'), sum]);
}

function bytesOf(file: string, most: number): Buffer | undefined {
  try {
    return readPlainFile(file, most);
  } catch {
    return undefined;
  }
}

/** Files are little-endian, as nearly every computer is. */
function inOwnOrder(bytes: Buffer): Buffer {
  return endianness() === 'LE' ? bytes : Buffer.from(bytes).swap64();
}
