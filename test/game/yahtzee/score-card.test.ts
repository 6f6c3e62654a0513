import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES, totals, UPPER_CATEGORIES, YAHTZEE } from '../../../src/game/index.ts';

const upperOf = (sixes: number, fives: number) => ({ boxes: { sixes, fives }, yahtzeeBonuses: 0 });

test('the upper bonus of 35 is due at 63 and not at 62', () => {
  expect(totals(YAHTZEE, upperOf(30, 32))).toMatchObject({ upper: 62, upperBonus: 0, total: 62 });
  expect(totals(YAHTZEE, upperOf(30, 33))).toMatchObject({ upper: 63, upperBonus: 35, total: 98 });
});

test('every Yahtzee bonus counts 100 beside the lower score', () => {
  expect(totals(YAHTZEE, { boxes: { yahtzee: 50 }, yahtzeeBonuses: 3 })).toEqual({
    upper: 0,
    upperBonus: 0,
    yahtzeeBonus: 300,
    lower: 50,
    total: 350,
  });
});

test('the total is the sum of its parts, and the parts are the sums of their boxes', () => {
  const card = fc.record({
    boxes: fc.dictionary(fc.constantFrom(...CATEGORIES), fc.nat(50)),
    yahtzeeBonuses: fc.nat(12),
  });
  fc.assert(
    fc.property(card, (any) => {
      const sums = totals(YAHTZEE, any);
      const points = Object.entries(any.boxes);
      const isUpper = (name: string) => (UPPER_CATEGORIES as readonly string[]).includes(name);
      const add = (list: readonly [string, number | undefined][]) =>
        list.reduce((sum, [, value]) => sum + (value ?? 0), 0);
      expect(sums.upper).toBe(add(points.filter(([name]) => isUpper(name))));
      expect(sums.lower).toBe(add(points.filter(([name]) => !isUpper(name))));
      expect(sums.upperBonus).toBe(sums.upper < 63 ? 0 : 35);
      expect(sums.total).toBe(sums.upper + sums.upperBonus + sums.lower + sums.yahtzeeBonus);
    }),
  );
});
