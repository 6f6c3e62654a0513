/** A table cannot go on with a game whose rules it does not have. */
import { Fault } from '../fault/fault.ts';
import type { Game, RuleSets } from '../game/index.ts';
import { knowsRules } from '../table/state/setup.ts';

/** Throws Fault `rules-unknown` when the game is unfinished and its rule set is not in the list. */
export function requireRules(game: Game | undefined, sets: RuleSets): void {
  if (game?.status !== 'playing' || knowsRules(sets, game)) return;
  throw new Fault('rules-unknown', { say: 'detail.rulesGone', game: game.number, rules: game.rules });
}
