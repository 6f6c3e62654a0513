/** The score cards of a five-dice game for the pages. */
import {
  adjusted,
  type Box,
  boxName,
  columnTotals,
  EMPTY_CARD,
  type FiveDiceGame,
  type FiveDiceRules,
  fillBox,
  isFull,
  isOpen,
  legalBoxes,
  type Row,
  rowsOf,
  type ScoreCard,
  shownTotal,
  type Totals,
  totals,
} from '../../game/index.ts';
import type { TableView } from '../../table/view.ts';
import type { CardView, ColumnView, RowView, Snapshot } from './messages.ts';

type Possible = TableView['possible'];

export function cardView(rules: FiveDiceRules, game: FiveDiceGame, possible: Possible): CardView {
  const columns = game.players.flatMap((_, player) =>
    rules.columns.map((times, column) => ({ player, column, times })),
  );
  const bonuses = withBonuses(rules, game, possible);
  const rowsOfColumns = rules.columns.map((_, column) => rowsOf(rules, column));
  const rows = (rowsOfColumns[0] ?? []).map((row, index) => {
    const boxes = rowsOfColumns.map((all) => all[index]?.id ?? row.id);
    return row.kind === 'box'
      ? boxRow(row, boxes, game, columns, possible, bonuses)
      : sumRow(row, rules, game, columns);
  });
  return {
    columns,
    rows: withAdjustments(rows, game, columns),
    keysOnCard: rules.manners.keysOnCard,
    corrected: correctedBoxes(rules, game),
  };
}

/** Before the total, which it is part of; on a card of several columns after their totals, since it belongs to none. */
function withAdjustments(
  rows: readonly RowView[],
  { cards }: FiveDiceGame,
  columns: readonly ColumnView[],
): readonly RowView[] {
  if (cards.every(({ adjustments }) => adjustments === undefined)) return rows;
  const points = columns.map(({ player, column }) => {
    const { adjustments } = cards[player] ?? EMPTY_CARD;
    return adjustments === undefined || column > 0 ? null : adjusted(adjustments);
  });
  const row = sumOf('adjustment', points);
  const hasColumns = columns.some(({ column }) => column > 0);
  return hasColumns ? [...rows, row] : [...rows.slice(0, -1), row, ...rows.slice(-1)];
}

function sumOf(id: string, points: RowView['points']): RowView {
  return { id, kind: 'sum', key: '', categories: [], points, possible: [] };
}

/** The row and column of a box. */
export function rowAndColumn(
  rules: FiveDiceRules,
  category: string,
): { readonly row: string; readonly column: number } | null {
  const box = rules.boxes.find((candidate) => candidate.category === category);
  return box === undefined ? null : { row: box.kind, column: box.column };
}

function correctedBoxes(rules: FiveDiceRules, { cards }: FiveDiceGame): CardView['corrected'] {
  return cards.flatMap(({ corrected = [] }, player) =>
    corrected.flatMap((category) => {
      const place = rowAndColumn(rules, category);
      return place === null ? [] : [{ ...place, player }];
    }),
  );
}

/** What changed last. */
export function latestOf(rules: FiveDiceRules, { lastScored }: FiveDiceGame): Snapshot['latest'] {
  if (lastScored === undefined) return null;
  const place = rowAndColumn(rules, lastScored.category);
  return place === null ? null : { ...place, player: lastScored.player };
}

function boxRow(
  { id, box }: Extract<Row, { kind: 'box' }>,
  categories: readonly string[],
  { cards }: FiveDiceGame,
  columns: readonly ColumnView[],
  possible: Possible,
  bonuses: Possible,
): RowView {
  const inBox = (card: ScoreCard | undefined, column: number): number | null => {
    const boxes: Readonly<Record<string, number>> = card?.boxes ?? {};
    return boxes[categories[column] ?? ''] ?? null;
  };
  const ofColumns = (points: Possible) => categories.map((category) => points[category] ?? null);
  return {
    ...{ id, kind: 'box', key: box.key, categories },
    ...ownLabel(box),
    points: columns.map(({ player, column }) => inBox(cards[player], column)),
    possible: ofColumns(possible),
    ...(categories.some((category) => category in bonuses) ? { brings: ofColumns(bonuses) } : {}),
  };
}

/** Of the boxes that may be chosen and earn a bonus beside their points: all that the total grows by. */
function withBonuses(
  rules: FiveDiceRules,
  { cards, turn: { player, dice, claimed } }: FiveDiceGame,
  possible: Possible,
): Possible {
  const card = cards[player] ?? EMPTY_CARD;
  if (dice === undefined || Object.keys(possible).length === 0) return {};
  const grown = legalBoxes(rules, card, dice, claimed === true).flatMap((offer) => {
    const box = rules.boxes.find(({ category }) => category === offer.category);
    if (!offer.legal || box === undefined || !isOpen(card, offer.category)) return [];
    const filled = fillBox(card, offer.category, offer.points, offer.bonus);
    const all = shownTotal(rules, filled) - shownTotal(rules, card);
    return all === offer.points * (rules.columns[box.column] ?? 1) ? [] : [[offer.category, all] as const];
  });
  return Object.fromEntries(grown);
}

function sumRow(
  { id }: Extract<Row, { kind: 'sum' }>,
  rules: FiveDiceRules,
  { cards }: FiveDiceGame,
  columns: readonly ColumnView[],
): RowView {
  const points = columns.map((column) => shownSum(rules, cards[column.player] ?? EMPTY_CARD, id, column));
  return sumOf(id, points);
}

/** Where totals come at the end, only the total runs, without the upper bonus, until the card is full (S4.16). */
function shownSum(
  rules: FiveDiceRules,
  card: ScoreCard,
  id: keyof Totals,
  { column, times }: ColumnView,
): number | null {
  const sums = rules.columns.length === 1 ? totals(rules, card) : columnTotals(rules, card, column);
  const tellsAll = rules.manners.totals === 'live' || isFull(rules, card);
  if (id === 'total') return times * (tellsAll ? sums.total : sums.total - sums.upperBonus);
  return tellsAll || id === 'yahtzeeBonus' ? sums[id] : null;
}

/** Only where the set has a name of its own: the others are known to whoever reads. */
function ownLabel(box: Box): Pick<RowView, 'label'> {
  const name = boxName(box);
  return typeof name === 'string' ? { label: name } : {};
}
