/** The league of this table's hall that anybody may join now. */
import type { LeagueInvitation } from '../../src/server/view/messages.ts';
import { loadLeagueTexts } from '../texts/league.ts';
import { givenLanguage } from '../texts/page-language.ts';
import { useAskedAgain } from './asked-again.ts';

const ASK_MS = 15_000;

/** With its words, `LEAGUE_WORDS`. Undefined: there is none, or it is not known yet. */
export function useLeagueDoor(): LeagueInvitation | undefined {
  return useAskedAgain(askForDoor, ASK_MS);
}

async function askForDoor(): Promise<LeagueInvitation | undefined> {
  const answer = await fetch('/league.json');
  const found: LeagueInvitation | null = answer.ok ? await answer.json() : null;
  if (found !== null) await loadLeagueTexts(givenLanguage());
  return found ?? undefined;
}
