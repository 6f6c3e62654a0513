/** A bar: a game costs 1.00, three 2.00, in coins of 0.50 and 1.00. */
import { type CreditRules, FREE_PLAY } from '../../src/books/credit-rules.ts';

export const BAR: CreditRules = {
  ...FREE_PLAY,
  mode: 'per-game',
  coins: [
    { channel: 1, value: 50, label: '50C' },
    { channel: 2, value: 100, label: '1 EUR' },
  ],
  tiers: [
    { credits: 1, price: 100 },
    { credits: 3, price: 200 },
  ],
};
