/** The halls of fame of all rule sets that have one. */
import { type FameEdit, type Game, hallOfFame, type RuleSets } from '../game/index.ts';
import type { Hall } from './situation.ts';

/** `games`: the finished ones, in the order they were played; `edits`: all that the operator did, oldest first. */
export function hallOf(sets: RuleSets, games: readonly Game[], edits: readonly FameEdit[] = []): Hall {
  const halls = sets.map(({ id }) => [id, hallOfFame(sets, games, id, edits)] as const);
  return Object.fromEntries(halls.filter(([, lines]) => lines.length > 0));
}
