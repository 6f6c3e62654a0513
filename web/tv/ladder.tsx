/** Names and totals, one below the other, so that long names have a whole line: who leads, by how much, and how likely they win. */
import { ranking } from '../card/ranking.ts';
import type { Reach } from '../card/reach.ts';
import { noteOf } from '../card/standings.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { useOddsPart } from '../odds/odds.tsx';
import { Fitted } from '../parts/fitted.tsx';
import { SeatEmblem } from '../parts/seat-mark.tsx';
import { nameClass } from '../parts/wide-name.ts';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { TEXTS } from '../texts/live.ts';
import { gainOf } from './brought.ts';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly reaches: readonly Reach[] | undefined;
}

/** More stand in two columns, without notes. */
const ONE_COLUMN = 6;

export function Ladder({ snapshot, reaches }: Props) {
  const { players, scored } = snapshot;
  const fresh = scored?.fresh === true ? scored : undefined;
  const ranks = ranking(snapshot, reaches);
  const told = useOddsPart(snapshot);
  const many = players.length > ONE_COLUMN;
  return (
    <ol
      class="tv-league"
      data-players={players.length}
      data-many={many}
      style={many ? { '--lines': Math.ceil(players.length / 2) } : undefined}
      data-odds={told !== undefined}
      aria-label={TEXTS.standings}
    >
      {players.map(({ name, total, current, winner }, index) => (
        <li
          key={name}
          data-standing={index}
          data-current={current}
          data-winner={winner}
          data-leads={ranks[index]?.behind === 0 && total > 0}
          data-scored={fresh?.player === index}
        >
          <Fitted class={nameClass(name, 'standing-name')}>
            <SeatEmblem snapshot={snapshot} player={index} />
            {name}
          </Fitted>
          <span class="standing-note">
            {winner
              ? TEXTS.winner
              : fresh?.player === index
                ? BIG_WORDS.plusPoints(gainOf(snapshot, fresh))
                : noteOf(ranks[index], players.length)}
            {told?.part.oddsTotal(told.odds, index)}
            {current && <span class="hidden-text"> {TEXTS.plays}</span>}
          </span>
          {told?.part.oddsShare(told.odds, players, index)}
          <span class="standing-total">{TEXTS.number(total)}</span>
        </li>
      ))}
    </ol>
  );
}
