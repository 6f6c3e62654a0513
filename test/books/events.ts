/** One of each event of the books. */
import type { BookEvent } from '../../src/books/event.ts';

const SIGNED = { by: 'Anna', why: 'because' };

export const BOOK_EVENTS: readonly BookEvent[] = [
  { type: 'powered up' },
  { type: 'coin', channel: 1, count: 2, value: 50, credits: 1, life: 7, reading: 2 },
  { type: 'service credit', credits: 1, life: 7, reading: 1 },
  { type: 'service credit', credits: 3, ...SIGNED },
  { type: 'free game', game: 1, credits: 1 },
  { type: 'credit spent', game: 1, credits: 2, rest: 50 },
  { type: 'prices set', tiers: [{ credits: 1, price: 100 }], credits: 1, rest: 150 },
  { type: 'prices set', tiers: [], credits: 0, rest: 0 },
  { type: 'credit returned', game: 1, credits: 2 },
  { type: 'door opened', count: 1, life: 7, reading: 1 },
  { type: 'slam', count: 2, life: 7, reading: 2 },
  { type: 'books closed', ...SIGNED },
  { type: 'credits cleared', ...SIGNED },
];
