import { expect, test } from 'vitest';
import type { CoinReadings } from '../../hardware/coin-door.ts';
import { addToBooks, type Books, NO_BOOKS } from '../../src/books/books.ts';
import { newlyCounted } from '../../src/books/counted.ts';
import { FREE_PLAY, takesNoMore } from '../../src/books/credit-rules.ts';
import type { BookEvent } from '../../src/books/event.ts';
import { bookEventFrom } from '../../src/books/form.ts';
import { BAR } from './bar.ts';
import { BOOK_EVENTS } from './events.ts';

/** Where a game costs what it costs in the bar. */
const BAR_BOOKS: Books = { ...NO_BOOKS, purse: { ...NO_BOOKS.purse, tiers: BAR.tiers } };
const AT = '2026-11-22T17:00:00.000Z';
function book(events: readonly BookEvent[], from: Books = BAR_BOOKS): Books {
  return events.reduce((books, event) => addToBooks(books, { seq: books.seq + 1, at: AT, event }), from);
}

const read = (
  life: number,
  coin1: number,
  coin2 = 0,
  others = { service: 0, door: 0, slam: 0 },
): CoinReadings => ({
  life,
  readings: { coin1, coin2, ...others },
});

test('totals are never reset: closing the books begins recent ones anew', () => {
  const signed = { by: 'Anna', why: 'emptied the box' };
  const before = book(newlyCounted(BAR, BAR_BOOKS, read(7, 3, 2)));
  const after = book([{ type: 'books closed', ...signed }], before);
  expect(after.total).toEqual({ ...before.total, coins: [3, 2], money: 350 });
  expect(after.recent).toEqual(NO_BOOKS.total);
  expect(after.closed).toEqual({ at: AT, by: 'Anna' });
  expect(after.purse).toEqual(before.purse);
});

test('coins of one report make credits together, by the best tiers', () => {
  const events = newlyCounted(BAR, BAR_BOOKS, read(7, 2, 1));
  expect(events).toEqual([
    { type: 'coin', channel: 1, count: 2, value: 50, credits: 1, life: 7, reading: 2 },
    { type: 'coin', channel: 2, count: 1, value: 100, credits: 2, life: 7, reading: 1 },
  ]);
  expect(book(events).purse).toEqual({ credits: 3, money: 200, granted: 3, tiers: BAR.tiers });
});

test('the same readings again are nothing new, and only the difference of later ones is', () => {
  const books = book(newlyCounted(BAR, BAR_BOOKS, read(7, 2)));
  expect(newlyCounted(BAR, books, read(7, 2))).toEqual([]);
  expect(newlyCounted(BAR, books, read(7, 3))).toMatchObject([{ count: 1, credits: 0, reading: 3 }]);
});

test('a counter that has come round goes on', () => {
  const books = book(newlyCounted(BAR, BAR_BOOKS, read(7, 65_534)));
  expect(newlyCounted(BAR, books, read(7, 1))).toMatchObject([{ count: 3, reading: 1 }]);
});

test('a chip without a life is not believed; one with a new life has everything to be booked', () => {
  const books = book(newlyCounted(BAR, BAR_BOOKS, read(7, 5)));
  expect(newlyCounted(BAR, books, read(0, 2))).toEqual([]);
  expect(newlyCounted(BAR, books, read(8, 2))).toMatchObject([{ count: 2, life: 8, reading: 2 }]);
  const both = book(newlyCounted(BAR, books, read(8, 2, 0, { service: 1, door: 2, slam: 3 })), books);
  expect(both.booked).toEqual(read(8, 2, 0, { service: 1, door: 2, slam: 3 }));
  expect(both.total).toMatchObject({ coins: [7, 0], serviceCredits: 1, doors: 2, slams: 3 });
});

test('a start takes credits and keeps the rest; a game that nobody rolled in gives them back', () => {
  const paid = book(newlyCounted(BAR, BAR_BOOKS, read(7, 5)));
  const started = book([{ type: 'credit spent', game: 1, credits: 1, rest: 50 }], paid);
  expect(started.purse).toMatchObject({ credits: 2, money: 50, granted: 0, tiers: BAR.tiers });
  expect(started.total.paidGames).toBe(1);
  const back = book([{ type: 'credit returned', game: 1, credits: 1 }], started);
  expect(back.purse).toEqual(paid.purse);
  expect(back.total.paidGames).toBe(0);
  expect(book([{ type: 'credits cleared', by: 'Anna', why: 'test' }], back).purse).toEqual(BAR_BOOKS.purse);
});

test('the acceptor takes no more at the maximum, and never where play is free', () => {
  const purse = { ...BAR_BOOKS.purse, credits: 30 };
  expect([takesNoMore(BAR, purse), takesNoMore(BAR, { ...purse, credits: 29 })]).toEqual([true, false]);
  expect(takesNoMore(FREE_PLAY, purse)).toBe(false);
});

test('every event is read in its one form, and one that is changed anywhere is none', () => {
  for (const event of BOOK_EVENTS) {
    const text = JSON.stringify(event);
    expect(bookEventFrom(event.type, text)).toEqual(event);
    expect(bookEventFrom(event.type, JSON.stringify({ ...event, more: 1 }))).toBeUndefined();
    expect(bookEventFrom('game started', text)).toBeUndefined();
    for (const key of Object.keys(event)) {
      expect(bookEventFrom(event.type, JSON.stringify({ ...event, [key]: undefined }))).toBeUndefined();
      expect(bookEventFrom(event.type, JSON.stringify({ ...event, [key]: -1 }))).toBeUndefined();
    }
  }
});
