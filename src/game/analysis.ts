/** What is told of a game that was looked at with best play: what each choice has cost, and what came by chance. */
import type { Dice } from './die.ts';
import type { Made, Move } from './move.ts';

/** Points, exact: every number is a multiple of 2^-20, so that sums come out the same in whatever order. */
export interface PlayerAnalysis {
  /** Expected total under best play: of a card at the start; in Farkle of each turn that was begun. */
  readonly par: number;
  /** What dice brought more than their mean. */
  readonly luck: number;
  /** What choices were worth less than the best ones: 0 or less. */
  readonly choices: number;
  /** What corrections changed: takebacks, repairs, turns put off, and what was given up by leaving. */
  readonly corrections: number;
  /** Points that were adjusted. */
  readonly adjustments: number;
  /** The total, or while the game goes on what can be expected: par + luck + choices + corrections + adjustments. */
  readonly result: number;
  /** 0 to 100; null: nothing had to be chosen. */
  readonly accuracy: number | null;
}

export interface JudgedChoice {
  /** Index of its event among those of the game. */
  readonly event: number;
  readonly player: number;
  readonly round: number;
  /** Rolls taken in this turn. */
  readonly roll: number;
  readonly dice: Dice;
  /** Open boxes; none in Farkle. */
  readonly open: readonly string[];
  /** Of the upper boxes so far; in Farkle the points of the turn that are set aside. */
  readonly points: number;
  /** What the Yahtzee box holds, where that decides what a further Yahtzee earns; undefined: it is open, or decides nothing. */
  readonly yahtzee?: number;
  /** Points still to come under best play; in Farkle those of the turn. */
  readonly value: number;
  readonly made: Made;
  readonly best: Move;
  /** How much less what was done is worth. */
  readonly cost: number;
  /** It was made again, and counts no more. */
  readonly takenBack?: true;
}

/** A roll that changed much. */
export interface Swing {
  readonly event: number;
  readonly player: number;
  readonly round: number;
  readonly dice: Dice;
  readonly points: number;
}

export interface GameAnalysis {
  readonly players: readonly PlayerAnalysis[];
  readonly decisions: readonly JudgedChoice[];
  /** Of the decisions the costliest three, by index, worst first; fewer where fewer cost anything. */
  readonly costliest: readonly number[];
  /** Expected totals of all players after these events. */
  readonly course: readonly { readonly event: number; readonly expected: readonly number[] }[];
  /** null: nobody has rolled. */
  readonly swing: Swing | null;
}
