/** What somebody wants to happen: imperative, not yet allowed. */
import type { CoachMode } from './coach-mode.ts';
import type { Correction } from './correction.ts';
import type { Face } from './die.ts';
import type { Round, RoundThrow } from './round.ts';
import type { Category } from './yahtzee/category.ts';

export type Command =
  /**
   * `players` as `playerNames` gives them; `starter` is the index of who begins. `seed` is 32 bytes in hex, drawn by the
   * caller before the command; `seal` the SHA-256 that `fairness` makes of seed, rules and players, in hex. A
   * `rehearsal` is played with typed dice and never counts; where it is a `lesson`, its dice are drawn all the same.
   */
  | {
      readonly type: 'start';
      readonly rules: string;
      readonly players: readonly string[];
      readonly starter: number;
      readonly seed: string;
      readonly seal: string;
      readonly rehearsal?: true;
      readonly lesson?: true;
      /** Left out: off. */
      readonly coach?: CoachMode;
      /** One list a player, as of `team`; left out: nobody plays in a team. */
      readonly teams?: readonly (readonly string[])[];
      /** Left out: the table's own dice. */
      readonly round?: Round;
    }
  /**
   * Adds to the cut of the dice: only before the game's first roll. At most 16 characters in all, and beside them 16 words
   * that guests typed at pages.
   */
  | { readonly type: 'cut'; readonly text: string; readonly guest?: true }
  | { readonly type: 'roll' }
  /** In Farkle: picks a die of this roll to be set aside, or puts it back. */
  | { readonly type: 'hold'; readonly slot: number }
  | { readonly type: 'free'; readonly slot: number }
  /** Ends the rolls of this turn; a box must be chosen next. */
  | { readonly type: 'stop' }
  /** The Yahtzee box of a set with claims may be chosen again: that adds to it, and another box must follow. */
  | { readonly type: 'score'; readonly category: Category }
  /** Farkle: sets the picked dice aside and ends the turn with its points. */
  | { readonly type: 'bank' }
  /** Undoes the newest score, claim or bank, until the next roll. */
  | { readonly type: 'take back' }
  /** The turn is played later, with its dice as they lie: the next player is on. */
  | { readonly type: 'skip' }
  /** The game is over, and this player gets a name, as it was typed. */
  | { readonly type: 'name'; readonly player: number; readonly name: string }
  /** Names or ids, in the order in which they play; none: the seat has no team any more. */
  | { readonly type: 'team'; readonly player: number; readonly members: readonly string[] }
  | { readonly type: 'abandon' }
  | Correction;

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
  /** In a game of duplicate dice: which throw of the round this is. */
  readonly dealt?: RoundThrow;
}

/** The only source of faces; a pure function. */
export type Draw = (request: RollRequest) => readonly Face[];
