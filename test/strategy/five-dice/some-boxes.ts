/** Rule sets that are over soon: the same rules with a card of a few boxes, so that a test can work them out in full. */
import type { Category, FiveDiceRules } from '../../../src/game/index.ts';

export function withBoxes(rules: FiveDiceRules, ...categories: readonly Category[]): FiveDiceRules {
  return { ...rules, boxes: rules.boxes.filter(({ category }) => categories.includes(category)) };
}

/** The upper bonus comes within reach of a card with Fives and Sixes. */
export function withBonusAt(rules: FiveDiceRules, threshold: number, max?: number): FiveDiceRules {
  const upperBonus = { threshold, points: 35, ...(max === undefined ? {} : { max }) };
  return { ...rules, upperBonus };
}
