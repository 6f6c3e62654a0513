/** The draw of duplicate dice: every seat and table of a round gets the same dice, slot by slot, whatever it holds. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type DrawnFace, FAIR_BYTES } from './fair-draw.ts';
import { seedBytes } from './seed.ts';

/** Which throw of a player it is: turn and roll of that turn, both from 0. */
interface ThrowPlace {
  readonly turn: number;
  readonly roll: number;
}

export interface RoundDice {
  /** Id of the round. */
  readonly round: string;
  /** Hex, 32 bytes. */
  readonly seed: string;
  /** The public word. */
  readonly cut: string;
}

/**
 * Block k (from 0) is HMAC-SHA256 with the 32 seed bytes as key over the UTF-8 text `dup:round:turn:roll:slot:cut:k`; its first
 * byte below 252, of block 0, 1, 2 … in order, is the face b mod 6 + 1. What a held slot would have shown is used by nobody.
 */
export function duplicateFace(
  { round, seed, cut }: RoundDice,
  { turn, roll }: ThrowPlace,
  slot: number,
): DrawnFace {
  const key = seedBytes(seed);
  for (let counter = 0; ; counter += 1) {
    const block = hmac(sha256, key, utf8ToBytes(`dup:${round}:${turn}:${roll}:${slot}:${cut}:${counter}`));
    const byte = block.find((one) => one < FAIR_BYTES);
    if (byte !== undefined) return ((byte % 6) + 1) as DrawnFace;
  }
}

/**
 * SHA-256, as 64 hexadecimal digits, of these lines in UTF-8, each ended by one line feed: the seed, the round, the id of the rule
 * set, every table of the round in order. Published before the cut is known: `printf '%s\\n' SEED ROUND yahtzee TABLE… | sha256sum`.
 *
 * Throws when the seed is no seed, or when a line contains a line feed.
 */
export function roundSeal(seed: string, round: string, rules: string, tables: readonly string[]): string {
  seedBytes(seed);
  const lines = [seed, round, rules, ...tables];
  if (lines.some((line) => line.includes('\n')))
    throw new Error('A sealed line must not contain a line feed.');
  return bytesToHex(sha256(utf8ToBytes(lines.map((line) => `${line}\n`).join(''))));
}
