/** What somebody wants to happen: imperative, not yet allowed. */
import type { Face } from './die.ts';
import type { Category } from './yahtzee/category.ts';

export type Command =
  /**
   * `players` as `playerNames` gives them; `starter` is the index of who begins. `seed` is 32 bytes in hex, drawn by the
   * caller before the command; `seal` the SHA-256 that `fairness` makes of seed, rules and players, in hex.
   */
  | {
      readonly type: 'start';
      readonly rules: string;
      readonly players: readonly string[];
      readonly starter: number;
      readonly seed: string;
      readonly seal: string;
    }
  /** Adds to the cut of the dice: only before the game's first roll, at most 16 characters in all. */
  | { readonly type: 'cut'; readonly text: string }
  | { readonly type: 'roll' }
  | { readonly type: 'hold'; readonly slot: number }
  | { readonly type: 'free'; readonly slot: number }
  | { readonly type: 'score'; readonly category: Category }
  | { readonly type: 'abandon' };

/** What a draw may depend on: journalled values only, so that every roll can be computed again. */
export interface RollRequest {
  readonly game: number;
  /** Hex, 32 bytes. */
  readonly seed: string;
  readonly cut: string;
  /** Counts every roll of the game from 1. */
  readonly n: number;
  /** How many dice are rolled; the faces come back in slot order of the dice that are not held. */
  readonly count: number;
}

/** The only source of faces; a pure function. */
export type Draw = (request: RollRequest) => readonly Face[];
