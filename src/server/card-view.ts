/** The score cards of a five-dice game for the pages. */
import {
  columnTotals,
  EMPTY_CARD,
  type FiveDiceGame,
  type FiveDiceRules,
  isFull,
  type Row,
  rowsOf,
  type ScoreCard,
  type Totals,
} from '../game/index.ts';
import type { TableView } from '../table/view.ts';
import type { CardView, ColumnView, RowView, Snapshot } from './messages.ts';

type Possible = TableView['possible'];

export function cardView(rules: FiveDiceRules, game: FiveDiceGame, possible: Possible): CardView {
  const columns = game.players.flatMap((_, player) =>
    rules.columns.map((times, column) => ({ player, column, times })),
  );
  const rowsOfColumns = rules.columns.map((_, column) => rowsOf(rules, column));
  const rows = (rowsOfColumns[0] ?? []).map((row, index) => {
    const boxes = rowsOfColumns.map((all) => all[index]?.id ?? row.id);
    return row.kind === 'box'
      ? boxRow(row, boxes, game, columns, possible)
      : sumRow(row, rules, game, columns);
  });
  return { columns, rows, keysOnCard: rules.manners.keysOnCard };
}

/** The row and column of a box. */
export function placeOf(
  rules: FiveDiceRules,
  category: string,
): { readonly row: string; readonly column: number } | null {
  const box = rules.boxes.find((candidate) => candidate.category === category);
  return box === undefined ? null : { row: box.kind, column: box.column };
}

/** What changed last. */
export function latestOf(rules: FiveDiceRules, { lastScored }: FiveDiceGame): Snapshot['latest'] {
  if (lastScored === undefined) return null;
  const place = placeOf(rules, lastScored.category);
  return place === null ? null : { ...place, player: lastScored.player };
}

function boxRow(
  { id, label, box }: Extract<Row, { kind: 'box' }>,
  categories: readonly string[],
  { cards }: FiveDiceGame,
  columns: readonly ColumnView[],
  possible: Possible,
): RowView {
  const inBox = (card: ScoreCard | undefined, column: number): number | null => {
    const boxes: Readonly<Record<string, number>> = card?.boxes ?? {};
    return boxes[categories[column] ?? ''] ?? null;
  };
  return {
    ...{ id, label, kind: 'box', key: box.key, categories },
    points: columns.map(({ player, column }) => inBox(cards[player], column)),
    possible: categories.map((category) => possible[category] ?? null),
  };
}

function sumRow(
  { id, label }: Extract<Row, { kind: 'sum' }>,
  rules: FiveDiceRules,
  { cards }: FiveDiceGame,
  columns: readonly ColumnView[],
): RowView {
  const points = columns.map((column) => shownSum(rules, cards[column.player] ?? EMPTY_CARD, id, column));
  return { id, label, kind: 'sum', key: '', categories: [], points, possible: [] };
}

/** Where totals come at the end, only the total runs, without the upper bonus, until the card is full (S4.16). */
function shownSum(
  rules: FiveDiceRules,
  card: ScoreCard,
  id: keyof Totals,
  { column, times }: ColumnView,
): number | null {
  const sums = columnTotals(rules, card, column);
  const tellsAll = rules.manners.totals === 'live' || isFull(rules, card);
  if (id === 'total') return times * (tellsAll ? sums.total : sums.total - sums.upperBonus);
  return tellsAll || id === 'yahtzeeBonus' ? sums[id] : null;
}
