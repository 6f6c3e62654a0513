/** The end of a game as one scene: podium, the winner's card, record. White on blue, as in the classic assignment. */

import { Sheet } from '../card/farkle-panel.tsx';
import { ranking } from '../card/ranking.ts';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { SeatEmblem } from '../parts/seat-mark.tsx';
import { wayBack } from '../parts/wrong-box.ts';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { TEXTS } from '../texts/live.ts';
import { CardTable } from './card-table.tsx';
import { ceremonyOf } from './ceremony.ts';
import { Confetti } from './confetti.tsx';
import { JoinCode } from './follow.tsx';
import { TvMessage } from './message.tsx';
import { NextPicture } from './next-picture.tsx';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly facts: ToldFacts | undefined;
  readonly calm: boolean;
}

/** Steps of a podium: the others stand before it. */
const STEPS = 3;
/** More than these have smaller steps. */
const MANY = 6;

export function WinnerScreen({ snapshot, facts, calm }: Props) {
  const { players, message, asks = message, card, farkle } = snapshot;
  const winners = players.filter(({ winner }) => winner);
  const names = BIG_WORDS.names(winners.map(({ name }) => name));
  const places = ranking(snapshot)
    .map(({ player, place }) => ({ player, place, ...(players[player] as (typeof players)[number]) }))
    .sort((a, b) => a.place - b.place);
  const best = players.findIndex(({ winner }) => winner);
  const { podiumMs, nameMs, cardMs, rowMs, fameMs } = ceremonyOf({
    players: players.length,
    rows: card?.rows.length ?? 0,
  });
  const times = {
    '--name': `${nameMs}ms`,
    '--card': `${cardMs}ms`,
    '--every': `${rowMs}ms`,
    '--fame': `${fameMs}ms`,
  };
  return (
    <section class="tv-winner" data-winners={winners.length} data-calm={calm} style={times}>
      {!calm && <Confetti />}
      <div class="tv-winner-who">
        <h2>
          {winners.length > 1 ? BIG_WORDS.sharedWin : players.length > 1 ? TEXTS.winner : TEXTS.gameOver}
        </h2>
        <div class="tv-winner-first row">
          <Fitted class="tv-winner-name">{names}</Fitted>
          {winners.length > 0 && (
            <p class="tv-winner-total">{TEXTS.number(Math.max(...winners.map(({ total }) => total)))}</p>
          )}
        </div>
        <Entered snapshot={snapshot} />
        <div class="tv-winner-scene">
          {players.length > 1 && (
            <ol class="tv-winner-others" data-many={players.length > MANY || undefined}>
              {places.map(({ player, name, total, winner, place }, index) => (
                <li
                  key={name}
                  data-winner={winner}
                  data-step={index < STEPS ? index + 1 : 0}
                  style={{ '--after': `${podiumMs[index] ?? 0}ms` }}
                >
                  <Fitted class="tv-podium-name">
                    <SeatEmblem snapshot={snapshot} player={player} />
                    {name}
                  </Fitted>
                  <strong data-place={index < STEPS ? place : ''}>{TEXTS.number(total)}</strong>
                </li>
              ))}
            </ol>
          )}
          <JoinCode facts={facts} />
        </div>
        {/* Podium and fame tell the rest of it. */}
        <p class="hidden-text">{message}</p>
        <TvMessage message={[asks, wayBack(snapshot) ?? ''].join(' ').trim()} wide />
      </div>
      {best >= 0 && (
        <div class="tv-side tv-winner-card night">
          <NextPicture>
            {card !== null && <CardTable snapshot={snapshot} card={card} owner={best} />}
            {farkle !== null && <Sheet players={players} farkle={farkle} rows={10} />}
          </NextPicture>
        </div>
      )}
    </section>
  );
}

/** As many as there is room for above the podium. */
const MOST_ENTERED = 2;

/** Who has got into the hall of fame, the best first; the first place is a record. */
function Entered({ snapshot: { entered = [], players } }: { snapshot: ToldSnapshot }) {
  return (
    <ol class="tv-entered">
      {entered.slice(0, MOST_ENTERED).map(({ player, place }) => (
        <li key={player} data-record={place === 1}>
          <Fitted class="tv-entered-line">
            <strong>{place === 1 ? `★ ${TEXTS.fame.record}` : TEXTS.fame.entered(place)}</strong>{' '}
            {players[player]?.name}
          </Fitted>
        </li>
      ))}
    </ol>
  );
}
