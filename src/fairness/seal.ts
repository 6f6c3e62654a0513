/** The seal of a game's dice: shown before the first roll, it fixes the seed without giving it away. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { seedBytes } from './seed.ts';

/**
 * SHA-256, as 64 hexadecimal digits, of these lines in UTF-8, each ended by one line feed: the seed (64 lower-case
 * hexadecimal digits), the id of the rule set, every player's name in order. Anybody can compute it again:
 * `printf '%s\n' SEED yahtzee Eric Julie | sha256sum`.
 *
 * Throws when the seed is no seed, or when an id or a name contains a line feed (two games could share a seal).
 */
export function seal(seed: string, rules: string, players: readonly string[]): string {
  seedBytes(seed);
  const lines = [seed, rules, ...players];
  const broken = lines.find((line) => line.includes('\n'));
  if (broken !== undefined)
    throw new Error(`A sealed line must not contain a line feed: ${JSON.stringify(broken)}.`);
  return bytesToHex(sha256(utf8ToBytes(lines.map((line) => `${line}\n`).join(''))));
}
