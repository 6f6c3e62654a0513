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

/** SHA-256 in hex of two lines: the hash before, the digest of the row. */
export function chainHash(before: string, row: ChainedRow): string {
  return linkHash(before, digestOf(row));
}

/**
 * SHA-256 in hex of four lines: seq, at, type, payload (JSON text has no raw line feed). It tells nothing about a row that
 * holds a seed, so the link to a game that is still sealed can be shown, and checked, without the game.
 */
export function digestOf({ seq, at, type, payload }: ChainedRow): string {
  return hexOf(`${seq}\n${at}\n${type}\n${payload}\n`);
}

export function linkHash(before: string, digest: string): string {
  return hexOf(`${before}\n${digest}\n`);
}

function hexOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
