/** The score card of every player: boxes, sums, what the dice would give, and what changed last. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RowView, Snapshot } from '../src/server/messages.ts';
import { TEXTS } from './texts.ts';

type Player = Snapshot['players'][number];

/** `keys` shows the key of each box, for those who may press it. */
export function ScoreCard({ snapshot, keys }: { snapshot: Snapshot; keys: boolean }) {
  const { players, rows, shownBox } = snapshot;
  const scroller = useRef<HTMLElement>(null);
  const turn = players.findIndex(({ current }) => current);
  // On a phone, the box that is shown and the player whose turn it is come into view by themselves.
  useLayoutEffect(() => {
    const row = shownBox === null ? 'thead th' : `tr[data-row="${shownBox}"] td`;
    const cell = scroller.current?.querySelector(`${row}[data-current="true"]`);
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shownBox, turn]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it
    <section class="card-scroll" ref={scroller} tabIndex={0} aria-label={TEXTS.scoreCard}>
      <table class="card" data-players={players.length}>
        <thead>
          <tr>
            <th scope="col" class="card-corner">
              {TEXTS.category}
            </th>
            {players.map((player) => (
              <PlayerHead player={player} key={player.name} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-row={row.id} data-kind={row.kind} data-shown={row.id === shownBox}>
              <th scope="row">
                <span class="card-label">
                  {row.label}
                  {keys && row.key !== '' && <kbd>{row.key}</kbd>}
                </span>
              </th>
              {players.map((player, index) => (
                <Cell row={row} index={index} player={player} snapshot={snapshot} key={player.name} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PlayerHead({ player: { name, current, winner } }: { player: Player }) {
  return (
    <th scope="col" data-current={current} data-winner={winner} aria-current={current ? 'true' : undefined}>
      <span class="card-name">{name}</span>
    </th>
  );
}

interface CellProps {
  readonly row: RowView;
  readonly index: number;
  readonly player: Player;
  readonly snapshot: Snapshot;
}

function Cell({ row, index, player: { current }, snapshot: { latest } }: CellProps) {
  const points = row.points[index] ?? null;
  const possible = points === null && current ? row.possible : null;
  const isLatest = latest?.row === row.id && latest.player === index;
  return (
    <td
      data-row={row.id}
      data-player={index}
      data-points={points ?? ''}
      data-possible={possible ?? ''}
      data-latest={isLatest}
      data-current={current}
      aria-label={possible === null ? undefined : TEXTS.possible(possible)}
    >
      {points !== null && <span class="points">{points}</span>}
      {possible !== null && <span class="possible">{possible}</span>}
      {isLatest && <span class="hidden-text"> {TEXTS.latest}</span>}
    </td>
  );
}
