/** What every card is worth between turns under best play: the table that all advice is read from. */

import type { Model, ModelRow } from './model.ts';
import type { CardClass } from './outcomes.ts';

/** For each row its subtotals from `low` to `high`, one row after the other. */
export interface Values {
  readonly model: Model;
  readonly starts: Int32Array;
  /** Points still to come, with the upper bonus that the full card will have. */
  readonly points: Float64Array;
}

export function emptyValues(model: Model): Values {
  const starts = new Int32Array(model.rows.length + 1);
  for (const [number, { low, high }] of model.rows.entries()) {
    starts[number + 1] = (starts[number] as number) + high - low + 1;
  }
  return { model, starts, points: new Float64Array(starts.at(-1) ?? 0) };
}

/** Where a row keeps this subtotal; one out of its range counts as the nearest. */
export function valuePlace(
  { model, starts }: Pick<Values, 'model' | 'starts'>,
  row: number,
  upper: number,
): number {
  const { low, high } = model.rows[row] as ModelRow;
  return (starts[row] as number) + Math.min(Math.max(upper, low), high) - low;
}

export function pointsAt(values: Values, row: number, upper: number): number {
  return values.points[valuePlace(values, row, upper)] as number;
}

/** What is still to be added to the total of such a card: an upper bonus that it has already is not. */
export function valueOfCard(values: Values, card: CardClass, upper: number): number | undefined {
  const { rowOf, subtotals } = values.model;
  const row = rowOf(card);
  if (row === -1) return undefined;
  const sum = Math.min(upper, subtotals.cap);
  return pointsAt(values, row, sum) - subtotals.bonusOf(sum);
}
