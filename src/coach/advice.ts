/** What each choice is worth, asked by the id of the rules. */
import { findRules, type RuleSets, type Seen, type ValuedMove } from '../game/index.ts';
import { type AdviserOf, type ChoicesOf, choicesBy } from '../strategy/choices.ts';

/** Remembers what it has worked out. None for rules that are not in the list, or that nobody can work out. */
export function advisedBy(
  sets: RuleSets,
  adviserOf: AdviserOf,
): (rules: string, seen: Seen) => readonly ValuedMove[] {
  const known = new Map<string, ChoicesOf>();
  return (id, seen) => {
    const rules = findRules(sets, id);
    const choices = known.get(id) ?? (rules && choicesBy(rules, adviserOf));
    if (choices === undefined) return [];
    known.set(id, choices);
    return choices(seen);
  };
}
