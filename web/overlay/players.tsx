/** Who is on, who has won, and everybody with place and total. */
import { ranking } from '../card/ranking.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { SeatEmblem } from '../parts/seat-mark.tsx';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { TEXTS } from '../texts/live.ts';

/** Of a lower third: whose turn it is, coming in anew at every change. */
export function TurnPlate({ snapshot }: { snapshot: ToldSnapshot }) {
  const turn = snapshot.players.findIndex(({ current }) => current);
  const player = snapshot.players[turn];
  if (player === undefined) return null;
  return (
    <p class="overlay-turn" key={`${snapshot.game} ${turn}`}>
      <Fitted class="overlay-turn-name">
        <SeatEmblem snapshot={snapshot} player={turn} />
        {player.name}
      </Fitted>
      <strong class="overlay-turn-total">{TEXTS.number(player.total)}</strong>
    </p>
  );
}

export function Winner({ snapshot: { players } }: { snapshot: ToldSnapshot }) {
  const winners = players.filter(({ winner }) => winner);
  const [first] = winners;
  if (first === undefined) return null;
  const word = winners.length > 1 ? BIG_WORDS.sharedWin : players.length > 1 ? TEXTS.winner : TEXTS.gameOver;
  const others = players.filter(({ winner, droppedOut }) => !winner && !droppedOut);
  const ahead = first.total - Math.max(...others.map(({ total }) => total));
  return (
    <p class="overlay-winner">
      <span>★ {word}</span>
      <strong>{BIG_WORDS.names(winners.map(({ name }) => name))}</strong>
      <strong class="overlay-winner-total">{TEXTS.number(first.total)}</strong>
      {others.length > 0 && ahead > 0 && <span class="overlay-winner-by">{BIG_WORDS.wonBy(ahead)}</span>}
    </p>
  );
}

interface PlayersProps {
  readonly snapshot: ToldSnapshot;
  /** The winners, who are named above. */
  readonly without: boolean;
}

/** In the order of their turns, and at the end in that of their places. */
export function Players({ snapshot, without }: PlayersProps) {
  const { players, screen } = snapshot;
  const ranks = ranking(snapshot).filter(({ player }) => !(without && players[player]?.winner === true));
  if (ranks.length === 0) return null;
  if (screen === 'over') ranks.sort((a, b) => a.place - b.place);
  const isRace = players.length > 1 && players.some(({ total }) => total > 0);
  return (
    <ol class="overlay-players" data-players={players.length} aria-label={TEXTS.standings}>
      {ranks.map(({ player, place }) => {
        const { name = '', total = 0, current, winner } = players[player] ?? {};
        return (
          <li key={player} data-current={current} data-winner={winner} data-leads={place === 1 && total > 0}>
            {isRace && <span class="overlay-place">{place}</span>}
            <span class="one-line overlay-name">
              <SeatEmblem snapshot={snapshot} player={player} />
              {name}
            </span>
            <span class="overlay-total" key={total}>
              {TEXTS.number(total)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
