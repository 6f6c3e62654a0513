/** The draw of every real game: faces computed from the sealed seed and the players' cut, and from nothing else. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { seedBytes } from './seed.ts';

/**
 * What a roll is computed from: the `RollRequest` of the game core, which is not imported because the pages, which have
 * no game core, recompute rolls with this file. `n` counts the rolls of the game from 1, `count` is the number of
 * dice rolled.
 */
export interface RollInputs {
  readonly game: number;
  readonly seed: string;
  readonly cut: string;
  readonly n: number;
  readonly count: number;
}

export type DrawnFace = 1 | 2 | 3 | 4 | 5 | 6;

/** The largest multiple of 6 in a byte: bytes from here on are skipped, else 1 to 4 would come up more often. */
export const FAIR_BYTES = 252;

/**
 * Block k (from 0) is HMAC-SHA256 with the 32 seed bytes as key over the UTF-8 text `game:n:cut:k`. The bytes of blocks
 * 0, 1, 2 … are read in order; a byte b below 252 is the face b mod 6 + 1 of the next die in slot order.
 */
export function fairDraw({ game, seed, cut, n, count }: RollInputs): readonly DrawnFace[] {
  const key = seedBytes(seed);
  const faces: DrawnFace[] = [];
  for (let counter = 0; faces.length < count; counter += 1) {
    const block = hmac(sha256, key, utf8ToBytes(`${game}:${n}:${cut}:${counter}`));
    for (const byte of block) {
      if (byte < FAIR_BYTES && faces.length < count) faces.push(((byte % 6) + 1) as DrawnFace);
    }
  }
  return faces;
}
