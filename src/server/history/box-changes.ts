/** Which boxes of the score cards each step changed. */
import type { ChangedCard, HistoryGame } from './messages.ts';

export interface BoxChange {
  readonly player: number;
  /** Id of the row. */
  readonly box: string;
  /** What the column counts. */
  readonly column: number;
  /** What stands there now; null = open. */
  readonly points: number | null;
}

/** One list a step; sums and bonuses are no boxes, so they are left out. */
export function boxChanges({
  steps,
  rows,
  columns,
  players,
}: HistoryGame): readonly (readonly BoxChange[])[] {
  const cards: ChangedCard['points'][] = players.map(() => []);
  return steps.map((step) =>
    step.cards.flatMap(({ player, points }) => {
      const before = cards[player] ?? [];
      cards[player] = points;
      return rows.flatMap(({ id, kind }, row) =>
        columns.flatMap((column, at) => {
          const now = points[row]?.[at] ?? null;
          const isSame = now === (before[row]?.[at] ?? null);
          return kind === 'sum' || isSame ? [] : [{ player, box: id, column, points: now }];
        }),
      );
    }),
  );
}
