/** One player's score card and its sums. */
import type { Category } from './category.ts';

/** A missing key is an open box, 0 a scratched one. */
export interface ScoreCard {
  readonly boxes: Readonly<Partial<Record<Category, number>>>;
  /** How many Yahtzee bonuses were earned. */
  readonly yahtzeeBonuses: number;
}

/** `total` as if the game ended now. */
export interface Totals {
  readonly upper: number;
  readonly upperBonus: number;
  readonly yahtzeeBonus: number;
  /** Without the Yahtzee bonus. */
  readonly lower: number;
  readonly total: number;
}
