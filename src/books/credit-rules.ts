/** What playing costs at this table, from the cabinet file. */
import type { CoinChannel } from '../../hardware/coin-door.ts';
import type { Tier } from './price.ts';

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

/** Whether the acceptor has to refuse coins. */
export function takesNoMore({ mode, max }: CreditRules, { credits }: { readonly credits: number }): boolean {
  return mode !== 'free' && credits >= max;
}
