/** A table cannot go on with a game whose rules it does not have. */
import { Fault } from '../fault/fault.ts';
import { findRules, type Game, type RuleSets } from '../game/index.ts';

/** Throws Fault `rules-unknown` when the game is unfinished and its rule set is not in the list. */
export function requireRules(game: Game | undefined, sets: RuleSets): void {
  if (game?.status !== 'playing' || findRules(sets, game.rules) !== undefined) return;
  const detail = `the unfinished game ${game.number} is played by "${game.rules}", which no rule set is called`;
  throw new Fault('rules-unknown', detail);
}
