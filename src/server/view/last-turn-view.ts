/** The newest finished turn as pages are told: digits and flags, since it travels with every snapshot. */
import { fiveDiceRules, type RuleSet } from '../../game/index.ts';
import type { TableView } from '../../table/view.ts';
import { rowAndColumn } from './card-view.ts';
import type { Snapshot } from './messages.ts';

export function lastTurnView(
  rules: RuleSet,
  { lastTurn }: Pick<TableView, 'lastTurn'>,
): Pick<Snapshot, 'lastTurn'> {
  if (lastTurn === undefined) return {};
  const { player, category, points, busted, rolls } = lastTurn;
  const own = fiveDiceRules(rules);
  const box = own === undefined || category === undefined ? null : rowAndColumn(own, category);
  return {
    lastTurn: {
      player,
      row: box?.row ?? null,
      points,
      ...(busted ? { busted } : {}),
      rolls: rolls.map(({ faces, stayed }) => ({
        dice: faces.join(''),
        stayed: stayed.map((flag) => (flag ? '1' : '0')).join(''),
      })),
    },
  };
}
