/** The halls of fame of all rule sets that have one. */
import { type Game, hallOfFame, type RuleSets } from '../game/index.ts';
import type { Hall } from './situation.ts';

/** `games`: the finished ones, in the order they were played. */
export function hallOf(sets: RuleSets, games: readonly Game[]): Hall {
  const halls = sets.map(({ id }) => [id, hallOfFame(sets, games, id)] as const);
  return Object.fromEntries(halls.filter(([, lines]) => lines.length > 0));
}
