/** The seed as text and as bytes. */
import { hexToBytes } from '@noble/hashes/utils.js';

/** Throws when it is not 64 lower-case hexadecimal digits: the digits themselves are sealed, so their case counts. */
export function seedBytes(seed: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(seed)) {
    throw new Error(`A seed has 64 lower-case hexadecimal digits; this one is "${seed}".`);
  }
  return hexToBytes(seed);
}
