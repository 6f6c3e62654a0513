/** The rule sets that can be played. A caller may pass its own list: `[...RULE_SETS, houseRules]`. */
import { FARKLE_SETS } from './farkle/sets.ts';
import type { RuleSet } from './rule-set.ts';
import { FIVE_DICE_SETS } from './yahtzee/sets.ts';

export type RuleSets = readonly RuleSet[];

/** In the order of the menu. */
export const RULE_SETS: RuleSets = [...FIVE_DICE_SETS, ...FARKLE_SETS];

export function findRules(sets: RuleSets, id: string): RuleSet | undefined {
  return sets.find((rules) => rules.id === id);
}
