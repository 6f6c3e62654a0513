/** The league of this table's hall that anybody may join now, asked for again and again while somebody may see it. */
import { useEffect, useState } from 'preact/hooks';
import type { LeagueInvitation } from '../../src/server/view/messages.ts';
import { loadLeagueTexts } from '../texts/league.ts';
import { givenLanguage } from '../texts/page-language.ts';

const ASK_MS = 15_000;

/** With its words, `LEAGUE_WORDS`. Undefined: there is none, or it is not known yet. */
export function useLeagueDoor(): LeagueInvitation | undefined {
  const [door, keep] = useState<LeagueInvitation | undefined>(undefined);
  useEffect(() => {
    let asked = true;
    const ask = async (): Promise<void> => {
      const answer = await fetch('/league.json');
      const found: LeagueInvitation | null = answer.ok ? await answer.json() : null;
      if (found !== null) await loadLeagueTexts(givenLanguage());
      if (asked) keep(found ?? undefined);
    };
    // Whoever does not answer now may do so the next time; until then the last answer counts.
    const look = (): void => void ask().catch(() => undefined);
    look();
    const looking = setInterval(look, ASK_MS);
    return () => {
      asked = false;
      clearInterval(looking);
    };
  }, []);
  return door;
}
