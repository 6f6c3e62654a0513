/** What playing costs at this table, from the cabinet file. */
import type { CoinChannel } from '../../hardware/coin-door.ts';
import type { Purse } from './books.ts';
import { fractionOf, type Tier, worthOf } from './price.ts';

export const CREDIT_MODES = ['free', 'per-game', 'per-player'] as const;
export type CreditMode = (typeof CREDIT_MODES)[number];

export interface Coin {
  readonly channel: CoinChannel;
  /** Hundredths of the currency. */
  readonly value: number;
  /** As people call it. */
  readonly label: string;
}

export interface CreditRules {
  readonly mode: CreditMode;
  readonly coins: readonly Coin[];
  readonly currency: string;
  /** The cheapest first, which gives one credit; none only where play is free. */
  readonly tiers: readonly Tier[];
  /** Credits at which the acceptor is told to take no more. */
  readonly max: number;
  readonly freeGameForFame: boolean;
}

export const FREE_PLAY: CreditRules = {
  mode: 'free',
  coins: [],
  currency: 'EUR',
  tiers: [{ credits: 1, price: 100 }],
  max: 30,
  freeGameForFame: false,
};

/** Hundredths of an amount as people write it in the cabinet file; the nearest whole one. */
export function hundredths(amount: number): number {
  return Math.round(amount * 100);
}

/** Of one credit, in hundredths. */
export function priceOf({ tiers }: Pick<CreditRules, 'tiers'>): number {
  return tiers[0]?.price ?? 0;
}

/** Credits that a game of so many people costs; players of the house pay nothing. */
export function costOf({ mode }: CreditRules, people: number): number {
  if (mode === 'free') return 0;
  return mode === 'per-game' ? 1 : people;
}

/** Of one coin; 0 for a channel that has none. */
export function coinValue({ coins }: CreditRules, channel: CoinChannel): number {
  return coins.find((coin) => coin.channel === channel)?.value ?? 0;
}

/** Whole credits that this money more makes; none where play is free. */
export function creditsFor({ mode, tiers }: CreditRules, purse: Purse, money: number): number {
  if (mode === 'free') return 0;
  return Math.max(0, worthOf(tiers, purse.money + money).credits - purse.granted);
}

/** Money that has made no credit yet. */
export function restOf({ tiers }: CreditRules, { money, granted }: Purse): number {
  const { credits, used } = worthOf(tiers, money);
  // Where prices have changed meanwhile, what was granted is taken as paid.
  return credits > granted ? 0 : money - used;
}

/** `2`, `1/2`, `2 1/2` or `0`. */
export function creditText(rules: CreditRules, purse: Purse): string {
  const fraction = fractionOf(rules.tiers, restOf(rules, purse));
  const whole = purse.credits > 0 || fraction === undefined ? [`${purse.credits}`] : [];
  return [...whole, ...(fraction === undefined ? [] : [fraction])].join(' ');
}

/** Whether the acceptor has to refuse coins. */
export function takesNoMore({ mode, max }: CreditRules, { credits }: Purse): boolean {
  return mode !== 'free' && credits >= max;
}
