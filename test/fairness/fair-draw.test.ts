import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import type { Draw } from '../../src/game/index.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** The same mapping through Node's own HMAC, written as the contract words it. */
function expectedFaces(game: number, seed: string, cut: string, n: number, count: number): number[] {
  const bytes: number[] = [];
  for (let counter = 0; bytes.length < count + 64; counter += 1) {
    const hmac = createHmac('sha256', Buffer.from(seed, 'hex'));
    bytes.push(...hmac.update(`${game}:${n}:${cut}:${counter}`, 'utf8').digest());
  }
  return bytes
    .filter((byte) => byte < 252)
    .slice(0, count)
    .map((byte) => (byte % 6) + 1);
}

/** First block of a roll, to find rolls with a byte that has to be skipped. */
function firstBytes(n: number, count: number): number[] {
  const key = Buffer.from(SEED, 'hex');
  return [...createHmac('sha256', key).update(`1:${n}::0`).digest()].slice(0, count);
}

test('the draw fits the port of the game core', () => {
  const draw: Draw = fairDraw;
  expect(draw({ game: 1, seed: SEED, cut: '', n: 1, count: 5 })).toHaveLength(5);
});

test('fixed rolls come out as worked out by hand with openssl', () => {
  // printf '1:1::0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f → bf e9 a4 be 9a …
  expect(fairDraw({ game: 1, seed: SEED, cut: '', n: 1, count: 5 })).toEqual([6, 6, 3, 5, 5]);
  // printf '7:12:3142:0' | openssl … → fa 8f e8 …
  expect(fairDraw({ game: 7, seed: SEED, cut: '3142', n: 12, count: 3 })).toEqual([5, 6, 5]);
});

test('every roll is the HMAC of game, roll, cut and counter, whatever they are', () => {
  const seeds = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((seed) => Buffer.from(seed).toString('hex'));
  fc.assert(
    fc.property(
      fc.nat(),
      seeds,
      fc.string({ unit: 'grapheme' }),
      fc.nat(),
      fc.integer({ min: 1, max: 6 }),
      (...of) => {
        const [game, seed, cut, n, count] = of;
        expect(fairDraw({ game, seed, cut, n, count })).toEqual(expectedFaces(game, seed, cut, n, count));
      },
    ),
  );
});

test('bytes from 252 on are skipped: the next byte decides', () => {
  const rolls = Array.from({ length: 200 }, (_, index) => index + 1);
  const skipping = rolls.filter((n) => firstBytes(n, 5).some((byte) => byte >= 252));
  expect(skipping.length).toBeGreaterThan(5);
  for (const n of skipping) {
    expect(fairDraw({ game: 1, seed: SEED, cut: '', n, count: 5 })).toEqual(expectedFaces(1, SEED, '', n, 5));
  }
});

test('when the 32 bytes of a block are used up, the next counter goes on', () => {
  const faces = fairDraw({ game: 1, seed: SEED, cut: '', n: 1, count: 100 });
  expect(faces).toEqual(expectedFaces(1, SEED, '', 1, 100));
});

test('fewer dice of the same roll are the first ones of more', () => {
  const all = fairDraw({ game: 1, seed: SEED, cut: 'x', n: 3, count: 5 });
  expect(fairDraw({ game: 1, seed: SEED, cut: 'x', n: 3, count: 2 })).toEqual(all.slice(0, 2));
});

test('120,000 dice of one seed are even: over all, in every slot, and from one roll to the next', () => {
  const rolls = Array.from({ length: 24_000 }, (_, n) =>
    fairDraw({ game: 1, seed: SEED, cut: '', n: n + 1, count: 5 }),
  );
  const tally = (keys: readonly number[], size: number): number => {
    const counts = Array.from({ length: size }, () => 0);
    for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
    const mean = keys.length / size;
    return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  };
  // Chi-square, 5 degrees of freedom: above 20.5 once in a thousand seeds; for 35 degrees: 66.6.
  expect(
    tally(
      rolls.flatMap((faces) => faces.map((face) => face - 1)),
      6,
    ),
  ).toBeLessThan(20.5);
  for (const slot of [0, 1, 2, 3, 4]) {
    expect(
      tally(
        rolls.map((faces) => (faces[slot] ?? 0) - 1),
        6,
      ),
    ).toBeLessThan(20.5);
  }
  const pairs = rolls.slice(1).map((faces, index) => {
    return ((rolls[index]?.[0] ?? 0) - 1) * 6 + (faces[0] ?? 0) - 1;
  });
  expect(tally(pairs, 36)).toBeLessThan(66.6);
});
