/** The rule sets that can be played. A caller may pass its own list: `[...RULE_SETS, houseRules]`. */
import { type RuleSet, YAHTZEE } from './yahtzee/rule-set.ts';

export type RuleSets = readonly RuleSet[];

export const RULE_SETS: RuleSets = [YAHTZEE];

export function findRules(sets: RuleSets, id: string): RuleSet | undefined {
  return sets.find((rules) => rules.id === id);
}
