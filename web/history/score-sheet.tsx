/** The score cards as they were filled, for paper: black on white, a column a player, and where the dice can be checked. */
import type { ChangedCard, HistoryGame } from '../../src/server/history/messages.ts';
import { HISTORY_WORDS } from '../texts/history.ts';
import { momentText } from '../texts/moment.ts';
import { isCorrected } from './cards.tsx';

/** More would be too narrow for names and points, also across Letter: the others stand in tables below. */
const MOST_COLUMNS = 6;

export function ScoreSheet({ game }: { game: HistoryGame }) {
  const { players, rules, endedAt, fairness, columns } = game;
  const width = Math.max(1, columns.length);
  const tables = Math.ceil((players.length * width) / MOST_COLUMNS);
  const each = Math.ceil(players.length / tables);
  const lines = linesOf(game);
  return (
    <section class="sheet" aria-hidden="true" data-tables={tables}>
      <h1>
        {rules.name} · {HISTORY_WORDS.game(game.game)}
      </h1>
      <p>{momentText(endedAt)}</p>
      {Array.from({ length: Math.ceil(players.length / each) }, (_, table) => {
        const seats = players.flatMap((_, seat) => (Math.floor(seat / each) === table ? [seat] : []));
        return <SheetTable key={table} game={game} seats={seats} width={width} lines={lines} />;
      })}
      <p class="proof">
        {location.origin}/verify/{game.game} · SHA-256 {fairness.seal}
      </p>
    </section>
  );
}

interface TableProps {
  readonly game: HistoryGame;
  readonly seats: readonly number[];
  /** Columns of one player. */
  readonly width: number;
  readonly lines: readonly Line[];
}

function SheetTable({ game: { players }, seats, width, lines }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" colSpan={width}>
              {players[seat]?.winner === true && '★ '}
              {players[seat]?.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, kind, cells }, line) => (
          <tr key={line} data-kind={kind}>
            <th scope="row">{label}</th>
            {seats.flatMap((seat) =>
              Array.from({ length: width }, (_, column) => (
                <td key={`${seat} ${column}`}>{cells[seat]?.[column]}</td>
              )),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Line {
  readonly label: string;
  readonly kind: 'box' | 'sum';
  /** By player and column: what stands there. */
  readonly cells: readonly (readonly string[])[];
}

function pointsSaid(points: number | null | undefined): string {
  return points === null || points === undefined ? '' : HISTORY_WORDS.points(points);
}

/** The rows of the cards; of a game without cards its turns, what was adjusted, and what they come to. */
function linesOf(game: HistoryGame): readonly Line[] {
  return game.rows.length > 0 ? rowsOfCards(game) : turnsOf(game);
}

function rowsOfCards({ rows, columns, steps, players }: HistoryGame): readonly Line[] {
  const cards: (ChangedCard | undefined)[] = players.map(() => undefined);
  // As the last step that changed a card has left it.
  for (const { cards: changed } of steps) for (const card of changed) cards[card.player] = card;
  return rows.map(({ id, label, kind }, row) => ({
    ...{ label, kind },
    cells: cards.map((card) =>
      columns.map(
        (_, column) =>
          `${pointsSaid(card?.points[row]?.[column])}${isCorrected(card, id, column) ? '*' : ''}`,
      ),
    ),
  }));
}

function turnsOf({ turns, players }: HistoryGame): readonly Line[] {
  const most = Math.max(0, ...turns.map(({ length }) => length));
  const adjusted = players.map(({ total }, player) =>
    (turns[player] ?? []).reduce((left, points) => left - points, total),
  );
  const line = (label: string, kind: Line['kind'], points: readonly (number | undefined)[]): Line => ({
    ...{ label, kind, cells: points.map((own) => [pointsSaid(own)]) },
  });
  return [
    ...Array.from({ length: most }, (_, turn) =>
      line(
        `${turn + 1}`,
        'box',
        turns.map((own) => own[turn]),
      ),
    ),
    ...(adjusted.some((points) => points !== 0)
      ? [line(HISTORY_WORDS.analysis.accounts.adjustments, 'sum', adjusted)]
      : []),
    line(
      '',
      'sum',
      players.map(({ total }) => total),
    ),
  ];
}
