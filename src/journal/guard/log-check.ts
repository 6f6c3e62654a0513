/**
 * What SQLite does not say: from the first damaged frame on it takes its write-ahead log for torn by a power cut, and
 * goes on without the rest, which may be a whole evening. Torn can only be the last transaction, the only one that was
 * not synced; a commit that follows on damage was durable. Layout: sqlite.org/fileformat2.html, section 4.
 */

import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Fault } from '../../fault/fault.ts';
import type { Code } from '../../language/sentence.ts';

const MAGIC = 0x377f0682;
const HEADER_BYTES = 32;
const HEADER_SUMMED_BYTES = 24;
const FRAME_HEADER_BYTES = 24;
const FRAME_SUMMED_BYTES = 8;

/** Before SQLite touches anything. Throws Fault `journal-damaged`. */
export function checkLog(file: string): void {
  const log = `${file}-wal`;
  if (!existsSync(log)) return;
  const bytes = readFileSync(log);
  if (bytes.length <= HEADER_BYTES) return;
  const problem = problemOf(bytes, basename(log));
  // Read again: somebody else may be writing it at this moment.
  if (problem !== undefined && bytes.equals(readFileSync(log)))
    throw new Fault('journal-damaged', { say: 'detail.about', what: file, why: problem });
}

/** Undefined when nothing is wrong, or nothing but the last transaction. */
function problemOf(bytes: Buffer, log: string): Code | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const littleEndian = view.getUint32(0) === MAGIC;
  const size = FRAME_HEADER_BYTES + view.getUint32(8);
  const sum = new Sum(view, littleEndian);
  sum.add(0, HEADER_SUMMED_BYTES);
  const isHeader = (view.getUint32(0) | 1) === (MAGIC | 1) && sum.matches(HEADER_SUMMED_BYTES);
  if (!isHeader)
    return bytes.length > HEADER_BYTES + FRAME_HEADER_BYTES
      ? { say: 'detail.damagedLogStart', log }
      : undefined;
  const salt = view.getBigUint64(16);
  let sound = true;
  let damagedCommit = false;
  for (let at = HEADER_BYTES, frame = 1; at + size <= bytes.length; at += size, frame += 1) {
    sum.add(at, FRAME_SUMMED_BYTES);
    sum.add(at + FRAME_HEADER_BYTES, size - FRAME_HEADER_BYTES);
    const ours = view.getBigUint64(at + 8) === salt;
    sound &&= ours && sum.matches(at + 16);
    if (sound || !ours) continue;
    if (damagedCommit) return { say: 'detail.damagedLog', log, frame };
    damagedCommit = view.getUint32(at + 4) !== 0;
  }
  return undefined;
}

/** The running checksum of the log, over pairs of words. */
class Sum {
  readonly #view: DataView;
  readonly #littleEndian: boolean;
  #first = 0;
  #second = 0;

  constructor(view: DataView, littleEndian: boolean) {
    this.#view = view;
    this.#littleEndian = littleEndian;
  }

  add(at: number, length: number): void {
    for (let word = at; word < at + length; word += 8) {
      this.#first = (this.#first + this.#view.getUint32(word, this.#littleEndian) + this.#second) >>> 0;
      this.#second = (this.#second + this.#view.getUint32(word + 4, this.#littleEndian) + this.#first) >>> 0;
    }
  }

  /** The two words at `at` are this checksum; they are always big-endian. */
  matches(at: number): boolean {
    return this.#view.getUint32(at) === this.#first && this.#view.getUint32(at + 4) === this.#second;
  }
}
