/** Where the totals of players end up: `points` that are sure, and the chances of what is added to them. */
import type { Distribution } from '../five-dice/distribution.ts';

export interface Final {
  readonly points: number;
  readonly rest: Distribution;
}

export function meanOf({ points, rest }: Final): number {
  return points + rest.mean;
}

export interface Standing {
  /** Of each player: to win alone. */
  readonly wins: readonly number[];
  readonly tie: number;
}

/** What sums of chances are off from 1. */
const ROUNDING = 1e-12;

/**
 * Players go their own ways, so their totals do not depend on each other. `undefined`: has dropped out. Where ties are
 * not shared, the first of those who are level wins.
 */
export function standingOf(finals: readonly (Final | undefined)[], shared: boolean): Standing {
  const inPlay = finals.filter((final) => final !== undefined);
  const from = Math.min(...inPlay.map(({ points, rest }) => points + rest.least));
  const to = Math.max(...inPlay.map(({ points, rest }) => points + rest.most));
  const sums = finals.map((final) => final?.rest.sum ?? 1);
  const chanceOf = (player: number, total: number): number => {
    const final = finals[player];
    return final === undefined ? 0 : final.rest.chanceOf(total - final.points) / (sums[player] as number);
  };
  const wins = finals.map(() => 0);
  /** Of each player: to end up below the total at hand. */
  const below = finals.map((final): number => (final === undefined ? 1 : 0));
  for (let total = from; total <= to; total += 1) {
    const here = finals.map((_, player) => chanceOf(player, total));
    for (const [player, own] of here.entries()) {
      let others = own;
      for (const [other, less] of below.entries()) {
        if (other === player) continue;
        others *= shared || other < player ? less : less + (here[other] as number);
      }
      wins[player] = (wins[player] as number) + others;
    }
    for (const [player, own] of here.entries()) below[player] = (below[player] as number) + own;
  }
  const tie = 1 - wins.reduce((sum, win) => sum + win, 0);
  return { wins, tie: tie < ROUNDING ? 0 : tie };
}
