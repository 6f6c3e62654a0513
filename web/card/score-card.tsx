/** The score card of every player: boxes, sums, what the dice would give, and what changed last. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ColumnView } from '../../src/server/view/messages.ts';
import { isBoxKey } from '../controls/key-meaning.ts';
import type { ToldCard, ToldRow, ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { ownSeat } from '../parts/seat-mark.tsx';
import { nameClass } from '../parts/wide-name.ts';
import { TEXTS } from '../texts/live.ts';
import { rowSaid } from '../texts/sentences.ts';
import { CardTabs } from './card-tabs.tsx';

/** So many columns are more than a phone shows at once. */
const MANY = 4;
/** Cards that a wide page shows beside each other. */
const MOST_AT_ONCE = 6;

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly card: ToldCard;
  /** Shows the keys of the boxes while they mean them, to those who may press them. */
  readonly keys: boolean;
  /** Offers each player's column by name where there are many. */
  readonly tabs?: boolean;
  /** Where a box can be tapped for its rule: the row that is explained, and what explains another one. */
  readonly asked?: string | undefined;
  readonly ask?: (row: string) => void;
  /** Puts something around what stands in a box. Nothing moves by itself then: somebody is at work beside it. */
  readonly cellOf?: (inside: ComponentChildren, row: ToldRow, column: Column) => ComponentChildren;
}

