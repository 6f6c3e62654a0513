import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CreditRules, FREE_PLAY } from '../../src/books/credit-rules.ts';
import { type Tier, worthOf } from '../../src/books/price.ts';
import {
  addToPurse,
  creditsFor,
  creditsTogether,
  creditText,
  EMPTY_PURSE,
  newPrices,
  type Purse,
  restOf,
} from '../../src/books/purse.ts';
import { BAR } from './bar.ts';
import { TIERS } from './tiers.ts';

const COINS = fc.array(fc.constantFrom(10, 20, 50, 100), { maxLength: 20 });

function at(rules: CreditRules, purse: Purse): Purse {
  const set = newPrices(rules, purse);
  return set === undefined ? purse : addToPurse(purse, set);
}

function drop(purse: Purse, ...values: readonly number[]): Purse {
  return values.reduce((before, value) => {
    const credits = creditsFor(before, value);
    const coin = { type: 'coin', channel: 1, count: 1, value, credits, life: 7, reading: 1 } as const;
    return addToPurse(before, coin);
  }, purse);
}

const costing = (...tiers: readonly Tier[]): CreditRules => ({ ...BAR, tiers });
const EACH = (price: number): CreditRules => costing({ credits: 1, price });

test('in which order and pieces the coins fall makes no difference', () => {
  fc.assert(
    fc.property(TIERS, COINS, (tiers, coins) => {
      const start = at(costing(...tiers), EMPTY_PURSE);
      const all = coins.reduce((sum, value) => sum + value, 0);
      expect(drop(start, ...coins)).toEqual(drop(start, ...[...coins].reverse()));
      expect(drop(start, ...coins).credits).toBe(worthOf(tiers, all).credits);
      expect(restOf(drop(start, ...coins))).toBe(all - worthOf(tiers, all).used);
    }),
  );
});

/** A game is started, and given back when these have fallen: nobody has rolled. */
function startedInVain(purse: Purse, since: readonly number[]): Purse {
  const spent = { type: 'credit spent', game: 1, credits: 1, rest: restOf(purse) } as const;
  const started = drop(addToPurse(purse, spent), ...since);
  const credits = 1 + creditsTogether(started);
  return addToPurse(started, { type: 'credit returned', game: 1, credits });
}

test('a game that is given back costs nobody the place in the tiers', () => {
  const one = drop(at(BAR, EMPTY_PURSE), 100);
  expect(creditText(drop(startedInVain(one, []), 100))).toBe('3');
  expect(creditText(startedInVain(one, [100]))).toBe('3');
});

test('whatever is started and given back, the purse is as if nobody had started', () => {
  const rounds = fc.array(fc.tuple(COINS, COINS), { maxLength: 5 });
  fc.assert(
    fc.property(TIERS, rounds, (tiers, all) => {
      const start = at(costing(...tiers), EMPTY_PURSE);
      const coins = all.flat(2);
      const purse = all.reduce((before, [first, since]) => {
        const paid = drop(before, ...first);
        return paid.credits === 0 ? drop(paid, ...since) : startedInVain(paid, since);
      }, start);
      expect(purse).toEqual(drop(start, ...coins));
    }),
  );
});

test('prices that change while nobody has rolled give back what the game cost, and no money counts twice', () => {
  const started = addToPurse(drop(at(BAR, EMPTY_PURSE), 100), {
    ...{ type: 'credit spent', game: 1, credits: 1, rest: 0 },
  });
  const cheaper = at(EACH(50), started);
  expect(creditsTogether(cheaper)).toBe(0);
  const back = addToPurse(cheaper, { type: 'credit returned', game: 1, credits: 1 });
  expect(creditText(drop(back, 50))).toBe('2');
});

test('credits and half ones are written as people write them', () => {
  const { tiers } = BAR;
  const texts = [
    { credits: 0, money: 0, granted: 0 },
    { credits: 0, money: 50, granted: 0 },
    { credits: 2, money: 0, granted: 0 },
    { credits: 3, money: 250, granted: 3 },
  ];
  expect(texts.map((purse) => creditText({ ...EMPTY_PURSE, ...purse, tiers }))).toEqual([
    '0',
    '1/2',
    '2',
    '3 1/2',
  ]);
});

test('money that fell while play was free buys nothing when it costs again', () => {
  const free = drop(EMPTY_PURSE, 100, 200);
  expect(free).toEqual(EMPTY_PURSE);
  expect(creditText(drop(at(BAR, free), 50))).toBe('1/2');
});

test('a half credit waits while play is free, and is there when it costs again', () => {
  const half = drop(at(BAR, EMPTY_PURSE), 50);
  expect(creditText(drop(at(BAR, drop(at(FREE_PLAY, half), 100)), 50))).toBe('1');
});

test('a coin counts by the price of its moment, whatever was paid before', () => {
  let purse = drop(at(EACH(50), EMPTY_PURSE), ...Array(10).fill(50));
  expect(purse.credits).toBe(10);
  purse = drop(at(EACH(100), purse), ...Array(5).fill(100));
  expect(purse.credits).toBe(15);
  purse = drop(at(EACH(200), purse), 200, 200, 200);
  expect(creditText(purse)).toBe('18');
});

test('what was left over keeps its worth in money: it buys as much as it does now', () => {
  const half = drop(at(EACH(200), EMPTY_PURSE), 150);
  expect(creditText(half)).toBe('3/4');
  expect(creditText(at(EACH(100), half))).toBe('1 1/2');
  expect(creditText(drop(at(BAR, half), 50))).toBe('3');
});

test('the same prices again change nothing', () => {
  expect(newPrices(BAR, at(BAR, EMPTY_PURSE))).toBeUndefined();
  expect(newPrices({ ...BAR, mode: 'per-player' }, at(BAR, EMPTY_PURSE))).toBeUndefined();
  expect(newPrices(FREE_PLAY, EMPTY_PURSE)).toBeUndefined();
});

test('however prices change, no money makes credits twice, and none is lost', () => {
  const periods = fc.array(fc.tuple(fc.option(TIERS), COINS), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(periods, (all) => {
      let purse: Purse = EMPTY_PURSE;
      let credits = 0;
      let rest = 0;
      fc.pre(all.every(([tiers], index) => JSON.stringify(tiers) !== JSON.stringify(all[index - 1]?.[0])));
      for (const [tiers, coins] of all) {
        purse = drop(at(tiers === null ? FREE_PLAY : costing(...tiers), purse), ...coins);
        if (tiers === null) continue;
        const money = coins.reduce((sum, value) => sum + value, rest);
        const worth = worthOf(tiers, money);
        credits += worth.credits;
        rest = money - worth.used;
        expect([purse.credits, restOf(purse)]).toEqual([credits, rest]);
      }
    }),
  );
});
