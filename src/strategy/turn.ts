/**
 * One turn backwards, one die at a time: the lattice of dice groups makes 210 means of six of what would be 462 means
 * over up to 252 rolls. `values` has an entry for each group of `hands`, rolls of all dice last.
 */
import type { Hands } from './hands.ts';

/** From the worth of every roll of all dice: what each group of fewer dice is worth when the missing ones are rolled. */
export function expectRolls({ grown }: Hands, values: Float64Array): void {
  for (let group = grown.length - 1; group >= 0; group -= 1) {
    const larger = grown[group] as readonly number[];
    let sum = 0;
    for (const next of larger) sum += values[next] as number;
    values[group] = sum / larger.length;
  }
}

/** From the worth of keeping each group: what it is worth to have it and to keep the best part of it. */
export function keepBest({ shrunk }: Hands, values: Float64Array): void {
  for (let group = 1; group < shrunk.length; group += 1) {
    let best = values[group] as number;
    for (const part of shrunk[group] as readonly number[]) {
      const value = values[part] as number;
      if (value > best) best = value;
    }
    values[group] = best;
  }
}
