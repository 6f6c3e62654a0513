/** The halls of fame of all rule sets that have one. */
import { type FameEdit, type FameEntry, hallOfFame, type RuleSets } from '../../game/index.ts';
import type { Hall } from './situation.ts';

/** `edits`: all that the operator did, oldest first. */
export function hallOf(sets: RuleSets, entries: readonly FameEntry[], edits: readonly FameEdit[] = []): Hall {
  const halls = sets.map(({ id }) => [id, hallOfFame(entries, id, edits)] as const);
  return Object.fromEntries(halls.filter(([, lines]) => lines.length > 0));
}
