/** A turn of Farkle forwards: with what chance it ends with how many points. */
import type { FarkleRules } from '../../../game/index.ts';
import { type RollOffers, sparedOffers } from './offers.ts';
import type { FarkleWay, Goes } from './ways.ts';

/** Chances by points in units; those of 0 are farkles. */
export interface TurnEnds {
  readonly chances: Float64Array;
  /** Of so many points or less, to draw by. */
  readonly sums: Float64Array;
  /** Hardly any turn has more points, banked or not. */
  readonly most: number;
}

/** Where a turn is: about to roll these dice, or at a roll that lies there. */
export interface TurnAt {
  readonly points: number;
  readonly dice: number;
  readonly roll?: RollOffers | undefined;
  /** Before its first roll. */
  readonly first?: true;
}

/** Many times rarer than anything that is told: such a turn ends with the points that it has. */
const NEGLIGIBLE = 1e-8;
/** A turn with more points than this is rare. */
const RARE = 1e-6;

export function beginningOf({ dice }: FarkleRules): TurnAt {
  return { points: 0, dice, first: true };
}

/** Points of a turn that ends so, drawn by a number from 0 to below 1. */
export function drawnOf({ sums }: TurnEnds, unit: number, chance: () => number): number {
  return unit * placeIn(sums, chance());
}

/** `rolls`: by number of dice. Each roll adds points, so that those with fewer come first. */
export function endsOfTurn(
  rules: FarkleRules,
  unit: number,
  rolls: readonly (readonly RollOffers[])[],
  way: FarkleWay,
  { points, dice, roll, first }: TurnAt,
): TurnEnds {
  const banked: number[] = [0];
  /** Of rolling so many dice with so many points set aside. */
  const rolling: Float64Array[] = [];
  /** Of the roll at hand; numbers of closures would be made anew each time. */
  const here = new Float64Array([1]);
  let most = 0;
  const goes: Goes = {
    bank: (now, share) => {
      const at = now / unit;
      if ((here[0] as number) * share > RARE) most = Math.max(most, now);
      banked[at] = (banked[at] ?? 0) + (here[0] as number) * share;
    },
    on: (now, diceLeft, share) => {
      const at = now / unit;
      if ((here[0] as number) * share > RARE) most = Math.max(most, now);
      const later = rolling[at] ?? new Float64Array(rules.dice + 1);
      rolling[at] = later;
      later[diceLeft] = (later[diceLeft] as number) + (here[0] as number) * share;
    },
  };
  const throwDice = (count: number, before: number, chance: number, empty?: RollOffers): void => {
    for (const each of rolls[count] as readonly RollOffers[]) {
      here[0] = chance * each.chance;
      const spared = each.offers.length === 0 ? empty : undefined;
      if (each.offers.length > 0) way(each, before, goes);
      else if (spared !== undefined) way(spared, before + (rules.emptyFirstRoll ?? 0), goes);
    }
  };
  if (roll !== undefined) way(roll, points, goes);
  else {
    const isSpared = first === true && rules.emptyFirstRoll !== null;
    throwDice(dice, points, 1, isSpared ? sparedOffers(rules) : undefined);
  }
  for (let at = 0; at < rolling.length; at += 1) {
    const chances = rolling[at];
    for (let count = 1; chances !== undefined && count < chances.length; count += 1) {
      const chance = chances[count] as number;
      if (chance > NEGLIGIBLE) throwDice(count, at * unit, chance);
      else banked[at] = (banked[at] ?? 0) + chance;
    }
  }
  const chances = Float64Array.from({ length: banked.length }, (_, at) => banked[at] ?? 0);
  chances[0] = 0;
  chances[0] = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  let sum = 0;
  const sums = chances.map((chance) => {
    sum += chance;
    return sum;
  });
  return { chances, sums, most };
}

/** The first whose sum is above this number from 0 to below 1. */
export function placeIn(sums: Float64Array, number: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] as number) > number) high = middle;
    else low = middle + 1;
  }
  return low;
}
