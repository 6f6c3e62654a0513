/** Luck and accuracy of the newest games, asked one after the other: each is worked out once, and kept by the table. */
import { useEffect, useState } from 'preact/hooks';
import type { AnalysisAnswer } from '../../src/server/history/messages.ts';
import type { ToldProfile } from '../../src/server/people/messages.ts';
import { inPageLanguage } from '../texts/page-language.ts';

/** What the table keeps of them is asked for again by whoever looks next. */
const MOST_GAMES = 20;

export interface Found {
  /** What dice brought beyond their mean. */
  readonly luck: number;
  /** What choices were worth less than the best ones: 0 or less. */
  readonly choices: number;
  /** 0 to 100; null: nothing had to be chosen. */
  readonly accuracy: number | null;
}

export interface Looked {
  readonly game: number;
  /** The name of the rules. */
  readonly set: string;
  /** Undefined: it cannot be worked out. */
  readonly found: Found | undefined;
}

type Told = ToldProfile['record'];
type Played = Pick<Looked, 'game' | 'set'> & { readonly seat: number };

/** Newest first, and more of them as they are worked out. */
export function useLooked(record: Told | undefined): readonly Looked[] {
  const [looked, keep] = useState<readonly Looked[]>([]);
  const games = newestOf(record);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      let all: readonly Looked[] = [];
      keep(all);
      for (const { seat, ...game } of games) {
        all = [...all, { ...game, found: await lookAt(game.game, seat) }];
        if (gone) return;
        keep(all);
      }
    };
    void look();
    return () => {
      gone = true;
    };
  }, [games.map(({ game, seat }) => `${game} ${seat}`).join()]);
  return looked;
}

function newestOf(record: Told | undefined): readonly Played[] {
  return (record?.sets ?? [])
    .flatMap(({ name, results }) => results.map(({ game, seat }) => ({ game, seat, set: name })))
    .sort((a, b) => b.game - a.game)
    .slice(0, MOST_GAMES);
}

/** By their seat: two of a game may be called alike by now. */
async function lookAt(game: number, seat: number): Promise<Found | undefined> {
  try {
    const answer = (await (await fetch(`/history/${game}/analysis.json`, inPageLanguage())).json()) as
      | AnalysisAnswer
      | { readonly error: object };
    const own = 'error' in answer ? undefined : answer.players[seat];
    return own && { luck: own.luck, choices: own.choices, accuracy: own.accuracy };
  } catch {
    return undefined;
  }
}

/** Of what could be worked out; points of one set are not those of another. */
export function meansOf(looked: readonly Found[]): Found {
  const accuracies = looked.flatMap(({ accuracy }) => accuracy ?? []);
  return {
    luck: mean(looked.map(({ luck }) => luck)),
    choices: mean(looked.map(({ choices }) => choices)),
    accuracy: accuracies.length === 0 ? null : mean(accuracies),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
