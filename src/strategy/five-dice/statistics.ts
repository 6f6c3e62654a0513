/**
 * What games of best play are like, exactly: the chance of every card is carried forward from the empty one, and with it
 * the distribution of the points so far.
 */
import type { Category } from '../../game/index.ts';
import { Distribution } from './distribution.ts';
import { AT_ONCE, type Follow } from './follow.ts';
import type { ModelRow } from './model.ts';
import type { RollOutcome } from './outcomes.ts';
import { followerOf } from './solve.ts';
import { pointsAt, type Values, valuePlace } from './values.ts';

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

export function statisticsOfPlay(values: Values, follow: Follow = followerOf(values)): PlayStatistics {
  const { rules, rows, layers, subtotals } = values.model;
  const sums = {
    chances: new Float64Array(values.points.length),
    totals: new Map<number, Distribution>(),
    means: rules.boxes.map(() => 0),
    zeros: rules.boxes.map(() => 0),
    variance: 0,
  };
  // The empty card is the first row.
  sums.chances[0] = 1;
  sums.totals.set(0, Distribution.certain(0));
  for (const layer of layers.slice(0, -1)) {
    for (const number of layer) followRow(values, follow, number, sums);
  }
  const all = new Distribution();
  let upperBonus = 0;
  for (const number of layers.at(-1) ?? []) {
    const { low, high } = rows[number] as ModelRow;
    for (let upper = low; upper <= high; upper += 1) {
      const place = valuePlace(values, number, upper);
      const bonus = subtotals.bonusOf(upper);
      if (bonus > 0) upperBonus += sums.chances[place] as number;
      const total = sums.totals.get(place);
      if (total !== undefined) all.add(total, bonus, 1);
    }
  }
  return {
    sd: Math.sqrt(sums.variance),
    upperBonus,
    boxes: Object.fromEntries(
      rules.boxes.map(({ category }, box) => [
        category,
        { mean: sums.means[box] ?? 0, zero: sums.zeros[box] ?? 0 },
      ]),
    ),
    percentiles: Object.fromEntries(PERCENTILES.map((percent) => [percent, all.percentile(percent)])),
  };
}

interface Sums {
  /** Of each card, by its place among the values. */
  readonly chances: Float64Array;
  /** Points so far on each card that still has to be followed, with the chance of being there. */
  readonly totals: Map<number, Distribution>;
  /** By box. */
  readonly means: number[];
  readonly zeros: number[];
  variance: number;
}

function followRow(values: Values, follow: Follow, number: number, sums: Sums): void {
  const row = values.model.rows[number] as ModelRow;
  for (let upper = row.low; upper <= row.high; upper += AT_ONCE) {
    const place = valuePlace(values, number, upper);
    const lanes = Math.min(AT_ONCE, row.high - upper + 1);
    if (sums.chances.subarray(place, place + lanes).every((chance) => chance === 0)) continue;
    for (let lane = 0; lane < lanes; lane += 1) sums.totals.get(place + lane)?.trim();
    const { outcomes, chances } = follow(number, upper);
    for (const [index, outcome] of outcomes.entries()) {
      const next = values.model.after(row, outcome);
      for (let lane = 0; lane < lanes; lane += 1) {
        const share = chances[AT_ONCE * index + lane] as number;
        const chance = share * (sums.chances[place + lane] as number);
        if (chance === 0) continue;
        const after = upper + lane + outcome.upper;
        // Steps of best play are fair bets, so their variances add up.
        const gained = outcome.gain + pointsAt(values, next, after) - (values.points[place + lane] as number);
        sums.variance += chance * gained ** 2;
        countBoxes(values, outcome, chance, sums);
        const to = valuePlace(values, next, after);
        sums.chances[to] = (sums.chances[to] as number) + chance;
        if (chance > RARE) passOn(sums.totals, place + lane, to, outcome.gain, share);
      }
    }
    for (let lane = 0; lane < lanes; lane += 1) sums.totals.delete(place + lane);
  }
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

function passOn(
  totals: Map<number, Distribution>,
  from: number,
  to: number,
  gain: number,
  share: number,
): void {
  const own = totals.get(from);
  if (own === undefined) return;
  const later = totals.get(to) ?? new Distribution();
  totals.set(to, later);
  later.add(own, gain, share);
}
