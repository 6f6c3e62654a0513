/** The best of today and of the last seven days, asked for again and again while somebody may see it. */
import { useEffect, useState } from 'preact/hooks';
import type { RecentFame } from '../../src/server/view/messages.ts';
import { saidAll } from '../texts/sentences.ts';
import type { ToldRecentFame } from './told.ts';

const ASK_MS = 60_000;

/** `game`: the newest one; null in a hall, which has no such tables. Undefined while nothing is known. */
export function useRecentFame(game: number | null): ToldRecentFame | undefined {
  const [recent, keep] = useState<ToldRecentFame | undefined>(undefined);
  const { lang } = document.documentElement;
  useEffect(() => {
    if (game === null) return;
    let asked = true;
    const ask = async (): Promise<void> => {
      const answer = await fetch('/fame.json');
      if (!answer.ok) return;
      const news: RecentFame = await answer.json();
      if (asked) keep(saidAll(news));
    };
    // Whoever does not answer now may do so the next time; until then the last answer counts.
    const look = (): void => void ask().catch(() => undefined);
    look();
    const looking = setInterval(look, ASK_MS);
    return () => {
      asked = false;
      clearInterval(looking);
    };
  }, [game, lang]);
  return recent;
}
