/** Names and totals, and how far each is from the leader. */
import type { ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { SeatEmblem } from '../parts/seat-mark.tsx';
import { nameClass } from '../parts/wide-name.ts';
import { TEXTS } from '../texts/live.ts';
import { type Rank, ranking } from './ranking.ts';
import type { Reach } from './reach.ts';

/** More have narrower boxes. */
const MANY = 6;

/** `reaches`: what each card can still bring; left out: nobody knows. */
export function Standings({
  snapshot,
  reaches,
}: {
  snapshot: ToldSnapshot;
  reaches?: readonly Reach[] | undefined;
}) {
  const { players } = snapshot;
  const ranks = ranking(snapshot, reaches);
  return (
    <ol
      class="standings"
      data-players={players.length}
      data-many={players.length > MANY || undefined}
      aria-label={TEXTS.standings}
    >
      {players.map(({ name, total, current, winner }, index) => (
        <li key={name} data-standing={index} data-current={current} data-winner={winner}>
          <Fitted class={nameClass(name, 'standing-name')}>
            <SeatEmblem snapshot={snapshot} player={index} /> {name}
          </Fitted>
          <span class="standing-total">{TEXTS.number(total)}</span>
          <span class="standing-note">
            {winner ? TEXTS.winner : noteOf(ranks[index], players.length)}
            {current && <span class="hidden-text"> {TEXTS.plays}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** One player alone is neither ahead nor behind. */
export function noteOf(rank: Rank | undefined, players: number): string {
  if (rank?.droppedOut === true) return TEXTS.droppedOut;
  if (rank === undefined || players < 2) return '';
  const { behind, level, needs, beaten } = rank;
  if (beaten) return `${TEXTS.behind(behind)}, ${TEXTS.beaten}`;
  if (behind === 0) return level ? TEXTS.level : TEXTS.leads;
  return needs === null ? TEXTS.behind(behind) : `${TEXTS.behind(behind)}, ${TEXTS.needs(needs)}`;
}
