/** Tells tables apart by all that the solver has read from the rules: a changed rule makes another table. */
import { createHash } from 'node:crypto';
import type { Model } from '../strategy/five-dice/model.ts';

/** To be raised when the same rules would give other values, or values in another order. */
const VERSION = 1;

export function fingerprintOf(model: Model): string {
  const { rules, subtotals, outcomes, rows, special } = model;
  const bonuses = Array.from({ length: subtotals.cap + 1 }, (_, sum) => subtotals.bonusOf(sum));
  const hash = createHash('sha256').update(
    JSON.stringify([VERSION, rules.dice, rules.rolls, rules.boxes.length, bonuses, outcomes, special]),
  );
  const seen = new Set<Int16Array>();
  for (const row of rows) {
    hash.update(JSON.stringify([row.filled, row.holds, row.low, row.high, row.special]));
    for (const box of rules.boxes.keys()) {
      const choices = model.plain(row, box);
      if (seen.has(choices)) continue;
      seen.add(choices);
      hash.update(choices);
    }
  }
  return hash.digest('hex');
}
