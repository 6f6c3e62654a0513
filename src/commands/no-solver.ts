/** Why nobody can work out the best play of a rule set here, with what is offered instead. */
import type { FiveDiceRules } from '../game/index.ts';
import type { Code } from '../language/sentence.ts';
import { tooLarge } from '../strategy/five-dice/advice.ts';

export function noSolver(rules: FiveDiceRules): Code | undefined {
  const why = tooLarge(rules);
  return why && { say: 'command.noSolver', rules: rules.id, why };
}
