/** One player's score card and its sums. */
import type { Category } from './category.ts';
import type { RuleSet } from './rule-set.ts';

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

export const EMPTY_CARD: ScoreCard = { boxes: {}, yahtzeeBonuses: 0 };

export function isOpen(card: ScoreCard, category: Category): boolean {
  return card.boxes[category] === undefined;
}

export function isFull(rules: RuleSet, card: ScoreCard): boolean {
  return rules.boxes.every(({ category }) => !isOpen(card, category));
}

/** The card with this box filled; `bonus` above 0 is one Yahtzee bonus more. */
export function fillBox(card: ScoreCard, category: Category, points: number, bonus: number): ScoreCard {
  return {
    boxes: { ...card.boxes, [category]: points },
    yahtzeeBonuses: card.yahtzeeBonuses + (bonus > 0 ? 1 : 0),
  };
}

export function totals(rules: RuleSet, card: ScoreCard): Totals {
  let upper = 0;
  let lower = 0;
  for (const { category, section } of rules.boxes) {
    const points = card.boxes[category] ?? 0;
    if (section === 'upper') upper += points;
    else lower += points;
  }
  const upperBonus = upper >= rules.upperBonus.threshold ? rules.upperBonus.points : 0;
  const yahtzeeBonus = card.yahtzeeBonuses * rules.yahtzeeBonus;
  return { upper, upperBonus, yahtzeeBonus, lower, total: upper + upperBonus + lower + yahtzeeBonus };
}
