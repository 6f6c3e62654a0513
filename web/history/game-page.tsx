/** One game: who won, every step of it, its charts, and ways to take it along. */
import { useEffect, useState } from 'preact/hooks';
import type { HistoryGame } from '../../src/server/history/messages.ts';
import { Fitted } from '../parts/fitted.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { HISTORY_WORDS } from '../texts/history.ts';
import { momentText } from '../texts/moment.ts';
import { Analysis } from './analysis.tsx';
import { DiceChart } from './dice-chart.tsx';
import { LineMarks } from './list-page.tsx';
import { isRefused, type LoadRefused, load } from './load.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { ShareButtons } from './share.tsx';
import { Stepper } from './stepper.tsx';
import { TotalsChart } from './totals-chart.tsx';

export function GamePage({ number }: { number: string }) {
  const [game, setGame] = useState<HistoryGame | LoadRefused | undefined>(undefined);
  useEffect(() => {
    void load<HistoryGame>(`/history/${number}.json`).then((game) => {
      if (!isRefused(game)) document.title = game.title;
      setGame(game);
    });
  }, []);
  return (
    <div class="desk">
      <TopBar here="/history" />
      <main class="desk-main">
        {game === undefined ? (
          <p class="quiet" role="status">
            {HISTORY_WORDS.loading}
          </p>
        ) : isRefused(game) ? (
          <p class="told" data-kind="trouble" role="alert">
            {game.refused}
          </p>
        ) : (
          <Game game={game} />
        )}
      </main>
    </div>
  );
}

/** More columns of cards need the whole width. */
const NARROW_COLUMNS = 4;

function Game({ game }: { game: HistoryGame }) {
  useEffect(() => {
    document.title = titleOf(game);
  }, []);
  const isWide = game.players.length * game.columns.length > NARROW_COLUMNS;
  return (
    <>
      <Head game={game} />
      <div class={isWide ? 'desk-rows' : 'columns'}>
        <Stepper game={game} />
        <div class={isWide ? 'columns' : 'desk-rows'}>
          <TotalsChart game={game} />
          <DiceChart game={game} />
        </div>
      </div>
      <Analysis game={game} />
      <ScoreSheet game={game} />
    </>
  );
}

/** In a row of tabs, or where the address is kept: how it ended. */
function titleOf({ players, game, rules }: HistoryGame): string {
  const winners = players.filter(({ winner }) => winner);
  const names = winners.map(({ name, total }) => `★ ${name} ${HISTORY_WORDS.points(total)}`);
  return [...names, HISTORY_WORDS.game(game), rules.name].join(' · ');
}

function Head({ game }: { game: HistoryGame }) {
  const { game: number, rules, endedAt, players, status, rehearsal } = game;
  return (
    <section class="panel">
      <h1 class="desk-title">
        {HISTORY_WORDS.game(number)} · {rules.name} <LineMarks line={game} />{' '}
        {status === 'abandoned' && <span class="mark">{HISTORY_WORDS.abandoned}</span>}
      </h1>
      <p class="quiet">
        {HISTORY_WORDS.when} <time dateTime={endedAt}>{momentText(endedAt)}</time>
      </p>
      <ol class="result">
        {[...players]
          .sort((a, b) => Number(b.winner) - Number(a.winner) || b.total - a.total)
          .map(({ name, total, winner }) => (
            <li key={name} data-winner={winner}>
              <Fitted>
                {winner && <span aria-hidden="true">★ </span>}
                {name}
                {winner && <span class="hidden-text">, {HISTORY_WORDS.winner}</span>}
              </Fitted>
              <strong>{HISTORY_WORDS.points(total)}</strong>
            </li>
          ))}
      </ol>
      <p class="button-row">
        <a class="button" href={`/history/${number}.json`} download={`dicetable-game-${number}.json`}>
          {HISTORY_WORDS.json}
        </a>
        <a class="button" href={`/history/${number}.csv`}>
          {HISTORY_WORDS.csv}
        </a>
        {!rehearsal && (
          <a class="button" href={`/verify/${number}`}>
            {HISTORY_WORDS.verify}
          </a>
        )}
        <a class="button" href="/history">
          {HISTORY_WORDS.all}
        </a>
        <ShareButtons game={game} />
      </p>
    </section>
  );
}
