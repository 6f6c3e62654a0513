/** The end of a game: who won, with what. White on blue, as in the classic assignment. */
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';

/** More letters than this may be wider than the screen in the largest size, if all of them are like an M. */
const WIDE_NAME = 10;

export function WinnerScreen({ snapshot: { players, message } }: { snapshot: ToldSnapshot }) {
  const winners = players.filter(({ winner }) => winner);
  const total = Math.max(...winners.map((winner) => winner.total));
  const others = [...players].sort((a, b) => b.total - a.total);
  return (
    <section class="tv-winner" data-winners={winners.length}>
      <h2>{winners.length > 1 ? TEXTS.sharedWin : players.length > 1 ? TEXTS.winner : TEXTS.gameOver}</h2>
      <p class="tv-winner-name" data-wide={winners.some(({ name }) => name.length > WIDE_NAME)}>
        {TEXTS.names(winners.map(({ name }) => name))}
      </p>
      {winners.length > 0 && <p class="tv-winner-total">{TEXTS.number(total)}</p>}
      {players.length > 1 && (
        <ol class="tv-winner-others">
          {others.map(({ name, total, winner }) => (
            <li key={name} data-winner={winner}>
              <span>{name}</span> <strong>{TEXTS.number(total)}</strong>
            </li>
          ))}
        </ol>
      )}
      <p class="tv-message" role="status">
        {message}
      </p>
    </section>
  );
}
