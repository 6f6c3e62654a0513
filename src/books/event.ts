/** What happened to money, credits and the coin door: past tense, journalled beside the games, the only input of `addToBooks`. */
import type { Input } from '../../hardware/cabinet.ts';
import type { CoinChannel, CoinInput } from '../../hardware/coin-door.ts';
import type { Tier } from './price.ts';

/** Up to where a counter of the chip was booked. */
export interface Counted {
  /** Number that the host gave to the chip when it had begun to count anew. */
  readonly life: number;
  /** Of this counter, modulo `COUNTER_MODULO`, after what the event tells. */
  readonly reading: number;
}

/** An operator's name and reason. */
export interface SignedBy {
  readonly by: string;
  readonly why: string;
}

/** Fields with `?` are left out when they say nothing. Money is in hundredths of the currency. */
export type BookEvent =
  /** `value`: of one coin; `credits`: how many whole ones all of them made. */
  | ({
      readonly type: 'coin';
      readonly channel: CoinChannel;
      readonly count: number;
      readonly value: number;
      readonly credits: number;
    } & Counted)
  /** By the service button behind the door, or signed by an operator. */
  | ({ readonly type: 'service credit'; readonly credits: number } & (Counted | SignedBy))
  /** A place in a hall of fame was worth these credits. */
  | { readonly type: 'free game'; readonly game: number; readonly credits: number }
  /** This game was started with them; `rest`: money that stays as a fraction of the next credit. */
  | {
      readonly type: 'credit spent';
      readonly game: number;
      readonly credits: number;
      readonly rest: number;
    }
  /**
   * Coins count by these prices from now on; none: play is free. `rest`: money from before that had made no credit, and
   * `credits`: what it makes by the new prices.
   */
  | {
      readonly type: 'prices set';
      readonly tiers: readonly Tier[];
      readonly credits: number;
      readonly rest: number;
    }
  /** Nobody had rolled in it: what it cost, and what its money makes together with what fell since. */
  | { readonly type: 'credit returned'; readonly game: number; readonly credits: number }
  | ({ readonly type: 'credits cleared' } & SignedBy)
  /** Recent totals begin anew. */
  | ({ readonly type: 'books closed' } & SignedBy)
  | ({ readonly type: 'door opened'; readonly count: number } & Counted)
  /** Somebody has hit or lifted the table. */
  | ({ readonly type: 'slam'; readonly count: number } & Counted)
  /** The table was started. */
  | { readonly type: 'powered up' }
  /**
   * How the buttons did while this game was played: presses, those of them that came sooner than a finger can, and the frames
   * between board and computer that were damaged, lost or sent again.
   */
  | {
      readonly type: 'buttons';
      readonly game: number;
      readonly presses: Readonly<Partial<Record<Input, number>>>;
      readonly bounces: Readonly<Partial<Record<Input, number>>>;
      readonly linkErrors: number;
    }
  /** Something was wrong with the table, by its code. */
  | { readonly type: 'fault'; readonly code: string };

/** As the journal keeps it. */
export interface StoredBookEvent {
  /** Counts all events of the books from 1, without a gap. */
  readonly seq: number;
  /** Wall time of the append, ISO 8601. */
  readonly at: string;
  readonly event: BookEvent;
}

/** Which counter of the chip an event tells of; undefined: of none. */
export function coinInputOf(event: BookEvent): CoinInput | undefined {
  switch (event.type) {
    case 'coin':
      return event.channel === 1 ? 'coin1' : 'coin2';
    case 'service credit':
      return 'life' in event ? 'service' : undefined;
    case 'door opened':
      return 'door';
    case 'slam':
      return 'slam';
    default:
      return undefined;
  }
}
