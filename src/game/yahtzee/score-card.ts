/** One player's score card and its sums. */
import { type Adjustment, adjusted } from '../correction.ts';
import type { Category } from './category.ts';
import type { FiveDiceRules } from './rule-set.ts';

/** A missing key is an open box, 0 a scratched one. Points are those before a column multiplies them. */
export interface ScoreCard {
  readonly boxes: Readonly<Partial<Record<Category, number>>>;
  /** How many Yahtzee bonuses were earned. */
  readonly yahtzeeBonuses: number;
  /** Oldest first; they belong to no column. */
  readonly adjustments?: readonly Adjustment[];
  /** Boxes that were repaired or chosen again. */
  readonly corrected?: readonly Category[];
}

/** `total` as if the game ended now: the sum of the others, and of a whole card with its adjustments. */
export interface Totals {
  readonly upper: number;
  readonly upperBonus: number;
  readonly yahtzeeBonus: number;
  /** Without the Yahtzee bonus. */
  readonly lower: number;
  readonly total: number;
}

export const EMPTY_CARD: ScoreCard = { boxes: {}, yahtzeeBonuses: 0 };

export function isOpen(card: ScoreCard, category: Category): boolean {
  return card.boxes[category] === undefined;
}

export function isFull(rules: FiveDiceRules, card: ScoreCard): boolean {
  return rules.boxes.every(({ category }) => !isOpen(card, category));
}

/** The card with these points added to the box; `bonus` above 0 is one Yahtzee bonus more. */
export function fillBox(card: ScoreCard, category: Category, points: number, bonus: number): ScoreCard {
  return {
    ...card,
    boxes: { ...card.boxes, [category]: (card.boxes[category] ?? 0) + points },
    yahtzeeBonuses: card.yahtzeeBonuses + (bonus > 0 ? 1 : 0),
  };
}

/** The card with the box as it should be: these points, or open. */
export function repairBox(card: ScoreCard, category: Category, points: number | null): ScoreCard {
  const { [category]: _, ...others } = card.boxes;
  return { ...card, boxes: points === null ? others : { ...others, [category]: points } };
}

/** The card with a mark on the box. */
export function markCorrected(card: ScoreCard, category: Category): ScoreCard {
  const { corrected = [] } = card;
  return corrected.includes(category) ? card : { ...card, corrected: [...corrected, category] };
}

/** The sums of one column, from 0, before it is multiplied. Yahtzee bonuses belong to the first. */
export function columnTotals(rules: FiveDiceRules, card: ScoreCard, column: number): Totals {
  let upper = 0;
  let lower = 0;
  for (const box of rules.boxes) {
    if (box.column !== column) continue;
    const points = card.boxes[box.category] ?? 0;
    if (box.section === 'upper') upper += points;
    else lower += points;
  }
  const upperBonus = upperBonusOf(rules, upper);
  const yahtzeeBonus = column === 0 ? card.yahtzeeBonuses * rules.yahtzeeBonus : 0;
  return { upper, upperBonus, yahtzeeBonus, lower, total: upper + upperBonus + lower + yahtzeeBonus };
}

/** What Ones to Sixes of a column earn with this sum. */
export function upperBonusOf({ upperBonus }: FiveDiceRules, sum: number): number {
  const { threshold, points, max = Number.POSITIVE_INFINITY, steps = [] } = upperBonus;
  if (sum < threshold || sum > max) return 0;
  return steps.findLast((step) => sum >= step.threshold)?.points ?? points;
}

/** The sums of the whole card, every column multiplied, and its adjustments. */
export function totals(rules: FiveDiceRules, card: ScoreCard): Totals {
  const sums = columnSums(rules, card);
  return card.adjustments === undefined ? sums : { ...sums, total: sums.total + adjusted(card.adjustments) };
}

function columnSums(rules: FiveDiceRules, card: ScoreCard): Totals {
  if (rules.columns.length === 1) return columnTotals(rules, card, 0);
  const sums = { upper: 0, upperBonus: 0, yahtzeeBonus: 0, lower: 0, total: 0 };
  for (const [column, times] of rules.columns.entries()) {
    const own = columnTotals(rules, card, column);
    for (const name of Object.keys(sums) as (keyof Totals)[]) sums[name] += times * own[name];
  }
  return sums;
}

/** What the card shows as total at this moment: some sets credit the upper bonus only on a full card (S4.16). */
export function shownTotal(rules: FiveDiceRules, card: ScoreCard): number {
  const { total, upperBonus } = totals(rules, card);
  return rules.manners.totals === 'end' && !isFull(rules, card) ? total - upperBonus : total;
}
