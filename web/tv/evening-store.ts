/** The finished games, asked for whenever another one has ended. */
import { useEffect, useState } from 'preact/hooks';
import type {
  AnalysisAnswer,
  HistoryGame,
  HistoryLine,
  HistoryList,
} from '../../src/server/history/messages.ts';
import { bestTurns, comparableGames, gamesOfEvening, type PlayedTurn, turnsOf } from './evening.ts';

export interface PlayedGames {
  readonly lines: readonly HistoryLine[];
  readonly last: HistoryGame | undefined;
  /** The best turns of the newest games of the evening. */
  readonly best: readonly PlayedTurn[];
  /** Of the newest games of the evening, where the strategist knows their set. */
  readonly analyses: readonly AnalysisAnswer[];
}

/** Each is worked out when it is asked for. */
const MOST_ANALYSES = 5;
/** Whole games are long: few, one after the other, and of each only its best turns are kept. */
const MOST_GAMES = 6;
const MOST_TURNS = 3;

/** Undefined while none is known; a table without its history goes without. */
export function usePlayed(game: number | null): PlayedGames | undefined {
  const [played, keep] = useState<PlayedGames | undefined>(undefined);
  useEffect(() => {
    let asked = true;
    const ask = async (): Promise<void> => {
      const { games: lines } = await getJson<HistoryList>('/history.json');
      const [newest] = lines;
      const last = newest && (await gameOf(newest));
      let best = last === undefined ? [] : bestTurns(turnsOf(last), MOST_TURNS);
      if (asked) keep({ lines, last, best, analyses: [] });
      for (const line of comparableGames(lines).slice(0, MOST_GAMES)) {
        if (!asked) return;
        if (line.game === last?.game) continue;
        const turns = await gameOf(line).then(turnsOf, () => []);
        best = bestTurns([...best, ...turns], MOST_TURNS);
      }
      const analyses: AnalysisAnswer[] = [];
      for (const { game: number } of gamesOfEvening(lines).slice(0, MOST_ANALYSES)) {
        const path = `/history/${number}/analysis.json`;
        // One that nobody can work out is told of by its code; the others count.
        const analysis = await getJson<AnalysisAnswer>(path).catch(() => undefined);
        if (analysis !== undefined) analyses.push(analysis);
      }
      if (asked) keep({ lines, last, best, analyses });
    };
    // What it has of earlier games is as good.
    ask().catch(() => undefined);
    return () => {
      asked = false;
    };
  }, [game]);
  return played;
}

export function gameOf({ game }: Pick<HistoryLine, 'game'>): Promise<HistoryGame> {
  return getJson<HistoryGame>(`/history/${game}.json`);
}

async function getJson<Value>(path: string): Promise<Value> {
  const { lang } = document.documentElement;
  const answer = await fetch(path, { headers: { 'Accept-Language': lang } });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as Value;
}
