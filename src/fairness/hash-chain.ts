/**
 * The chain that makes a changed, lost or inserted row of the journal visible: every hash covers the row and the hash
 * before it. It is here, and not with the journal, because pages check it too.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The row as it is stored; `payload` is the event as JSON text, hashed byte by byte as it stands. */
export interface ChainedRow {
  readonly seq: number;
  readonly at: string;
  readonly type: string;
  readonly payload: string;
}

/** The "hash before" of the first row. */
export const CHAIN_START = '0'.repeat(64);

/** SHA-256 in hex of five lines: the hash before, seq, at, type, payload (JSON text has no raw line feed). */
export function chainHash(before: string, { seq, at, type, payload }: ChainedRow): string {
  return bytesToHex(sha256(utf8ToBytes(`${before}\n${seq}\n${at}\n${type}\n${payload}\n`)));
}
