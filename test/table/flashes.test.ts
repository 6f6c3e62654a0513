import { expect, test } from 'vitest';
import { flashesInASecond } from './flashes.ts';

const blink = (periodMs: number, high = 1) =>
  Array.from({ length: 40 }, (_, step) => ({
    atMs: (step * periodMs) / 2,
    level: step % 2 === 0 ? 0 : high,
  }));

test('a light that blinks five times a second is counted as five flashes', () => {
  expect(flashesInASecond(blink(200), 0.1)).toBe(5);
});

test('a light that blinks twice a second is counted as two', () => {
  expect(flashesInASecond(blink(500), 0.1)).toBe(2);
});

test('a flicker that is too faint, and a slow rise in many steps, are no flashes', () => {
  expect(flashesInASecond(blink(100, 0.05), 0.1)).toBe(0);
  const rise = Array.from({ length: 40 }, (_, step) => ({ atMs: step * 25, level: step / 40 }));
  expect(flashesInASecond(rise, 0.1)).toBe(0);
});
