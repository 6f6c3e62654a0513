/** Why nobody can work out the best play of a rule set here, with what is offered instead. */
import { type FiveDiceRules, fiveDiceRules, type RuleSet } from '../game/index.ts';
import type { Code } from '../language/sentence.ts';
import { tooLarge } from '../strategy/five-dice/advice.ts';
import type { PlayerKind } from './simulate/play.ts';

export function noSolver(rules: FiveDiceRules): Code | undefined {
  const why = tooLarge(rules);
  return why && { say: 'command.noSolver', rules: rules.id, why };
}

/** That a player who would ask for values has none here; undefined where it has, or asks for none. */
export function playedGreedily(rules: RuleSet, player: PlayerKind): Code | undefined {
  const cards = fiveDiceRules(rules);
  const why = cards && tooLarge(cards);
  if (why === undefined || !ASKS_VALUES.test(player)) return undefined;
  return { say: 'command.playedGreedily', rules: rules.id, player, why };
}

const ASKS_VALUES = /^house:(master|human)/;
