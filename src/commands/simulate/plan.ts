/** What every keep of a turn can be expected to bring: the plan that the greedy player follows. */
import type { FiveDiceRules } from '../../game/index.ts';
import type { BestChoice } from './choice.ts';
import type { Hands } from './hands.ts';

/** A set with endless rolls is planned so far ahead. */
const FORESIGHT = 10;

/** `[left][keep]`: the expected gain of keeping that group, with so many more rolls after the next one. */
export type Plan = readonly Float64Array[];

export function planOf({ rolls }: FiveDiceRules, hands: Hands, choice: BestChoice): Plan {
  const plan: Float64Array[] = [];
  const hand = new Float64Array(hands.groups.length);
  for (const index of hands.full) hand[index] = choice(hands.groups[index] ?? [])?.gain ?? 0;
  for (let left = 0; left < Math.min(rolls, FORESIGHT) - 1; left += 1) {
    const keep = new Float64Array(hands.groups.length);
    for (const index of hands.order) keep[index] = rolled(hands.grown[index] ?? [], keep) ?? hand[index] ?? 0;
    for (const index of hands.full) hand[index] = most(hands.keeps[index] ?? [], keep);
    plan.push(keep);
  }
  return plan;
}

/** The mean over the six faces of one more die; undefined for a full hand. */
function rolled(grown: readonly number[], keep: Float64Array): number | undefined {
  if (grown.length === 0) return undefined;
  let sum = 0;
  for (const next of grown) sum += keep[next] ?? 0;
  return sum / grown.length;
}

function most(parts: readonly number[], keep: Float64Array): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const part of parts) best = Math.max(best, keep[part] ?? 0);
  return best;
}
