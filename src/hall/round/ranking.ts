/**
 * Who has made more of the same dice. Matchpoints, as duplicate bridge scores pairs: two for everybody in the field whom one has
 * beaten, one for a tie, in percent of the most that there are. So the luck of the dice, which all had, is gone, rounds of
 * different rule sets can be added up, and one lucky Yahtzee wins no more than its places; how many points it was stands beside it.
 */

export interface RoundResult {
  readonly table: string;
  readonly player: string;
  readonly total: number;
  readonly corrected: boolean;
}

export interface RankedLine extends RoundResult {
  /** Shared by equal totals. */
  readonly rank: number;
  /** 0 to 100; null: there is nobody else. */
  readonly percent: number | null;
  /** Points above the mean of all others; null: there is nobody else. */
  readonly against: number | null;
}

/** Best first. */
export function rankingOf(results: readonly RoundResult[]): readonly RankedLine[] {
  const others = results.length - 1;
  const sum = results.reduce((all, { total }) => all + total, 0);
  const lines = results.map((line) => {
    const beaten = results.filter(({ total }) => total < line.total).length;
    const tied = results.filter(({ total }) => total === line.total).length - 1;
    return {
      ...line,
      rank: 1 + others - beaten - tied,
      percent: others === 0 ? null : rounded((100 * (2 * beaten + tied)) / (2 * others)),
      against: others === 0 ? null : rounded(line.total - (sum - line.total) / others),
    };
  });
  return lines.sort((a, b) => a.rank - b.rank);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
