/** What cards can still bring, by plain arithmetic: the most of every open box. Nobody is told to need what cannot come. */
import type { ReachFacts } from '../../src/server/view/messages.ts';
import type { ToldCard, ToldSnapshot } from '../link/told.ts';

export interface OpenBox {
  readonly row: string;
  readonly column: number;
  /** With its column, and with the upper bonus where it alone would bring that. */
  readonly most: number;
}

export interface UpperState {
  readonly column: number;
  readonly sum: number;
  readonly threshold: number;
  readonly points: number;
  /** `lost`: the open boxes do not reach it any more. */
  readonly state: 'won' | 'open' | 'lost';
  readonly open: readonly string[];
}

export interface Reach {
  /** What the total can still grow by at most. */
  readonly more: number;
  /** Of that, what five alike can bring beside the boxes. */
  readonly again: number;
  readonly open: readonly OpenBox[];
  /** One a column; none where nothing is to be had. */
  readonly upper: readonly UpperState[];
}

/** One player's. */
function reachOf(card: ToldCard, facts: ReachFacts, player: number): Reach {
  const columns = card.columns.flatMap((column, index) =>
    column.player === player ? [{ ...column, index }] : [],
  );
  const upper = columns.map(({ index, column }) => upperOf(card, facts, column, index));
  const open = columns.flatMap(({ index, column, times }, place) =>
    openRows(card, index).map((row) => {
      const box = facts.most[row] ?? 0;
      const bonus = facts.upper.includes(row) ? bonusWith(facts, upper[place], box) : 0;
      return { row, column, most: times * (box + bonus) };
    }),
  );
  const boxes = columns.flatMap(({ index, times }) =>
    openRows(card, index).map((row) => times * (facts.most[row] ?? 0)),
  );
  const bonuses = columns.map(({ times, index }, place) => {
    const left = sum((upper[place]?.open ?? []).map((row) => facts.most[row] ?? 0));
    return times * Math.max(0, bonusOf(facts, upper[place]?.sum ?? 0, left) - bonusTold(card, index));
  });
  const again = facts.again * againLeft(card, columns[0]?.index ?? 0, boxes.length);
  return {
    more: sum(boxes) + sum(bonuses) + again,
    again,
    open,
    upper: upper.filter(({ points }) => points > 0),
  };
}

/** By player; undefined where the game has no card, or its rules have not come yet. */
export function reaches(
  { card, players, rollsLeft }: Pick<ToldSnapshot, 'card' | 'players' | 'rollsLeft'>,
  facts: ReachFacts | undefined,
): readonly Reach[] | undefined {
  if (card === null || facts === undefined) return undefined;
  return players.map(({ current }, player) => {
    const reach = reachOf(card, facts, player);
    return current && rollsLeft === 0 ? asDiceLie(reach, card, player) : reach;
  });
}

/** With the last box and no roll left the dice tell; before they stand, and with more boxes, the most of each counts. */
function asDiceLie(reach: Reach, card: ToldCard, player: number): Reach {
  const [only, ...others] = reach.open;
  const row = card.rows.find(({ id }) => id === only?.row);
  if (only === undefined || row === undefined || others.length > 0) return reach;
  const times =
    card.columns.find((each) => each.player === player && each.column === only.column)?.times ?? 1;
  const points = row.possible[only.column] ?? null;
  if (points === null) return reach;
  const more = row.brings?.[only.column] ?? times * points;
  const upper = reach.upper.map((own) => {
    const sum = own.sum + (own.open.includes(only.row) ? points : 0);
    const isLost = own.column === only.column && own.state === 'open' && sum < own.threshold;
    return isLost ? { ...own, state: 'lost' as const } : own;
  });
  return { more, again: 0, open: [{ ...only, most: more }], upper };
}

function openRows(card: ToldCard, index: number): readonly string[] {
  return card.rows.flatMap(({ kind, id, points }) =>
    kind === 'box' && (points[index] ?? null) === null ? [id] : [],
  );
}

function upperOf(card: ToldCard, facts: ReachFacts, column: number, index: number): UpperState {
  const rows = card.rows.filter(({ id }) => facts.upper.includes(id));
  const has = sum(rows.map(({ points }) => points[index] ?? 0));
  const open = rows.flatMap(({ id, points }) => ((points[index] ?? null) === null ? [id] : []));
  const left = sum(open.map((row) => facts.most[row] ?? 0));
  const next = facts.steps.find((step) => step.threshold > has);
  const { threshold, points } = next ?? facts.steps[facts.steps.length - 1] ?? { threshold: 0, points: 0 };
  const tooMuch = facts.max !== undefined && has > facts.max;
  const state = tooMuch || has + left < threshold ? 'lost' : has >= threshold ? 'won' : 'open';
  return { column, sum: has, threshold, points, state, open };
}

/** What the sum brings at best if it grows by so much. */
function bonusOf({ steps, max = Number.POSITIVE_INFINITY }: ReachFacts, has: number, left: number): number {
  if (has > max) return 0;
  return Math.max(0, ...steps.filter(({ threshold }) => threshold <= has + left).map(({ points }) => points));
}

/** By this box alone. */
function bonusWith(facts: ReachFacts, upper: UpperState | undefined, box: number): number {
  const has = upper?.sum ?? 0;
  return bonusOf(facts, has, box) - bonusOf(facts, has, 0);
}

/** What the total has of it already: some games tell it at the end alone. */
function bonusTold(card: ToldCard, index: number): number {
  return card.rows.find(({ id }) => id === 'upperBonus')?.points[index] ?? 0;
}

/** Turns that may still bring five alike beside what their box gives. */
function againLeft(card: ToldCard, index: number, turns: number): number {
  const box = card.rows.find(({ id }) => id === 'yahtzee');
  if (box === undefined) return 0;
  const points = box.points[index] ?? null;
  return points === null ? Math.max(0, turns - 1) : points > 0 ? turns : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
