/** Why something was not done with a league, in words. */
import { plain, type Text } from '../../language/sentence.ts';
import type { NoEntry } from './entry.ts';
import type { NoDeed } from './leagues.ts';

export function noDeedText(problem: NoDeed, no: number): Text {
  return problem === 'no-league' ? { say: 'league.noLeague', no } : plain(`league.refused-${problem}`);
}

export function noEntryText(problem: NoEntry | 'no-league' | 'closed', no: number): Text {
  return problem === 'no-league' ? { say: 'league.noLeague', no } : plain(`league.entry-${problem}`);
}
