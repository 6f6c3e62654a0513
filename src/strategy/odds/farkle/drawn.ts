/** Turns of Farkle drawn roll by roll: for those that are met too seldom to be worth working out. */
import type { FarkleRules } from '../../../game/index.ts';
import { beginningOf, placeIn } from './ends.ts';
import { type RollOffers, sparedOffers } from './offers.ts';
import type { FarkleWay, Goes } from './ways.ts';

/** Points of one turn that is played in this way; 0: a farkle. `chance`: a number from 0 to below 1. */
export type DrawTurn = (way: FarkleWay, chance: () => number) => number;

/** `rolls`: by number of dice. */
export function turnDrawer(rules: FarkleRules, rolls: readonly (readonly RollOffers[])[]): DrawTurn {
  const sums = rolls.map(sumsOf);
  const empty = rules.emptyFirstRoll;
  const spared = empty === null ? undefined : sparedOffers(rules);
  /** Of the choice at hand: how much of all choices is left until the one that is drawn. */
  const left = new Float64Array(1);
  let [points, dice] = [0, 0];
  const take = (now: number, diceLeft: number, share: number): void => {
    if ((left[0] as number) >= 0) [points, dice] = [now, diceLeft];
    left[0] = (left[0] as number) - share;
  };
  const goes: Goes = {
    bank: (now, share) => take(now, 0, share),
    on: (now, diceLeft, share) => take(now, diceLeft, share),
  };
  return (way, chance) => {
    ({ points, dice } = beginningOf(rules));
    for (let isFirst = true; dice > 0; isFirst = false) {
      const at = placeIn(sums[dice] as Float64Array, chance());
      let roll = (rolls[dice] as readonly RollOffers[])[at] as RollOffers;
      if (roll.offers.length === 0) {
        if (!isFirst || spared === undefined) return 0;
        roll = spared;
        points += empty ?? 0;
      }
      left[0] = chance();
      way(roll, points, goes);
    }
    return points;
  };
}

function sumsOf(rolls: readonly RollOffers[]): Float64Array {
  let sum = 0;
  return Float64Array.from(rolls, ({ chance }) => {
    sum += chance;
    return sum;
  });
}
