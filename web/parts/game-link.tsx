/** To the page of the game that has just ended: every roll of it, its charts, and an address to pass on. */
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';

export function GameLink({ snapshot: { game, status } }: { snapshot: ToldSnapshot }) {
  if (game === null || status === null || status === 'playing') return null;
  return (
    <p class="game-link">
      <a href={`/game/${game}`}>{TEXTS.seeGame} →</a>
    </p>
  );
}
