/** Where players may be in the middle of a game: the chance of every card, and of every total with it. */
import type { Distribution } from '../distribution.ts';

/** Of a way in which a turn ends: the place of the lowest subtotal of the row after it, both ends of its subtotals, points, upper points. */
export const WAY_WORDS = 5;
/** Ways in which turns on one card end, at most. */
export const MOST_WAYS = 4096;

/** Turns on cards with so many subtotals side by side, from `upper` at `place` on. */
interface CarriedTurns {
  readonly place: number;
  readonly upper: number;
  readonly lanes: number;
  readonly ways: Int32Array;
  readonly count: number;
  /** `[8 * number of the way + lane]` */
  readonly chances: Float64Array;
}

interface Rarely {
  /** Of rarer ways some stand for all. */
  readonly way: number;
  /** Rarer ends of totals count as those next to them. */
  readonly end: number;
  /** Of rare ways that came before. */
  readonly owed: number;
}

/** By place, as values are. */
export interface CardTotals {
  readonly put: (place: number, total: number, chance: number) => void;
  /** 0: nobody is there. */
  readonly chanceAt: (place: number) => number;
  readonly leastAt: (place: number) => number;
  /** A share of those who are here goes there too, with so many points more. */
  readonly handOn: (place: number, to: number, points: number, share: number) => void;
  readonly goAway: (place: number) => void;
  /** All who are on these cards go on. */
  readonly carry: (turns: CarriedTurns, rarely: Rarely) => void;
  readonly totalsAt: (place: number) => Distribution;
}
