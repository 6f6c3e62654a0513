/** The generator of S2's Farkle program: 32 bits, three shifts, known by its handout's runs. Never used at the table. */

/** `getRandom(limit)` gives 0 to limit - 1. */
export type GetRandom = (limit: number) => number;

/** The state begins at 0 and a seed of 0 leaves it there: then every die shows 1. */
export function randomFrom(seed: number): GetRandom {
  let state = seed >>> 0;
  return (limit) => {
    state ^= state >>> 7;
    state ^= state << 9;
    state ^= state >>> 13;
    return (state >>> 0) % limit;
  };
}

const SEED_TEXT = /^([+-]?)(?:0[xX]([0-9a-fA-F]+)|(0[0-7]*)|([1-9][0-9]*))$/;

/** As C reads `%i`: decimal, 0x hexadecimal, 0 octal, with a sign; modulo 2^32. Undefined: no number. */
export function seedOf(text: string): number | undefined {
  const match = SEED_TEXT.exec(text);
  if (match === null) return undefined;
  const [, sign, hexadecimal, octal, decimal] = match;
  const [digits, base] =
    hexadecimal !== undefined ? [hexadecimal, 16] : octal !== undefined ? [octal, 8] : [decimal ?? '', 10];
  let value = 0;
  // Digit by digit, so that a number of any length costs no more than its length.
  for (const digit of digits) value = (value * base + Number.parseInt(digit, base)) % 2 ** 32;
  return (sign === '-' ? -value : value) >>> 0;
}
