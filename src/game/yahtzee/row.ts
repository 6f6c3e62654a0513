/** The rows of the score card on pages: boxes and sums in the order of the classic card (S4.23). */
import type { Box } from './box.ts';
import type { FiveDiceRules } from './rule-set.ts';
import type { Totals } from './score-card.ts';

export type Row =
  | { readonly kind: 'box'; readonly id: Box['category']; readonly box: Box }
  /** `id` names the sum in `Totals`. */
  | { readonly kind: 'sum'; readonly id: keyof Totals };

const sum = (id: keyof Totals): Row => ({ kind: 'sum', id });

/** The seventeen rows of the classic card, and the Yahtzee bonus before Lower Score where there is one; of one column. */
export function rowsOf(rules: FiveDiceRules, column = 0): readonly Row[] {
  const boxes = (section: Box['section']): readonly Row[] =>
    rules.boxes
      .filter((box) => box.section === section && box.column === column)
      .map((box) => ({
        kind: 'box',
        id: box.category,
        box,
      }));
  return [
    ...boxes('upper'),
    sum('upper'),
    sum('upperBonus'),
    ...boxes('lower'),
    ...(rules.yahtzeeBonus > 0 ? [sum('yahtzeeBonus')] : []),
    sum('lower'),
    sum('total'),
  ];
}
