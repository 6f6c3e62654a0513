/** What the rolls of so many dice offer in Farkle: rolls with the same choices are one. */
import {
  countsOf,
  type Dice,
  type FarkleRules,
  legalKeeps,
  type PointsOf,
  pointsByTable,
} from '../../game/index.ts';
import { makeHands } from '../hands.ts';

export interface Throw {
  readonly chance: number;
  /** For each number of dice that can be kept the most points that they bring: more dice to roll for fewer points is a choice. */
  readonly options: readonly KeepOption[];
}

export interface KeepOption {
  readonly points: number;
  /** To roll next; all of them again after hot dice. */
  readonly diceLeft: number;
}

/** The throws of 1, 2, … all dice, by their number; those without options are farkles. */
export function throwsOf(rules: FarkleRules): readonly (readonly Throw[])[] {
  const pointsOf = pointsByTable(rules);
  return distinctRolls(
    rules.dice,
    (dice) => ({ options: optionsOf(rules, pointsOf, dice) }),
    ({ options }) => options.map(({ points, diceLeft }) => `${points} ${diceLeft}`).join(),
  );
}

/** What the rolls of 1, 2, … all dice come to, by their number, each with its chance; those of one key are one. */
export function distinctRolls<Roll>(
  most: number,
  rollOf: (dice: Dice) => Roll,
  keyOf: (roll: Roll) => string,
): readonly (readonly (Roll & { readonly chance: number })[])[] {
  const { groups, chances } = makeHands(most);
  const found = Array.from({ length: most + 1 }, () => new Map<string, Roll & { chance: number }>());
  for (const [group, dice] of groups.entries()) {
    const roll = rollOf(dice);
    const same = found[dice.length];
    const key = keyOf(roll);
    same?.set(key, { ...roll, chance: (same.get(key)?.chance ?? 0) + (chances[group] ?? 0) });
  }
  return found.map((rolls) => [...rolls.values()]);
}

function optionsOf(rules: FarkleRules, pointsOf: PointsOf, dice: Dice): readonly KeepOption[] {
  const most = new Map<number, number>();
  for (const keep of legalKeeps(rules, pointsOf, countsOf(dice))) {
    const diceLeft = diceAfter(rules, dice.length, keep.dice.length);
    most.set(diceLeft, Math.max(most.get(diceLeft) ?? 0, keep.points));
  }
  return [...most].map(([diceLeft, points]) => ({ diceLeft, points }));
}

/** Hot dice: all are rolled again. */
export function diceAfter(rules: FarkleRules, rolled: number, kept: number): number {
  return rolled === kept ? rules.dice : rolled - kept;
}
