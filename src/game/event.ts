/** What happened: past tense, journalled, the only input of `evolve`. */
import type { CoachMode } from './coach-mode.ts';
import type { Signed, Undone } from './correction.ts';
import type { Dice } from './die.ts';
import type { Round } from './round.ts';
import type { Category } from './yahtzee/category.ts';

/** Fields with `?` are left out when they say nothing, so that old journals and new ones read the same. */
export type GameEvent =
  | {
      readonly type: 'game started';
      /** Counts the games of this journal from 1. */
      readonly game: number;
      readonly rules: string;
      /** Left out: the one with score cards. */
      readonly family?: 'farkle';
      /** How many dice the rule set plays with. */
      readonly dice: number;
      readonly players: readonly string[];
      /** Index of the player who begins. */
      readonly starter: number;
      /** Hex, 32 bytes. */
      readonly seed: string;
      readonly seal: string;
      readonly rehearsal?: true;
      /** A rehearsal that leads a newcomer: its dice are drawn. */
      readonly lesson?: true;
      /** Left out: the coach says nothing. */
      readonly coach?: Exclude<CoachMode, 'off'>;
      /** Duplicate dice: seal and cut are the round's, and the seed is `HALL_HAS_SEED`. Left out: the table's own dice. */
      readonly round?: Round;
    }
  /** `guest`: typed at a page, by somebody who only watches. */
  | { readonly type: 'cut'; readonly text: string; readonly guest?: true }
  /**
   * `held` and `faces` are in slot order, all dice of the set; `n` and `cut` are what the draw was made from. A roll
   * of no dice (all stay in a roll-again set) draws nothing and keeps the `n` of the roll before.
   */
  | {
      readonly type: 'rolled';
      readonly n: number;
      readonly player: number;
      readonly held: readonly boolean[];
      readonly cut: string;
      readonly faces: Dice;
      /** What is held after the roll, where that is not `held`. */
      readonly holds?: readonly boolean[];
    }
  | { readonly type: 'held'; readonly slot: number }
  | { readonly type: 'freed'; readonly slot: number }
  /** The player rolls no more in this turn. */
  | { readonly type: 'stopped' }
  /**
   * `points` go into the box, `bonus` is what the roll earned beside it (a Yahtzee bonus of 100). Signed when an operator
   * chose the box.
   */
  | ({
      readonly type: 'scored';
      readonly player: number;
      readonly category: Category;
      readonly points: number;
      readonly bonus: number;
      /** A box that got 0 along with it. */
      readonly also?: Category;
      /** How many rolls the player has saved now, where that changes. */
      readonly saved?: number;
      /** Who plays next, where players with full cards or who dropped out are passed over. */
      readonly next?: number;
    } & Partial<Signed>)
  /** `points` were added to a filled box; the turn goes on to another box. */
  | {
      readonly type: 'claimed';
      readonly player: number;
      readonly category: Category;
      readonly points: number;
    }
  /** Farkle: the picked dice are out of this turn's rolls; after `hotDice` all six roll again. */
  | {
      readonly type: 'set aside';
      readonly player: number;
      readonly points: number;
      readonly hotDice: boolean;
    }
  /**
   * Farkle: the first roll of the turn scored nothing, and is worth `points` instead of a farkle. All dice may roll
   * again, or the points be banked.
   */
  | { readonly type: 'spared'; readonly player: number; readonly points: number }
  /**
   * Farkle: the roll scored nothing. `penalty` is taken off the total, for farkles in a row. `next`: who plays a turn
   * that was skipped, after the target was reached.
   */
  | {
      readonly type: 'farkled';
      readonly player: number;
      readonly lost: number;
      readonly penalty: number;
      readonly next?: number;
    }
  /** Farkle: the turn's points go to the total. `reached`: this player is the first at the target. */
  | {
      readonly type: 'banked';
      readonly player: number;
      readonly points: number;
      readonly reached?: true;
      /** As in `farkled`. */
      readonly next?: number;
    }
  /** The player's turn is kept and played later; `next` plays now. Signed when an operator did it. */
  | ({ readonly type: 'skipped'; readonly player: number; readonly next: number } & Partial<Signed>)
  /** The newest score, claim or bank, which was this player's, never happened. */
  | { readonly type: 'taken back'; readonly player: number }
  /** What was this player's newest never happened; `next`: who plays now, where the turn cannot go on. */
  | ({
      readonly type: 'undone';
      readonly player: number;
      readonly what: Undone;
      readonly next?: number;
    } & Signed)
  /** The box holds `points` now, or is open again; `was` is what it held before. */
  | ({
      readonly type: 'repaired';
      readonly player: number;
      readonly category: Category;
      readonly points: number | null;
      readonly was: number | null;
      /** How many Yahtzee bonuses the card has now, where that changes. */
      readonly bonuses?: number;
      /** A box that got 0 along with it. */
      readonly also?: Category;
      readonly next?: number;
    } & Signed)
  | ({ readonly type: 'adjusted'; readonly player: number; readonly points: number } & Signed)
  | ({ readonly type: 'dropped out'; readonly player: number; readonly next?: number } & Signed)
  | ({
      readonly type: 'renamed';
      readonly player: number;
      readonly name: string;
      readonly was: string;
    } & Signed)
  /** A player has another name from now on; the game's seal keeps the one it was made with. */
  | { readonly type: 'named'; readonly player: number; readonly name: string }
  /** From now on these play the turns of this seat, one after the other; none: whoever has it. */
  | { readonly type: 'teamed'; readonly player: number; readonly members: readonly string[] }
  | { readonly type: 'game ended'; readonly totals: readonly number[]; readonly winners: readonly number[] }
  | { readonly type: 'game abandoned' };
