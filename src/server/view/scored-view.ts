/** What has just become of a turn, with its box as the card knows it. */
import { fiveDiceRules, type RuleSet } from '../../game/index.ts';
import type { TableView } from '../../table/view.ts';
import { rowAndColumn } from './card-view.ts';
import type { Snapshot } from './messages.ts';

/** Nothing, once it is over. */
export function scoredView(rules: RuleSet, { highlight }: TableView['scene']): Pick<Snapshot, 'scored'> {
  if (highlight === undefined) return {};
  const { player, category, points, dice, feats, fresh, cheered, takeable } = highlight;
  const own = fiveDiceRules(rules);
  const box = own === undefined || category === undefined ? null : rowAndColumn(own, category);
  const { row, column } = box ?? { row: null, column: 0 };
  return { scored: { player, row, column, points, dice, feats, fresh, cheered, takeable } };
}
