/** What players have paid for and not played. Money is valued by the prices at which it fell, whatever they are today. */
import type { CreditRules } from './credit-rules.ts';
import type { BookEvent } from './event.ts';
import { fractionOf, type Tier, worthOf } from './price.ts';

export interface Purse {
  /** Whole ones. */
  readonly credits: number;
  /** Put in since the newest start or change of prices, with the rest that was left then: tiers are counted over it. */
  readonly money: number;
  /** Credits that this money has made already. */
  readonly granted: number;
  /** By which coins count; none: play is free, and coins make nothing. */
  readonly tiers: readonly Tier[];
  /** What counts again when the newest start is given back; undefined: nothing, since prices have changed or there was none. */
  readonly started: Started | undefined;
}

/** Money that a start has closed with the credits that it had made, and what the start cost. */
interface Started {
  readonly money: number;
  readonly granted: number;
  readonly credits: number;
}

export const EMPTY_PURSE: Purse = {
  ...{ credits: 0, money: 0, granted: 0, tiers: [], started: undefined },
};

/** Whole credits that this money more makes. */
export function creditsFor({ tiers, money, granted }: Purse, more: number): number {
  return Math.max(0, worthOf(tiers, money + more).credits - granted);
}

/**
 * Whole credits that a start makes which is given back, beside those that it cost: its money and what fell since count together
 * again, as if nobody had started.
 */
export function creditsTogether({ tiers, money, granted, started }: Purse): number {
  if (started === undefined) return 0;
  return Math.max(0, worthOf(tiers, money + started.money).credits - granted - started.granted);
}

/** Money that has made no credit yet. */
export function restOf({ tiers, money }: Purse): number {
  return money - worthOf(tiers, money).used;
}

/** `2`, `1/2`, `2 1/2` or `0`. */
export function creditText(purse: Purse): string {
  const fraction = fractionOf(purse.tiers, restOf(purse));
  const whole = purse.credits > 0 || fraction === undefined ? [`${purse.credits}`] : [];
  return [...whole, ...(fraction === undefined ? [] : [fraction])].join(' ');
}

/**
 * Where these prices are others than those of the purse: credits stay, and so does the money that has made none; it counts by
 * the new prices from now on, and makes what it is worth by them.
 */
export function newPrices(
  { mode, tiers }: CreditRules,
  purse: Purse,
): Extract<BookEvent, { type: 'prices set' }> | undefined {
  const now = mode === 'free' ? [] : tiers;
  if (JSON.stringify(now.map(pair)) === JSON.stringify(purse.tiers.map(pair))) return undefined;
  const rest = restOf(purse);
  const set = now.map(({ credits, price }) => ({ credits, price }));
  return { type: 'prices set', tiers: set, credits: worthOf(now, rest).credits, rest };
}

const pair = ({ credits, price }: Tier): readonly number[] => [credits, price];

export function addToPurse(purse: Purse, event: BookEvent): Purse {
  const { credits, money, granted, tiers, started } = purse;
  switch (event.type) {
    case 'coin':
      // While play is free it is the owner's, and buys nobody anything later.
      if (tiers.length === 0) return purse;
      return {
        ...{ credits: credits + event.credits, tiers, started },
        ...{ money: money + event.count * event.value, granted: granted + event.credits },
      };
    case 'prices set':
      return {
        ...{ credits: credits + event.credits, tiers: event.tiers },
        ...{ money: event.rest, granted: event.credits, started: undefined },
      };
    case 'service credit':
    case 'free game':
      return { ...purse, credits: credits + event.credits };
    case 'credit spent':
      return {
        ...{ credits: credits - event.credits, money: event.rest, granted: 0, tiers },
        started: { money: money - event.rest, granted, credits: event.credits },
      };
    case 'credit returned':
      if (started === undefined) return { ...purse, credits: credits + event.credits };
      return {
        ...{ credits: credits + event.credits, money: money + started.money, tiers, started: undefined },
        granted: granted + started.granted + event.credits - started.credits,
      };
    case 'credits cleared':
      return { ...EMPTY_PURSE, tiers };
    default:
      return purse;
  }
}
