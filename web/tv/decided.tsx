/** The turn that has decided the game: its dice, its round, and what it was. */
import './decided.css';
import { useEffect, useState } from 'preact/hooks';
import { Die } from '../dice/die.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { type DecidingTurn, decidingTurn } from './deciding.ts';
import { gameOf } from './evening-store.ts';

/** Keeps its place free where there is none, and until it is known. */
export function Decided({
  snapshot: { game, players },
}: {
  snapshot: Pick<ToldSnapshot, 'game' | 'players'>;
}) {
  const [turn, keep] = useState<DecidingTurn | undefined>(undefined);
  // A correction may have changed it.
  const totals = players.map(({ total }) => total).join();
  useEffect(() => {
    let asked = true;
    keep(undefined);
    if (game !== null && players.length > 1)
      gameOf({ game }).then(
        (played) => asked && keep(decidingTurn(played)),
        // A table without its history goes without.
        () => {},
      );
    return () => {
      asked = false;
    };
  }, [game, totals]);
  return (
    <p class="tv-decided" data-known={turn !== undefined}>
      {turn !== undefined && (
        <>
          <span class="tv-decided-dice" aria-hidden="true">
            {turn.dice.map((face, index) => (
              <Die face={face} label="" mark="" key={index} />
            ))}
          </span>
          <span class="tv-decided-said">
            <strong>{BIG_WORDS.decided(turn.round)}</strong>
            <Fitted class="tv-decided-turn">{turn.text}</Fitted>
          </span>
        </>
      )}
    </p>
  );
}
