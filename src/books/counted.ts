/**
 * From readings of the chip to events, each coin once. The chip counts on over every reset that leaves it its power, and while no
 * host listens; a chip that begins anew has no life until the host gives it one, before anything of it is booked. So a life
 * that is in no book yet has nothing booked of it, and of the one that is, the difference is what is new.
 */
import { COIN_INPUTS, COUNTER_MODULO, type CoinInput, type CoinReadings } from '../../hardware/coin-door.ts';
import type { Booked, Books } from './books.ts';
import { type CreditRules, coinValue } from './credit-rules.ts';
import type { BookEvent } from './event.ts';
import { addToPurse, creditsFor } from './purse.ts';

/** What happened between what is booked and these readings, in their order; empty: nothing. */
export function newlyCounted(
  rules: CreditRules,
  books: Books,
  { life, readings }: CoinReadings,
): readonly BookEvent[] {
  if (life === 0) return [];
  let { purse } = books;
  return COIN_INPUTS.flatMap((input): readonly BookEvent[] => {
    const reading = readings[input];
    const count = newOf(books.booked, life, input, reading);
    if (count === 0) return [];
    const counted = { life, reading };
    switch (input) {
      case 'coin1':
      case 'coin2': {
        const channel = input === 'coin1' ? 1 : 2;
        const value = coinValue(rules, channel);
        const credits = creditsFor(purse, count * value);
        const coin = { type: 'coin', channel, count, value, credits, ...counted } as const;
        purse = addToPurse(purse, coin);
        return [coin];
      }
      case 'service':
        return [{ type: 'service credit', credits: count, ...counted }];
      case 'door':
        return [{ type: 'door opened', count, ...counted }];
      case 'slam':
        return [{ type: 'slam', count, ...counted }];
      default:
        return input satisfies never;
    }
  });
}

function newOf(booked: Booked, life: number, input: CoinInput, reading: number): number {
  const before = booked.life === life ? booked.readings[input] : 0;
  return (reading - before + COUNTER_MODULO) % COUNTER_MODULO;
}
