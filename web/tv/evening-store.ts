/** The finished games, asked for whenever another one has ended. */
import { useEffect, useState } from 'preact/hooks';
import type {
  AnalysisAnswer,
  HistoryGame,
  HistoryLine,
  HistoryList,
} from '../../src/server/history/messages.ts';
import { gamesOfEvening } from './evening.ts';

export interface PlayedGames {
  readonly lines: readonly HistoryLine[];
  readonly last: HistoryGame | undefined;
  /** Of the newest games of the evening, where the strategist knows their set. */
  readonly analyses: readonly AnalysisAnswer[];
}

/** Each is worked out when it is asked for. */
const MOST_ANALYSES = 5;

/** Undefined while none is known; a table without its history goes without. */
export function usePlayed(game: number | null): PlayedGames | undefined {
  const [played, keep] = useState<PlayedGames | undefined>(undefined);
  useEffect(() => {
    let asked = true;
    const ask = async (): Promise<void> => {
      const { games: lines } = await getJson<HistoryList>('/history.json');
      const [newest] = lines;
      const last = newest && (await getJson<HistoryGame>(`/history/${newest.game}.json`));
      if (asked) keep({ lines, last, analyses: [] });
      const analyses: AnalysisAnswer[] = [];
      for (const { game: number } of gamesOfEvening(lines).slice(0, MOST_ANALYSES)) {
        const path = `/history/${number}/analysis.json`;
        // One that nobody can work out is told of by its code; the others count.
        const analysis = await getJson<AnalysisAnswer>(path).catch(() => undefined);
        if (analysis !== undefined) analyses.push(analysis);
      }
      if (asked) keep({ lines, last, analyses });
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
