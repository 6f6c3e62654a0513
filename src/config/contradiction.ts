/** Switches of an own rule set that do not go together: each alone is right, but nobody could play by both. */
import type { FarkleRules } from '../game/farkle/rule-set.ts';
import type { RuleSet } from '../game/rule-set.ts';
import type { FiveDiceRules } from '../game/yahtzee/rule-set.ts';
import type { Text } from '../language/sentence.ts';
import type { Check } from './check.ts';
import { farkleChecks } from './farkle-checks.ts';
import { fiveDiceChecks } from './five-dice-checks.ts';
import type { OwnRuleSet } from './rule-set-schema.ts';

/** `key` stands in the own set: the first one of those that are part of the contradiction. */
export interface Contradiction {
  readonly key: string;
  readonly text: Text;
}

/** A method, so that the checks of a family take the rules of all. */
interface Checker<R> {
  checks(own: OwnRuleSet, rules: R): readonly Check[];
}

const CHECKERS: { readonly 'five-dice': Checker<FiveDiceRules>; readonly farkle: Checker<FarkleRules> } = {
  'five-dice': { checks: fiveDiceChecks },
  farkle: { checks: farkleChecks },
};

/** `rules` is what became of `own`. */
export function contradictionsOf(own: OwnRuleSet, rules: RuleSet): readonly Contradiction[] {
  const checker: Checker<RuleSet> = CHECKERS[rules.family];
  return checker
    .checks(own, rules)
    .filter(([contradicts]) => contradicts)
    .map(([, keys, text]) => ({ key: keys.find((key) => own[key] !== undefined) ?? 'like', text }));
}
