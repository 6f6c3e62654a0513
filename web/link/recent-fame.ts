/** The best of today and of the last seven days. */
import type { RecentFame } from '../../src/server/view/messages.ts';
import { saidAll } from '../texts/sentences.ts';
import { useAskedAgain } from './asked-again.ts';
import type { ToldRecentFame } from './told.ts';

const ASK_MS = 60_000;

/** `game`: the newest one; null in a hall, which has no such tables. Undefined while nothing is known. */
export function useRecentFame(game: number | null): ToldRecentFame | undefined {
  const { lang } = document.documentElement;
  return useAskedAgain(game === null ? undefined : askForRecent, ASK_MS, [game, lang]);
}

async function askForRecent(): Promise<ToldRecentFame> {
  const answer = await fetch('/fame.json');
  if (!answer.ok) throw new Error(answer.statusText);
  const news: RecentFame = await answer.json();
  return saidAll(news);
}
