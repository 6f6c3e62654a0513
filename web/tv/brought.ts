/** What a score has brought beside the points of its box. */
import type { ToldSnapshot } from '../link/told.ts';

type Scored = NonNullable<ToldSnapshot['scored']>;

/** Points; 0 if none come of it, or only at the end. */
export function broughtBy(
  feat: Scored['feats'][number],
  { card }: Pick<ToldSnapshot, 'card'>,
  { player, column }: Pick<Scored, 'player' | 'column'>,
): number {
  if (feat !== 'upperBonus' || card === null) return 0;
  const at = card.columns.findIndex((each) => each.player === player && each.column === column);
  const bonus = card.rows.find(({ id }) => id === 'upperBonus')?.points[at] ?? 0;
  return (card.columns[at]?.times ?? 1) * bonus;
}

/** All that the total has grown by. */
export function gainOf(snapshot: Pick<ToldSnapshot, 'card'>, scored: Scored): number {
  return scored.feats.reduce((sum, feat) => sum + broughtBy(feat, snapshot, scored), scored.points);
}
