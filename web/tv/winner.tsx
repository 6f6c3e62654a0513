/** The end of a game as one scene: podium, the winner's card, record. White on deep blue, as in the classic assignment. */

import './winner.css';
import { Sheet } from '../card/farkle-panel.tsx';
import { ranking } from '../card/ranking.ts';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { wayBack } from '../parts/wrong-box.ts';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { TEXTS } from '../texts/live.ts';
import { CardTable } from './card-table.tsx';
import { ceremonyOf } from './ceremony.ts';
import { Confetti } from './confetti.tsx';
import { Decided } from './decided.tsx';
import { JoinCode } from './follow.tsx';
import { lettersWide } from './letters-wide.ts';
import { TvMessage } from './message.tsx';
import { NextPicture, useNextPicture } from './next-picture.tsx';
import { standsOf } from './podium.ts';
import { BeforePodium, Podium } from './podium.tsx';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly facts: ToldFacts | undefined;
  readonly calm: boolean;
}

/** Names of more who share a win stand on the podium alone. */
const MOST_NAMES = 3;
/** Characters of the largest letters that a line has room for. */
const LARGE_LINE = 10;

export function WinnerScreen({ snapshot, facts, calm }: Props) {
  const { players, message, asks = message, card, farkle } = snapshot;
  const winners = players.filter(({ winner }) => winner);
  const title = winners.length > 1 ? BIG_WORDS.sharedWin : players.length > 1 ? TEXTS.winner : TEXTS.gameOver;
  const [first = 0, second] = players.map(({ total }) => total).sort((a, b) => b - a);
  const isNamed = winners.length <= MOST_NAMES;
  const name = isNamed ? BIG_WORDS.names(winners.map((winner) => winner.name)) : title;
  const stands = standsOf(ranking(snapshot));
  const isNext = useNextPicture();
  const best = players.findIndex(({ winner }) => winner);
  const { podiumMs, nameMs, cardMs, rowMs, fameMs } = ceremonyOf({
    places: Math.max(0, ...stands.map(({ at, place }) => (at === undefined ? 0 : place))),
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
      {!calm && (
        <NextPicture>
          <Confetti />
        </NextPicture>
      )}
      <div class="tv-winner-who">
        <h2>
          {isNamed ? title : TEXTS.gameOver}
          {winners.length === 1 && second !== undefined && (
            <span class="tv-winner-by"> {BIG_WORDS.wonBy(first - second)}</span>
          )}
        </h2>
        <div class="tv-winner-first row">
          {winners.length === 1 ? (
            <Fitted class={`tv-winner-name${lettersWide(name) > LARGE_LINE ? ' tv-winner-long' : ''}`}>
              {name}
            </Fitted>
          ) : (
            <p class="tv-winner-name tv-winner-shared">{name}</p>
          )}
          {winners.length > 0 && <p class="tv-winner-total">{TEXTS.number(first)}</p>}
        </div>
        <Entered snapshot={snapshot} />
        <Decided snapshot={snapshot} />
        <div class="tv-winner-scene">
          {isNext && <Podium snapshot={snapshot} stands={stands} risesMs={podiumMs} />}
          <JoinCode facts={facts} />
        </div>
        <BeforePodium snapshot={snapshot} stands={stands} />
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

/** As many as there is room for beside each other. */
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
