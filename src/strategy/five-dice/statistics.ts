/**
 * What games of best play are like, exactly: the chance of every card is carried forward from the empty one, and with it
 * the distribution of the points so far.
 */
import type { Category } from '../../game/index.ts';
import { finished } from '../steps.ts';
import { carried, type Step } from './carry/carry.ts';
import { Distribution } from './distribution.ts';
import type { Follow } from './follow.ts';
import type { ModelRow } from './model.ts';
import type { RollOutcome } from './outcomes.ts';
import { followerOf } from './solve.ts';
import { pointsAt, type Values } from './values.ts';

export interface BoxStatistics {
  readonly mean: number;
  /** How often it is filled with 0. */
  readonly zero: number;
}

export interface PlayStatistics {
  /** Standard deviation of the total. */
  readonly sd: number;
  /** How often an upper bonus is earned. */
  readonly upperBonus: number;
  readonly boxes: Readonly<Partial<Record<Category, BoxStatistics>>>;
  readonly percentiles: Readonly<Record<number, number>>;
}

const PERCENTILES = [5, 25, 50, 75, 95, 99] as const;
/** Ways that are rarer than this are left out of the distribution, and of nothing else. */
const RARE = 1e-13;
const FINER = 1e-4;

export function statisticsOfPlay(values: Values, follow: Follow = followerOf(values)): PlayStatistics {
  const { rules, rows, subtotals } = values.model;
  const all = (1 << rules.boxes.length) - 1;
  const sums = {
    means: rules.boxes.map(() => 0),
    zeros: rules.boxes.map(() => 0),
    variance: 0,
    upperBonus: 0,
  };
  const seen = (step: Step): void => {
    const { row, upper, outcome, next, chance } = step;
    const after = upper + outcome.upper;
    // Steps of best play are fair bets, so their variances add up.
    const gained = outcome.gain + pointsAt(values, next, after) - pointsAt(values, row, upper);
    sums.variance += chance * gained ** 2;
    countBoxes(values, outcome, chance, sums);
    if ((rows[next] as ModelRow).filled !== all) return;
    if (subtotals.bonusOf(Math.min(after, subtotals.cap)) > 0) sums.upperBonus += chance;
  };
  // The empty card is the first row.
  const empty = { row: 0, upper: 0, chance: 1, total: Distribution.certain(0) };
  const totals = finished(carried(values, [empty], { follow, rare: RARE, finer: FINER, seen }));
  return {
    sd: Math.sqrt(sums.variance),
    upperBonus: sums.upperBonus,
    boxes: Object.fromEntries(
      rules.boxes.map(({ category }, box) => [
        category,
        { mean: sums.means[box] ?? 0, zero: sums.zeros[box] ?? 0 },
      ]),
    ),
    percentiles: Object.fromEntries(PERCENTILES.map((percent) => [percent, totals.percentile(percent)])),
  };
}

interface Sums {
  /** By box. */
  readonly means: number[];
  readonly zeros: number[];
}

function countBoxes({ model }: Values, outcome: RollOutcome, chance: number, { means, zeros }: Sums): void {
  const { box, points, claim, fills } = outcome;
  means[box] = (means[box] as number) + chance * points;
  const { remembered } = model;
  if (claim > 0) means[remembered] = (means[remembered] as number) + chance * claim;
  for (const other of zeros.keys()) {
    const isFilled = (fills & (1 << other)) !== 0;
    if (isFilled && (other !== box || points === 0)) zeros[other] = (zeros[other] as number) + chance;
  }
}
