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
  const { groups, chances } = makeHands(rules.dice);
  const found = Array.from({ length: rules.dice + 1 }, () => new Map<string, Throw>());
  for (const [group, dice] of groups.entries()) {
    const options = optionsOf(rules, pointsOf, dice);
    const same = found[dice.length] as Map<string, Throw>;
    const key = options.map(({ points, diceLeft }) => `${points} ${diceLeft}`).join();
    same.set(key, { options, chance: (same.get(key)?.chance ?? 0) + (chances[group] ?? 0) });
  }
  return found.map((throws) => [...throws.values()]);
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
