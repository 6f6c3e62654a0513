/**
 * A game that was over has opened its seed: everybody can compute the dice that would come. Its choices may be made
 * again, but it never rolls again, so whatever would leave it with rolls to make is refused (README.md, `seed-open`).
 */
import { type Decision, isRejection } from './decision.ts';
import type { GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { familyOfBoth } from './families.ts';
import type { Game } from './game.ts';
import { reject } from './rejection.ts';
import type { RuleSet } from './rule-set.ts';

/** The same decision, or the refusal when `game` could not come to its end again without a roll. */
export function withoutRolls(rules: RuleSet, game: Game, decision: Decision): Decision {
  if (!game.opened || isRejection(decision)) return decision;
  const rolls = decision.some(({ type }) => type === 'rolled');
  return !rolls && ends(rules, after(game, decision)) ? decision : reject('seed-open');
}

/** Whether choices alone lead to the end: tried with the ones that end it soonest. */
function ends(rules: RuleSet, from: Game): boolean {
  let game = from;
  while (game.status === 'playing') {
    const choice = familyOfBoth(rules, game).soonest(rules, game);
    if (choice === undefined) return false;
    game = after(game, choice);
  }
  return true;
}

function after(game: Game, events: readonly GameEvent[]): Game {
  return events.reduce<Game>((state, event) => evolve(state, event), game);
}
