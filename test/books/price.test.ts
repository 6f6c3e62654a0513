import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOf, FREE_PLAY } from '../../src/books/credit-rules.ts';
import { fractionOf, type Tier, worthOf } from '../../src/books/price.ts';
import { TIERS } from './tiers.ts';

const BAR: readonly Tier[] = [
  { credits: 1, price: 100 },
  { credits: 3, price: 200 },
];

const MONEY = fc.integer({ min: 0, max: 1200 }).map((steps) => steps * 5);

test('one for 1.00 and three for 2.00: money adds up, and what is left over stays', () => {
  const worth = [50, 100, 150, 200, 250, 300, 400, 450].map((money) => worthOf(BAR, money));
  expect(worth.map(({ credits }) => credits)).toEqual([0, 1, 1, 3, 3, 4, 6, 6]);
  expect(worth.map(({ used }) => used)).toEqual([0, 100, 100, 200, 200, 300, 400, 400]);
});

test('the best choice of tiers counts, also where the dearest tier first would give less', () => {
  const tiers = [
    { credits: 1, price: 100 },
    { credits: 5, price: 300 },
    { credits: 7, price: 400 },
  ];
  expect(worthOf(tiers, 600)).toEqual({ credits: 10, used: 600 });
});

test('a sum that is as large as can be is reckoned at once', () => {
  expect(worthOf(BAR, 6_553_500_000)).toEqual({ credits: 98_302_500, used: 6_553_500_000 });
});

test('more money never makes fewer credits, and what is used makes as many', () => {
  fc.assert(
    fc.property(TIERS, MONEY, MONEY, (tiers, money, more) => {
      const worth = worthOf(tiers, money);
      expect(worthOf(tiers, money + more).credits).toBeGreaterThanOrEqual(
        worth.credits + worthOf(tiers, more).credits,
      );
      expect(worth.used).toBeLessThanOrEqual(money);
      expect(worthOf(tiers, worth.used)).toEqual(worth);
    }),
  );
});

test('no choice of tiers that people can make is better', () => {
  fc.assert(
    fc.property(TIERS, MONEY, fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }), (tiers, spare, counts) => {
      const chosen = tiers.map(({ credits, price }, at) => ({
        credits: credits * counts[at]!,
        price: price * counts[at]!,
      }));
      const price = chosen.reduce((sum, one) => sum + one.price, 0);
      const credits = chosen.reduce((sum, one) => sum + one.credits, 0);
      expect(worthOf(tiers, price + spare).credits).toBeGreaterThanOrEqual(credits);
    }),
  );
});

test('half a credit is written as people write it', () => {
  expect([0, 20, 50, 75, 100].map((rest) => fractionOf(BAR, rest))).toEqual([
    ...[undefined, '1/5', '1/2', '3/4', undefined],
  ]);
});

test('where play is free nothing costs anything', () => {
  expect(costOf(FREE_PLAY, 4)).toBe(0);
  expect([1, 4].map((people) => costOf({ ...FREE_PLAY, mode: 'per-game' }, people))).toEqual([1, 1]);
  expect([1, 4].map((people) => costOf({ ...FREE_PLAY, mode: 'per-player' }, people))).toEqual([1, 4]);
});
