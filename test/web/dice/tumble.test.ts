import { describe, expect, test } from 'vitest';
import { DICE, type DiceKind } from '../../../hardware/dice.ts';
import { slotPixels } from '../../../web/dice/slot-pixels.ts';
import { stepsOf, tumblePixels } from '../../../web/dice/tumble.ts';

const SLOTS = [0, 1, 2, 3, 4, 5];
const lit = (pixels: readonly number[]) => pixels.filter((number) => number > 0).length;

/** Lit pixels, and how many may change from one step to the next: two pips move by one pixel. */
const LOOKS: readonly (readonly [kind: DiceKind, lit: number, changes: number])[] = [
  ['8x8', 12, 8],
  ['5x5', 3, 4],
  ['pips', 3, 2],
];

describe.each(LOOKS)('a tumbling die of %s', (kind, litPixels, mostChanges) => {
  test('always shows as many lit pixels, so it never gets lighter or darker', () => {
    for (const slot of SLOTS) {
      for (let step = 0; step < 48; step += 1) expect(lit(tumblePixels(slot, step, kind))).toBe(litPixels);
    }
  });

  test('moves by one pixel from one step to the next', () => {
    for (const slot of SLOTS) {
      for (let step = 0; step < 48; step += 1) {
        const [before, after] = [tumblePixels(slot, step, kind), tumblePixels(slot, step + 1, kind)];
        const changed = before.filter((number, index) => number !== after[index]).length;
        expect(changed).toBeGreaterThan(0);
        expect(changed).toBeLessThanOrEqual(mostChanges);
      }
    }
  });

  test('lights nothing where the die has no pixel', () => {
    const { width, height, places } = DICE[kind];
    const cells = new Set(places.map(({ row, column }) => row * width + column));
    for (let step = 0; step < 48; step += 1) {
      const pixels = tumblePixels(0, step, kind);
      expect(pixels).toHaveLength(width * height);
      expect(pixels.filter((number, cell) => number > 0 && !cells.has(cell))).toEqual([]);
    }
  });

  test('never flashes a pixel more than three times in any second', () => {
    for (const slot of SLOTS) {
      for (let pixel = 0; pixel < DICE[kind].width * DICE[kind].height; pixel += 1) {
        const lightedMs: number[] = [];
        let before = 0;
        for (let ms = 0; ms <= 3000; ms += 5) {
          const now = tumblePixels(slot, stepsOf(ms, 1200, kind), kind)[pixel] ?? 0;
          if (now > before) lightedMs.push(ms);
          before = now;
        }
        for (const start of lightedMs) {
          const flashes = lightedMs.filter((at) => at >= start && at < start + 1000).length;
          expect(flashes).toBeLessThanOrEqual(3);
        }
      }
    }
  });
});

test('the dice slow down, never spin backwards, and go on when the table needs longer', () => {
  const steps = Array.from({ length: 300 }, (_, tenth) => stepsOf(tenth * 10, 1000, '8x8'));
  for (const [index, step] of steps.entries()) expect(step).toBeGreaterThanOrEqual(steps[index - 1] ?? 0);
  const between = (from: number, to: number) => stepsOf(to, 1000, '8x8') - stepsOf(from, 1000, '8x8');
  expect(between(0, 300)).toBeGreaterThan(between(700, 1000));
  expect(between(2000, 3000)).toBeGreaterThan(5);
});

test('planes become colour numbers row by row, the highest bit on the left', () => {
  const pixels = slotPixels({ planes: ['8000000000000001', 'c000000000000000'] }, DICE['8x8']);
  expect(pixels.slice(0, 3)).toEqual([3, 2, 0]);
  expect(pixels[63]).toBe(1);
  expect(lit(pixels)).toBe(3);
});

test('a smaller die takes the left bits of its upper rows', () => {
  const planes = ['f800000008000000', '0000000000000000'] as const;
  const pixels = slotPixels({ planes }, DICE['5x5']);
  expect(pixels).toHaveLength(25);
  expect([pixels.slice(0, 5), pixels[24]]).toEqual([[1, 1, 1, 1, 1], 1]);
});
