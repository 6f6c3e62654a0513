import { expect, test } from 'vitest';
import { slotPixels } from '../../web/slot-pixels.ts';
import { stepsOf, tumblePixels } from '../../web/tumble.ts';

const SLOTS = [0, 1, 2, 3, 4, 5];
const lit = (pixels: readonly number[]) => pixels.filter((number) => number > 0).length;

test('a tumbling die always shows three whole pips, so it never gets lighter or darker', () => {
  for (const slot of SLOTS) {
    for (let step = 0; step < 48; step += 1) expect(lit(tumblePixels(slot, step))).toBe(12);
  }
});

test('from one step to the next a pip moves by one pixel: at most eight pixels of 64 change', () => {
  for (const slot of SLOTS) {
    for (let step = 0; step < 48; step += 1) {
      const [before, after] = [tumblePixels(slot, step), tumblePixels(slot, step + 1)];
      const changed = before.filter((number, index) => number !== after[index]).length;
      expect(changed).toBeGreaterThan(0);
      expect(changed).toBeLessThanOrEqual(8);
    }
  }
});

test('no pixel flashes more than three times in any second of a tumble', () => {
  for (const slot of SLOTS) {
    for (let pixel = 0; pixel < 64; pixel += 1) {
      const lightedMs: number[] = [];
      let before = 0;
      for (let ms = 0; ms <= 3000; ms += 5) {
        const now = tumblePixels(slot, stepsOf(ms, 1200))[pixel] ?? 0;
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

test('the dice slow down, never spin backwards, and go on when the table needs longer', () => {
  const steps = Array.from({ length: 300 }, (_, tenth) => stepsOf(tenth * 10, 1000));
  for (const [index, step] of steps.entries()) expect(step).toBeGreaterThanOrEqual(steps[index - 1] ?? 0);
  const between = (from: number, to: number) => stepsOf(to, 1000) - stepsOf(from, 1000);
  expect(between(0, 300)).toBeGreaterThan(between(700, 1000));
  expect(between(2000, 3000)).toBeGreaterThan(5);
});

test('planes become colour numbers row by row, the highest bit on the left', () => {
  const pixels = slotPixels({ planes: ['8000000000000001', 'c000000000000000'] });
  expect(pixels.slice(0, 3)).toEqual([3, 2, 0]);
  expect(pixels[63]).toBe(1);
  expect(lit(pixels)).toBe(3);
});
