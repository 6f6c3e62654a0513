/** The score card of one player, or of all, without anything to touch or to scroll. */

import { Cell, columnsOf, HeadRow } from '../card/score-card.tsx';
import type { ToldCard, ToldRow, ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { nameClass } from '../parts/wide-name.ts';
import { TEXTS } from '../texts/live.ts';
import { rowSaid } from '../texts/sentences.ts';
import { useParts } from './next-picture.tsx';

/** More rows, as those of Maxi Yatzy's twenty boxes, are written smaller: a TV cannot be scrolled. */
const MOST_ROWS = 20;
/** That everybody's cells come in. */
const PARTS = 4;

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly card: ToldCard;
  /** Undefined: everybody's. */
  readonly owner?: number;
}

export function CardTable({ snapshot, card, owner }: Props) {
  const columns = columnsOf(card, owner);
  const times = card.columns.length / Math.max(1, snapshot.players.length);
  const { players } = snapshot;
  // Of several, cells come by and by into rows that have their room; of one player only the points of the lower half are late.
  const isOne = owner !== undefined;
  const come = useParts(isOne ? 1 : PARTS);
  const hasCells = (row: number) => isOne || row < (card.rows.length * come) / PARTS;
  const filled = (row: ToldRow, index: number): ToldRow =>
    !isOne || come > 0 || index < card.rows.length / 2 ? row : { ...row, points: [], possible: [] };
  return (
    <table
      class="card"
      style={{ '--columns': columns.length }}
      data-columns={columns.length}
      data-long={card.rows.length > MOST_ROWS || undefined}
      aria-label={TEXTS.scoreCard}
    >
      <thead>
        {times > 1 && (
          <tr>
            <td class="card-corner" />
            {players.map(
              ({ name, current, winner }, player) =>
                (owner === undefined || owner === player) && (
                  <th
                    scope="colgroup"
                    colSpan={times}
                    style={{ '--span': times }}
                    data-current={current}
                    data-winner={winner}
                    key={name}
                  >
                    <Fitted class={nameClass(name, 'card-name')}>{name}</Fitted>
                  </th>
                ),
            )}
          </tr>
        )}
        <HeadRow columns={columns} snapshot={snapshot} card={card} wide={times > 1} />
      </thead>
      <tbody>
        {card.rows.map((row, index) => (
          <tr
            style={{ '--row': index }}
            key={row.id}
            data-row={row.id}
            data-kind={row.kind}
            data-shown={row.id === snapshot.shownBox?.row}
          >
            <th scope="row">{rowSaid(row, card.keysOnCard)}</th>
            {hasCells(index) ? (
              columns.map((column) => (
                <Cell row={filled(row, index)} column={column} snapshot={snapshot} key={column.index} />
              ))
            ) : (
              <td colSpan={columns.length} style={{ '--span': columns.length }} />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
