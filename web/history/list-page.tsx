/** The finished games, newest first. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { HistoryLine, HistoryList } from '../../src/server/history/messages.ts';
import { TopBar } from '../parts/top-bar.tsx';
import { HISTORY_WORDS } from '../texts/history.ts';
import { momentText } from '../texts/moment.ts';
import { Find } from './find.tsx';
import { queryOf, wishInAddress } from './list-wish.ts';
import { isRefused, load } from './load.ts';

interface Shown {
  readonly games: readonly HistoryLine[];
  /** Of the next page; null: there is none; undefined: not asked yet. */
  readonly before: number | null | undefined;
  readonly rules: HistoryList['rules'];
  readonly trouble: string;
}

const NOTHING: Shown = { games: [], before: undefined, rules: [], trouble: '' };

export function ListPage() {
  const [shown, setShown] = useState(NOTHING);
  const [wish, setWish] = useState(wishInAddress);
  const ask = async (from: Shown): Promise<void> => {
    let { games, before } = from;
    // One answer looks at so many games: where none of them was meant, the older ones are.
    do {
      const answer = await load<HistoryList>(
        `/history.json${queryOf({ ...wish, before: `${before ?? ''}` })}`,
      );
      if (isRefused(answer)) return setShown({ ...from, games, before, trouble: answer.refused });
      games = [...games, ...answer.games];
      before = answer.before;
      if (wishNow.current === wish) setShown({ games, before, rules: answer.rules, trouble: '' });
    } while (before !== null && games.length === from.games.length && wishNow.current === wish);
  };
  const wishNow = useRef(wish);
  useEffect(() => {
    wishNow.current = wish;
    window.history.replaceState(null, '', `/history${queryOf(wish)}`);
    const empty = { ...NOTHING, rules: shown.rules };
    setShown(empty);
    void ask(empty);
  }, [wish]);
  const { games, before, rules, trouble } = shown;
  const isWished = wish.player !== '' || wish.rules !== '';
  const none = isWished ? HISTORY_WORDS.find.none : HISTORY_WORDS.none;
  return (
    <div class="desk">
      <TopBar here="/history" />
      <main class="desk-main">
        <section class="panel">
          <h1 class="desk-title">{HISTORY_WORDS.title}</h1>
          <p class="quiet" role="status">
            {before === null && games.length === 0 ? none : HISTORY_WORDS.lead}
          </p>
          <Find wish={wish} rules={rules} find={setWish} />
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
            <button type="button" onClick={() => ask(shown)}>
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
