/** The end of a game as one scene: podium, the winner's card, record. White on blue, as in the classic assignment. */

import { Sheet } from '../card/farkle-panel.tsx';
import { ranking } from '../card/ranking.ts';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { CardTable } from './card-table.tsx';
import { Confetti } from './confetti.tsx';
import { Fitted } from './fitted.tsx';
import { JoinCode } from './follow.tsx';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly facts: ToldFacts | undefined;
  readonly calm: boolean;
}

/** Steps of a podium: the others stand before it. */
const STEPS = 3;

export function WinnerScreen({ snapshot, facts, calm }: Props) {
  const { players, message, card, farkle } = snapshot;
  const winners = players.filter(({ winner }) => winner);
  const names = TEXTS.names(winners.map(({ name }) => name));
  const places = ranking(snapshot)
    .map(({ player, place }) => ({ place, ...(players[player] as (typeof players)[number]) }))
    .sort((a, b) => a.place - b.place);
  const best = players.findIndex(({ winner }) => winner);
  return (
    <section class="tv-winner" data-winners={winners.length} data-calm={calm}>
      {!calm && <Confetti />}
      <div class="tv-winner-who">
        <h2>{winners.length > 1 ? TEXTS.sharedWin : players.length > 1 ? TEXTS.winner : TEXTS.gameOver}</h2>
        <div class="tv-winner-first row">
          <Fitted class="tv-winner-name">{names}</Fitted>
          {winners.length > 0 && (
            <p class="tv-winner-total">{TEXTS.number(Math.max(...winners.map(({ total }) => total)))}</p>
          )}
        </div>
        <div class="tv-winner-scene">
          {players.length > 1 && (
            <ol class="tv-winner-others">
              {places.map(({ name, total, winner, place }, index) => (
                <li key={name} data-winner={winner} data-step={index < STEPS ? index + 1 : 0}>
                  <Fitted class="tv-podium-name">{name}</Fitted>
                  <strong data-place={index < STEPS ? place : ''}>{TEXTS.number(total)}</strong>
                </li>
              ))}
            </ol>
          )}
          <JoinCode facts={facts} />
        </div>
        <p
          class="tv-message"
          data-message={message}
          data-long={message.length > 120 || undefined}
          role="status"
        >
          {message}
        </p>
      </div>
      {best >= 0 && (
        <div class="tv-side tv-winner-card night">
          {card !== null && <CardTable snapshot={snapshot} card={card} owner={best} />}
          {farkle !== null && <Sheet players={players} farkle={farkle} rows={10} />}
        </div>
      )}
    </section>
  );
}
