/** The finished games, newest first. */
import { useEffect, useState } from 'preact/hooks';
import type { HistoryLine, HistoryList } from '../../src/server/history/messages.ts';
import { TopBar } from '../parts/top-bar.tsx';
import { HISTORY_WORDS } from '../texts/history.ts';
import { momentText } from '../texts/moment.ts';
import { isRefused, load } from './load.ts';

interface Shown {
  readonly games: readonly HistoryLine[];
  /** Of the next page; null: there is none; undefined: not asked yet. */
  readonly before: number | null | undefined;
  readonly trouble: string;
}

export function ListPage() {
  const [shown, setShown] = useState<Shown>({ games: [], before: undefined, trouble: '' });
  const ask = async (): Promise<void> => {
    const { games, before } = shown;
    const query = before === undefined || before === null ? '' : `?before=${before}`;
    const answer = await load<HistoryList>(`/history.json${query}`);
    if (isRefused(answer)) setShown({ ...shown, trouble: answer.refused });
    else setShown({ games: [...games, ...answer.games], before: answer.before, trouble: '' });
  };
  useEffect(() => void ask(), []);
  const { games, before, trouble } = shown;
  return (
    <div class="desk">
      <TopBar here="/history" />
      <main class="desk-main">
        <section class="panel">
          <h1 class="desk-title">{HISTORY_WORDS.title}</h1>
          <p class="quiet">
            {before !== undefined && games.length === 0 ? HISTORY_WORDS.none : HISTORY_WORDS.lead}
          </p>
          <ol class="history-list">
            {games.map((game) => (
              <Line key={game.game} line={game} />
            ))}
          </ol>
          <div role="status">
            {trouble !== '' && (
              <p class="told" data-kind="trouble">
                {trouble}
              </p>
            )}
            {before === undefined && trouble === '' && <p class="quiet">{HISTORY_WORDS.loading}</p>}
          </div>
          {typeof before === 'number' && (
            <button type="button" onClick={ask}>
              {HISTORY_WORDS.more}
            </button>
          )}
        </section>
      </main>
    </div>
  );
}

function Line({ line }: { line: HistoryLine }) {
  const { game, rules, endedAt, players } = line;
  return (
    <li>
      <a href={`/game/${game}`}>
        <span class="history-head row">
          <strong>
            {HISTORY_WORDS.game(game)} · {rules.name}
          </strong>
          <LineMarks line={line} />
          <time class="quiet" dateTime={endedAt}>
            {momentText(endedAt)}
          </time>
        </span>
        <span class="history-players">
          {players.map(({ name, total, winner }) => (
            <span key={name} data-winner={winner}>
              {winner && <span title={HISTORY_WORDS.winner}>★ </span>}
              {name} <strong>{HISTORY_WORDS.points(total)}</strong>
            </span>
          ))}
        </span>
      </a>
    </li>
  );
}

/** What a reader must know before trusting the total. */
export function LineMarks({
  line: { rehearsal, corrected },
}: {
  line: Pick<HistoryLine, 'rehearsal' | 'corrected'>;
}) {
  return (
    <>
      {rehearsal && <span class="mark">{HISTORY_WORDS.rehearsal}</span>}
      {corrected && <span class="mark">{HISTORY_WORDS.corrected}</span>}
    </>
  );
}
