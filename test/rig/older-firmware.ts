/** Our own firmware as another version would have it, for tables that meet a board from before. */

import { protocolHash } from '../../hardware/protocol-hash.ts';
import { shippedFirmwareHash } from '../../src/open-board.ts';

/** LDI of a byte into any register (AVR instruction set manual). */
const LDI = 0xe000;
const LDI_MASK = 0xf000;
const HASHES = {
  'of another build': [shippedFirmwareHash, 4],
  'of another protocol': [protocolHash, 2],
} as const;

/** It says in WELCOME that it is another one; all else is as it was. */
export function olderFirmware(program: Uint16Array, how: keyof typeof HASHES): Uint16Array {
  const [hash, count] = HASHES[how];
  const value = hash();
  const bytes = Array.from({ length: count }, (_, at) => (value >>> (8 * at)) & 0xff);
  const isLoaded = (at: number) => bytes.every((byte, step) => loaded(program[at + step]) === byte);
  const at = program.findIndex((_, index) => isLoaded(index));
  if (at === -1) throw new Error('The firmware does not load its hash byte by byte any more');
  // The lowest bit of the lowest byte.
  return program.map((word, index) => (index === at ? word ^ 1 : word));
}

function loaded(word: number | undefined): number | undefined {
  if (word === undefined || (word & LDI_MASK) !== LDI) return undefined;
  return ((word >> 4) & 0xf0) | (word & 0x0f);
}
