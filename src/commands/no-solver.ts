/** The sentence for a rule set whose best play nobody can work out here, with what is offered instead. */
import type { FiveDiceRules } from '../game/index.ts';
import { tooLarge } from '../strategy/five-dice/advice.ts';

export function noSolver(rules: FiveDiceRules): string | undefined {
  const why = tooLarge(rules);
  return why === undefined
    ? undefined
    : `${rules.id} has no exact solver: ${why}. Instead, dicetable simulate --rules ${rules.id} --player greedy plays it by the most points of each turn.`;
}
