import { describe, expect, test } from 'vitest';
import { creditRulesOf } from '../../src/config/credits-schema.ts';
import { complaints, load } from './load.ts';

const COINS = 'coins: [{ channel: 1, value: 0.50, label: 50C }, { channel: 2, value: 1.00, label: 1 EUR }]';
const PRICES = 'tiers: [{ credits: 1, price: 1.00 }, { credits: 3, price: 2.00 }]';

test('play is free unless the cabinet file says what it costs, and amounts become whole hundredths', () => {
  expect(load(undefined).config.credits.mode).toBe('free');
  const { config } = load(`credits:\n  mode: per-game\n  ${COINS}\n  ${PRICES}\n`);
  expect(creditRulesOf(config.credits)).toEqual({
    mode: 'per-game',
    coins: [
      { channel: 1, value: 50, label: '50C' },
      { channel: 2, value: 100, label: '1 EUR' },
    ],
    currency: 'EUR',
    tiers: [
      { credits: 1, price: 100 },
      { credits: 3, price: 200 },
    ],
    max: 30,
    freeGameForFame: false,
  });
});

test('the mode may be given on the command line where the file has the coins', () => {
  const { config } = load(`credits:\n  ${COINS}\n`, { 'credits.mode': 'per-player' });
  expect(config.credits.mode).toBe('per-player');
  expect(complaints(() => load(undefined, { 'credits.mode': 'per-game' }))[0]).toContain(
    '--credits-mode: is per-game, but credits.coins names no coin to pay with',
  );
});

describe('a price that makes no sense is refused with its line', () => {
  test.each([
    [
      'mode: paid',
      'cabinet.yaml:2:9: credits.mode: expected one of free, per-game, per-player; found "paid"',
    ],
    ['mode: per-game', 'cabinet.yaml:2:9: credits.mode: is per-game, but credits.coins names no coin'],
    [
      'coins: [{ channel: 3, value: 1, label: A }]',
      'credits.coins[0].channel: expected a whole number from 1 to 2',
    ],
    [
      'coins: [{ channel: 1, value: 1, label: A }, { channel: 1, value: 2, label: B }]',
      'cabinet.yaml:2:58: credits.coins[1].channel: is taken: channel 1 has a coin already',
    ],
    [
      'coins: [{ channel: 1, value: 0, label: A }]',
      'credits.coins[0].value: expected an amount from 0.01 to 1000',
    ],
    ['coins: [{ channel: 1, value: -1, label: A }]', 'credits.coins[0].value: expected an amount'],
    [
      'coins: [{ channel: 1, value: 0.505, label: A }]',
      'credits.coins[0].value: has more than two decimals (0.505)',
    ],
    [
      'coins: [{ channel: 1, value: 1, label: TOO LONG A }]',
      'credits.coins[0].label: expected 1 to 8 letters',
    ],
    [
      "coins: [{ channel: 1, value: 1, label: '   ' }]",
      'cabinet.yaml:2:42: credits.coins[0].label: expected 1',
    ],
    ["currency: ' '", 'cabinet.yaml:2:13: credits.currency: expected 1 to 4 letters'],
    ['coins: [{ channel: 1, value: 1 }]', 'credits.coins[0].label: expected 1 to 8 letters'],
    ['tiers: []', 'credits.tiers: expected a list in [ ] of 1 to 8'],
    [
      'tiers: [{ credits: 2, price: 1 }]',
      'credits.tiers[0].credits: is 2, but the first price is that of one credit',
    ],
    [
      'tiers: [{ credits: 1, price: 2 }, { credits: 3, price: 2 }]',
      'credits.tiers[1].price: is 2, but the price before it is 2: prices rise',
    ],
    [
      'tiers: [{ credits: 1, price: 1 }, { credits: 2, price: 2 }]',
      'credits.tiers[1].credits: makes no sense: 2 for 2 is no cheaper a credit than the price before it',
    ],
    ['tiers: [{ credits: 1, price: 1.001 }]', 'credits.tiers[0].price: has more than two decimals'],
    ['max: 0', 'credits.max: expected a whole number from 1 to 99'],
    [
      `mode: per-player\n  ${COINS}\n  max: 11`,
      'cabinet.yaml:4:8: credits.max: is 11, but one start or one price takes 12',
    ],
    [
      `mode: per-game\n  ${COINS}\n  ${PRICES}\n  max: 2`,
      'credits.max: is 2, but one start or one price takes 3',
    ],
    ['currency: ""', 'credits.currency: expected 1 to 4 letters'],
    ['price: 1', 'credits.price is not a known key'],
  ])('%j', (text, expected) => {
    expect(complaints(() => load(`credits:\n  ${text}\n`)).join('\n')).toContain(expected);
  });
});
