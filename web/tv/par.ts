/** What the filled boxes of the upper part must hold, so that its bonus comes with boxes of the same kind in the rest. Pure. */
import type { ReachFacts } from '../../src/server/view/messages.ts';

/** `open`: rows of the upper part that are not filled. Three of each make 63: three fifths of all that it can hold. */
export function upperPar(
  { upper, most }: Pick<ReachFacts, 'upper' | 'most'>,
  threshold: number,
  open: readonly string[],
): number {
  const held = (rows: readonly string[]) => rows.reduce((sum, row) => sum + (most[row] ?? 0), 0);
  const all = held(upper);
  return all === 0 ? 0 : Math.round((threshold * held(upper.filter((row) => !open.includes(row)))) / all);
}