/** The card of all players, or of one where a card has columns of its own; it scrolls itself to what is being talked about. */
export function ScoreCardTable({ snapshot, card, keys, tabs = false, asked, ask, cellOf }: Props) {
  const { players, shownBox } = snapshot;
  const scroller = useRef<HTMLElement>(null);
  const turn = players.findIndex(({ current }) => current);
  const wide = card.columns.length > players.length;
  const [chosen, choose] = useState<number | undefined>(undefined);
  // A new turn brings its own card.
  useEffect(() => choose(undefined), [turn]);
  const owner = chosen ?? Math.max(turn, 0);
  const mine = ownSeat(snapshot);
  // Cards with columns are too wide to stand beside each other: one is shown, the others by their totals.
  const columns = columnsOf(card, wide ? owner : undefined);
  const shownPlace = shownBox === null ? '' : `${shownBox.row} ${shownBox.column}`;
  // On a phone, the box that is shown and the player whose turn it is come into view by themselves, also when the
  // buttons have just taken their room.
  useLayoutEffect(() => {
    if (cellOf !== undefined) return;
    const cell =
      shownBox === null
        ? 'thead th[data-current="true"]'
        : `tr[data-row="${shownBox.row}"] td[data-current="true"][data-column="${shownBox.column}"]`;
    scroller.current?.querySelector(cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shownPlace, turn, keys]);
  useLayoutEffect(() => {
    if (chosen === undefined || wide) return;
    const head = scroller.current?.querySelector<HTMLElement>(`thead th[data-player="${chosen}"]`);
    head?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen, wide]);
  return (
    <>
      {(wide || (tabs && players.length >= MANY)) && (
        <CardTabs players={players} owner={owner} choose={choose} all={!wide} mine={mine} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it */}
      <section class="card-scroll" ref={scroller} tabIndex={0} aria-label={TEXTS.scoreCard}>
        <table
          class="card"
          data-columns={columns.length}
          data-many={players.length > MOST_AT_ONCE || undefined}
        >
          <thead>
            <HeadRow columns={columns} snapshot={snapshot} card={card} wide={wide} />
          </thead>
          <tbody>
            {card.rows.map((row) => (
              <tr
                key={row.id}
                data-row={row.id}
                data-kind={row.kind}
                data-shown={row.id === shownBox?.row}
                data-asked={row.id === asked}
                onClick={() => row.kind === 'box' && ask?.(row.id)}
              >
                <th scope="row">
                  <span class="card-label row">
                    {ask === undefined || row.kind === 'sum' ? (
                      <span class="one-line card-box">{rowSaid(row, card.keysOnCard)}</span>
                    ) : (
                      <button type="button" class="one-line card-box" aria-expanded={row.id === asked}>
                        {rowSaid(row, card.keysOnCard)}
                      </button>
                    )}
                    {keys && !card.keysOnCard && isBoxKey(row.key, snapshot) && <kbd>{row.key}</kbd>}
                  </span>
                </th>
                {columns.map((column) => (
                  <Cell
                    row={row}
                    column={column}
                    snapshot={snapshot}
                    mine={mine}
                    cellOf={cellOf}
                    key={column.index}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** A column of the card, and where its points stand in the rows. */
export type Column = ColumnView & { readonly index: number };

/** All of a card, or those of one player alone. */
export function columnsOf(card: ToldCard, owner: number | undefined): readonly Column[] {
  return card.columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ player }) => owner === undefined || player === owner);
}

interface HeadProps {
  readonly snapshot: ToldSnapshot;
  readonly card: ToldCard;
  /** The players' names stand elsewhere: columns are told apart by what they are worth. */
  readonly wide: boolean;
}

/** Whose column is whose. */
export function HeadRow({ columns, ...rest }: HeadProps & { readonly columns: readonly Column[] }) {
  return (
    <tr>
      <th scope="col" class="card-corner">
        {TEXTS.category}
      </th>
      {columns.map((column) => (
        <ColumnHead column={column} key={column.index} {...rest} />
      ))}
    </tr>
  );
}

function ColumnHead({
  column: { player, times },
  snapshot,
  card,
  wide,
}: HeadProps & { readonly column: Column }) {
  const { name = '', current = false, winner = false } = snapshot.players[player] ?? {};
  const isOwn = player === ownSeat(snapshot);
  const text = wide ? TEXTS.times(times) : card.keysOnCard ? `${player + 1} ${name}` : name;
  return (
    <th
      scope="col"
      data-player={player}
      data-current={current}
      data-winner={winner}
      data-mine={isOwn}
      aria-current={current ? 'true' : undefined}
    >
      {wide ? <span>{text}</span> : <Fitted class={nameClass(text, 'card-name')}>{text}</Fitted>}
      {isOwn && <span class="hidden-text"> {TEXTS.you}</span>}
    </th>
  );
}

interface CellProps {
  readonly row: ToldRow;
  readonly column: Column;
  readonly snapshot: ToldSnapshot;
  /** The seat of whoever looks. */
  readonly mine?: number;
  readonly cellOf?: Props['cellOf'];
}

/** Points that stand, or those that the dice would bring, of the player whose turn it is. */
export function Cell({ row, column: place, snapshot, mine, cellOf = bare }: CellProps) {
  const { player, column, index } = place;
  const { players, latest, shownBox, hintBox, card } = snapshot;
  const current = players[player]?.current === true;
  const points = row.points[index] ?? null;
  const possible = current ? (row.possible[column] ?? null) : null;
  const isLatest = latest?.row === row.id && latest.player === player && latest.column === column;
  const isShown = current && shownBox?.row === row.id && shownBox.column === column;
  const isHinted = current && hintBox?.row === row.id && hintBox.column === column;
  const isCorrected = card?.corrected.some(
    (box) => box.row === row.id && box.player === player && box.column === column,
  );
  return (
    <td
      data-row={row.id}
      data-player={player}
      data-column={column}
      data-points={points ?? ''}
      data-possible={possible ?? ''}
      data-latest={isLatest}
      data-current={current}
      data-mine={player === mine}
      data-shown={isShown}
      data-hint={isHinted}
      aria-label={possible === null ? undefined : labelOf(points, possible)}
    >
      {cellOf(
        <>
          {points !== null && <span class="points">{points}</span>}
          {possible !== null && <span class="possible">{points === null ? possible : `+${possible}`}</span>}
          {isLatest && <span class="hidden-text"> {TEXTS.latest}</span>}
          {isHinted && <span class="hidden-text"> {TEXTS.hinted}</span>}
          {isCorrected === true && (
            <sup data-corrected>
              <span aria-hidden="true">*</span>
              <span class="hidden-text"> {TEXTS.correctedBox}</span>
            </sup>
          )}
        </>,
        row,
        place,
      )}
    </td>
  );
}

function bare(inside: ComponentChildren): ComponentChildren {
  return inside;
}

function labelOf(points: number | null, possible: number): string {
  return points === null ? TEXTS.possible(possible) : TEXTS.claims(points, possible);
}
