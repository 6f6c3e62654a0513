/** Luck and accuracy of the newest games, asked one after the other: each is worked out once, and kept by the table. */
import { useEffect, useState } from 'preact/hooks';
import type { AnalysisAnswer } from '../../src/server/history/messages.ts';
import type { ToldProfile } from '../../src/server/people/messages.ts';
import { inPageLanguage } from '../texts/page-language.ts';
import { PROFILE_WORDS } from '../texts/profile.ts';

const MOST_GAMES = 5;

interface Looked {
  readonly game: number;
  /** Undefined: it cannot be worked out. */
  readonly found: { readonly luck: number; readonly accuracy: number | null } | undefined;
}

export function PlayPanel({ profile: { person, record } }: { profile: ToldProfile }) {
  const [looked, keep] = useState<readonly Looked[]>([]);
  const games = record.sets
    .flatMap(({ results }) => results.map(({ game }) => game))
    .sort((a, b) => b - a)
    .slice(0, MOST_GAMES);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      let all: readonly Looked[] = [];
      for (const game of games) {
        all = [...all, { game, found: await lookAt(game, person.name) }];
        if (gone) return;
        keep(all);
      }
    };
    void look();
    return () => {
      gone = true;
    };
  }, [games.join(), person.name]);
  const { play, figures, signed, percent } = PROFILE_WORDS;
  return (
    <section class="panel">
      <h2>{play.title}</h2>
      <p class="quiet">{play.lead(games.length)}</p>
      <table class="boxes">
        <thead>
          <tr>
            <th scope="col">{play.game}</th>
            <th scope="col">{figures.luck}</th>
            <th scope="col">{figures.accuracy}</th>
          </tr>
        </thead>
        <tbody>
          {looked.map(({ game, found }) => (
            <tr key={game}>
              <th scope="row">
                <a href={`/game/${game}`}>{game}</a>
              </th>
              {found === undefined ? (
                <td colSpan={2}>{play.none}</td>
              ) : (
                <>
                  <td>{signed(found.luck)}</td>
                  <td>{found.accuracy === null ? '–' : percent(found.accuracy / 100)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

async function lookAt(game: number, name: string): Promise<Looked['found']> {
  try {
    const answer = (await (await fetch(`/history/${game}/analysis.json`, inPageLanguage())).json()) as
      | AnalysisAnswer
      | { readonly error: object };
    return 'error' in answer ? undefined : answer.players.find((player) => player.name === name);
  } catch {
    return undefined;
  }
}
