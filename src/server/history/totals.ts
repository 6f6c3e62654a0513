/** Totals of a game that need not be over. */
import { EMPTY_CARD, type Game, type RuleSet, totals } from '../../game/index.ts';

/** One a player; zeros when the table no longer has the rule set. */
export function totalsOf(game: Game, rules: RuleSet | undefined): readonly number[] {
  if (game.family === 'farkle') return game.totals;
  if (rules?.family !== 'five-dice') return game.players.map(() => 0);
  return game.players.map((_, player) => totals(rules, game.cards[player] ?? EMPTY_CARD).total);
}
