/**
 * Subtotals of the upper section, as far as they make a difference: beyond the last sum at which the upper bonus changes
 * all are alike, and so are all from which it is out of reach.
 */
import { boxValues, type FiveDiceRules, upperBonusOf } from '../../game/index.ts';

export interface Subtotals {
  /** Sums from here on earn the same; larger ones are counted as this one. */
  readonly cap: number;
  /** The most that one box adds. */
  readonly step: number;
  /** More points in the upper section never cost any. */
  readonly rising: boolean;
  /** Of a sum up to the cap. */
  readonly bonusOf: (sum: number) => number;
  /** The subtotals to tell apart with these boxes filled (a bit each): from `low`, which stands for all below, to `high`. */
  readonly range: (filled: number) => { readonly low: number; readonly high: number };
  /** How many of them such a card can have, each that differs counted once. */
  readonly countOf: (filled: number) => number;
}

export function subtotalsOf(rules: FiveDiceRules): Subtotals {
  const values = rules.boxes.map(({ section, category }) =>
    section === 'upper' ? boxValues(rules, category) : [],
  );
  const most = values.map((points) => points.at(-1) ?? 0);
  const largest = most.reduce((sum, points) => sum + points, 0);
  const bonuses = Array.from({ length: largest + 1 }, (_, sum) => upperBonusOf(rules, sum));
  // -1 + 1 where the bonus never changes.
  const cap = bonuses.findLastIndex((bonus) => bonus !== bonuses.at(-1)) + 1;
  const first = bonuses.findIndex((bonus) => bonus !== bonuses[0]);
  const range = (filled: number): { low: number; high: number } => {
    let sum = 0;
    for (const [box, points] of most.entries()) if ((filled & (1 << box)) !== 0) sum += points;
    // What is still open may add this much before the first sum that earns something is reached.
    const low = Math.max(0, first - 1 - (largest - sum));
    return first === -1 ? { low: 0, high: 0 } : { low, high: Math.min(cap, sum) };
  };
  return {
    cap,
    step: Math.max(0, ...most),
    rising: bonuses.every((bonus, sum) => bonus >= (bonuses[sum - 1] ?? bonus)),
    bonusOf: (sum) => bonuses[sum] ?? 0,
    range,
    countOf: (filled) => {
      const { low, high } = range(filled);
      let sums = new Set([0]);
      for (const [box, points] of values.entries()) {
        if ((filled & (1 << box)) === 0 || points.length === 0) continue;
        sums = new Set([...sums].flatMap((sum) => points.map((more) => Math.min(sum + more, cap))));
      }
      return new Set([...sums].map((sum) => Math.min(Math.max(sum, low), high))).size;
    },
  };
}
