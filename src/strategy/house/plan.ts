/** What every keep of a turn can be expected to bring: the plan that the greedy player follows. */
import type { Hands } from '../hands.ts';
import { expectRolls, keepBest } from '../turn.ts';
import type { BestBox } from './gain.ts';

/** Turns of endless rolls, or of many that were saved, are planned so far ahead. */
const FORESIGHT = 10;

/** `[left][keep]`: the expected gain of keeping that group, with so many more rolls after the next one. */
export type Plan = readonly Float64Array[];

/** Of a turn with so many rolls. */
export function planOf(rolls: number, hands: Hands, choice: BestBox): Plan {
  const plan: Float64Array[] = [];
  const values = new Float64Array(hands.groups.length);
  for (const [index, dice] of hands.groups.entries()) {
    if (index >= hands.firstRoll) values[index] = choice(dice)?.gain ?? 0;
  }
  for (let left = 0; left < Math.min(rolls, FORESIGHT) - 1; left += 1) {
    expectRolls(hands, values);
    plan.push(values.slice());
    keepBest(hands, values);
  }
  return plan;
}
