/** The rows of the score card on pages: boxes and sums in the order of the classic card (S4.23). */
import type { Box } from './box.ts';
import type { FiveDiceRules } from './rule-set.ts';
import type { Totals } from './score-card.ts';

export type Row =
  | { readonly kind: 'box'; readonly id: Box['category']; readonly label: string; readonly box: Box }
  /** `id` names the sum in `Totals`. */
  | { readonly kind: 'sum'; readonly id: keyof Totals; readonly label: string };

const sum = (id: keyof Totals, label: string): Row => ({ kind: 'sum', id, label });

/** The seventeen rows of the classic card, and the Yahtzee bonus before Lower Score where there is one; of one column. */
export function rowsOf(rules: FiveDiceRules, column = 0): readonly Row[] {
  const { keysOnCard } = rules.manners;
  const boxes = (section: Box['section']): readonly Row[] =>
    rules.boxes
      .filter((box) => box.section === section && box.column === column)
      .map((box) => ({
        kind: 'box',
        id: box.category,
        label: keysOnCard ? `${box.label} (${box.key})` : box.label,
        box,
      }));
  return [
    ...boxes('upper'),
    sum('upper', 'Upper Score'),
    sum('upperBonus', 'Upper Bonus'),
    ...boxes('lower'),
    ...(rules.yahtzeeBonus > 0 ? [sum('yahtzeeBonus', 'Yahtzee Bonus')] : []),
    sum('lower', 'Lower Score'),
    sum('total', 'Total'),
  ];
}
