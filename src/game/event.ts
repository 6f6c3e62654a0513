/** What happened: past tense, journalled, the only input of `evolve`. */
import type { Dice } from './die.ts';
import type { Category } from './yahtzee/category.ts';

export type GameEvent =
  | {
      readonly type: 'game started';
      /** Counts the games of this journal from 1. */
      readonly game: number;
      readonly rules: string;
      /** How many dice the rule set plays with. */
      readonly dice: number;
      readonly players: readonly string[];
      /** Index of the player who begins. */
      readonly starter: number;
      /** Hex, 32 bytes. */
      readonly seed: string;
      readonly seal: string;
    }
  | { readonly type: 'cut'; readonly text: string }
  /** `held` and `faces` are in slot order, all dice of the set; `n` and `cut` are what the draw was made from. */
  | {
      readonly type: 'rolled';
      readonly n: number;
      readonly player: number;
      readonly held: readonly boolean[];
      readonly cut: string;
      readonly faces: Dice;
    }
  | { readonly type: 'held'; readonly slot: number }
  | { readonly type: 'freed'; readonly slot: number }
  /** `points` go into the box, `bonus` is what the roll earned beside it (a Yahtzee bonus of 100). */
  | {
      readonly type: 'scored';
      readonly player: number;
      readonly category: Category;
      readonly points: number;
      readonly bonus: number;
    }
  | { readonly type: 'game ended'; readonly totals: readonly number[]; readonly winners: readonly number[] }
  | { readonly type: 'game abandoned' };
