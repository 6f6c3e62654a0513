/** The finished games, asked for whenever another one has ended. */
import { useEffect, useState } from 'preact/hooks';
import type { HistoryGame, HistoryLine, HistoryList } from '../../src/server/history/messages.ts';

export interface PlayedGames {
  readonly lines: readonly HistoryLine[];
  readonly last: HistoryGame | undefined;
}

/** Undefined while none is known; a table without its history goes without. */
export function usePlayed(game: number | null): PlayedGames | undefined {
  const [played, keep] = useState<PlayedGames | undefined>(undefined);
  useEffect(() => {
    let asked = true;
    const ask = async (): Promise<void> => {
      const { games: lines } = await getJson<HistoryList>('/history.json');
      const [newest] = lines;
      const last = newest && (await getJson<HistoryGame>(`/history/${newest.game}.json`));
      if (asked) keep({ lines, last });
    };
    // What it has of earlier games is as good.
    ask().catch(() => undefined);
    return () => {
      asked = false;
    };
  }, [game]);
  return played;
}

async function getJson<Value>(path: string): Promise<Value> {
  const { lang } = document.documentElement;
  const answer = await fetch(path, { headers: { 'Accept-Language': lang } });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as Value;
}
