/** Everybody's place between rounds, the first one first: for more players than have cards that a room can read beside each other. */
import { ranking } from '../card/ranking.ts';
import type { Reach } from '../card/reach.ts';
import { noteOf } from '../card/standings.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { SeatEmblem } from '../parts/seat-mark.tsx';
import { nameClass } from '../parts/wide-name.ts';
import { TEXTS } from '../texts/live.ts';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly reaches: readonly Reach[] | undefined;
}

export function Places({ snapshot, reaches }: Props) {
  const { players } = snapshot;
  const places = [...ranking(snapshot, reaches)].sort((a, b) => a.place - b.place);
  return (
    <ol
      class="tv-places"
      style={{ '--lines': Math.ceil(players.length / 2) }}
      data-places={players.length}
      aria-label={TEXTS.standings}
    >
      {places.map((rank) => {
        const { name = '', total = 0, current, winner } = players[rank.player] ?? {};
        return (
          <li
            key={name}
            data-current={current}
            data-winner={winner}
            data-first={rank.place === 1 && total > 0}
          >
            <span class="tv-place">{rank.place}</span>
            <Fitted class={nameClass(name, 'standing-name')}>
              <SeatEmblem snapshot={snapshot} player={rank.player} />
              {name}
            </Fitted>
            <span class="standing-note">{winner ? TEXTS.winner : noteOf(rank, players.length)}</span>
            <span class="standing-total">{TEXTS.number(total)}</span>
          </li>
        );
      })}
    </ol>
  );
}
