/** What the totals of a game ask of a turn. */
import type { FarkleRules } from '../../../game/index.ts';

export interface Task {
  /** Has points already, so that the entry is done. */
  readonly entered: boolean;
  /** With so many points of this turn the target is reached, or whoever has reached it is overtaken. */
  readonly wins: number;
  /** Somebody has reached the target: only to overtake counts. */
  readonly last: boolean;
}

/** What this player's total asks of the next turn. */
export function taskOf(
  { target }: FarkleRules,
  totals: ArrayLike<number>,
  player: number,
  reachedBy: number | undefined,
): Task {
  const own = totals[player] ?? 0;
  const last = reachedBy !== undefined;
  const goal = last ? mostOf(totals) + 1 : target;
  return { entered: own > 0, wins: goal - own, last };
}

/** Asked before every turn of a hundred thousand games: no array is made for it. */
function mostOf(totals: ArrayLike<number>): number {
  let most = 0;
  for (let player = 0; player < totals.length; player += 1) most = Math.max(most, totals[player] as number);
  return most;
}
