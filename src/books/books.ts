/** The books as a fold over their events: totals, credits, and how far the chip's counters were booked. */

import { COIN_INPUTS, type CoinReadings } from '../../hardware/coin-door.ts';
import { type BookEvent, type Counted, coinInputOf, type StoredBookEvent } from './event.ts';
import { addToPurse, EMPTY_PURSE, type Purse } from './purse.ts';

/** Sums over events. */
export interface Tally {
  /** By channel, the first one first. */
  readonly coins: readonly [number, number];
  /** Hundredths of the currency. */
  readonly money: number;
  /** Games that credits were spent on, without those that gave them back. */
  readonly paidGames: number;
  /** Given for a place in a hall of fame. */
  readonly freeGames: number;
  readonly serviceCredits: number;
  readonly doors: number;
  readonly slams: number;
  readonly starts: number;
}

/** Which readings of the chip's counters are in the books. */
export type Booked = CoinReadings;

export interface Books {
  /** Of the newest event; 0: there is none. */
  readonly seq: number;
  readonly total: Tally;
  /** Since the books were closed last. */
  readonly recent: Tally;
  /** Undefined: never yet. */
  readonly closed: { readonly at: string; readonly by: string } | undefined;
  readonly purse: Purse;
  /** What the newest game that was paid for has cost; undefined: it was given back, or none was. */
  readonly spent: { readonly game: number; readonly credits: number } | undefined;
  /** The newest game that earned a free one; 0: none has. */
  readonly freeFor: number;
  readonly booked: Booked;
}

const NO_TALLY: Tally = {
  ...{ coins: [0, 0], money: 0, paidGames: 0, freeGames: 0, serviceCredits: 0 },
  ...{ doors: 0, slams: 0, starts: 0 },
};
const NO_READINGS = Object.fromEntries(COIN_INPUTS.map((input) => [input, 0])) as Booked['readings'];

export const NO_BOOKS: Books = {
  ...{ seq: 0, total: NO_TALLY, recent: NO_TALLY, closed: undefined },
  ...{ purse: EMPTY_PURSE, spent: undefined, freeFor: 0 },
  booked: { life: 0, readings: NO_READINGS },
};

export function addToBooks(books: Books, { seq, at, event }: StoredBookEvent): Books {
  return {
    seq,
    total: addToTally(books.total, event),
    recent: event.type === 'books closed' ? NO_TALLY : addToTally(books.recent, event),
    closed: event.type === 'books closed' ? { at, by: event.by } : books.closed,
    purse: addToPurse(books.purse, event),
    spent: spentAfter(books.spent, event),
    freeFor: event.type === 'free game' ? event.game : books.freeFor,
    booked: addToBooked(books.booked, event),
  };
}

function addToTally(tally: Tally, event: BookEvent): Tally {
  switch (event.type) {
    case 'coin': {
      const [first, second] = tally.coins;
      const coins = event.channel === 1 ? [first + event.count, second] : [first, second + event.count];
      return {
        ...tally,
        coins: coins as [number, number],
        money: tally.money + event.count * event.value,
      };
    }
    case 'service credit':
      return { ...tally, serviceCredits: tally.serviceCredits + event.credits };
    case 'free game':
      return { ...tally, freeGames: tally.freeGames + 1 };
    case 'credit spent':
      return { ...tally, paidGames: tally.paidGames + 1 };
    case 'credit returned':
      return { ...tally, paidGames: tally.paidGames - 1 };
    case 'door opened':
      return { ...tally, doors: tally.doors + event.count };
    case 'slam':
      return { ...tally, slams: tally.slams + event.count };
    case 'powered up':
      return { ...tally, starts: tally.starts + 1 };
    case 'prices set':
    case 'credits cleared':
    case 'books closed':
    case 'buttons':
    case 'fault':
      return tally;
    default:
      return event satisfies never;
  }
}

function spentAfter(spent: Books['spent'], event: BookEvent): Books['spent'] {
  if (event.type === 'credit spent') return { game: event.game, credits: event.credits };
  return event.type === 'credit returned' ? undefined : spent;
}

function addToBooked(booked: Booked, event: BookEvent): Booked {
  const input = coinInputOf(event);
  if (input === undefined) return booked;
  const { life, reading } = event as Counted;
  const readings = life === booked.life ? booked.readings : NO_READINGS;
  return { life, readings: { ...readings, [input]: reading } };
}
