/** All that may be kept of every roll, for players who do not always take the best of it. Rolls that offer the same are one. */
import {
  allScoringDice,
  countsOf,
  type Dice,
  type FarkleRules,
  legalKeeps,
  type PointsOf,
  pointsByTable,
} from '../../../game/index.ts';
import { diceAfter, distinctRolls, type KeepOption } from '../../farkle/throws.ts';

export interface KeepOffer extends KeepOption {
  /** How many different groups of dice come to the same. */
  readonly ways: number;
}

export interface RollOffers {
  readonly chance: number;
  /** None: a farkle. */
  readonly offers: readonly KeepOffer[];
  /** All scoring dice. */
  readonly all: KeepOption | undefined;
}

/** The rolls of 1, 2, … all dice, by their number. */
export function rollsWithOffers(rules: FarkleRules): readonly (readonly RollOffers[])[] {
  const pointsOf = pointsByTable(rules);
  return distinctRolls(
    rules.dice,
    (dice) => offersOf(rules, pointsOf, dice),
    ({ offers, all }) => JSON.stringify([offers, all]),
  );
}

/** Of dice that lie there. */
export function offersOf(rules: FarkleRules, pointsOf: PointsOf, dice: Dice): RollOffers {
  const option = (keep: { readonly dice: Dice; readonly points: number }): KeepOption => ({
    points: keep.points,
    diceLeft: diceAfter(rules, dice.length, keep.dice.length),
  });
  const counts = countsOf(dice);
  const offers = new Map<string, KeepOffer>();
  for (const { points, diceLeft } of legalKeeps(rules, pointsOf, counts).map(option)) {
    const key = `${points} ${diceLeft}`;
    offers.set(key, { points, diceLeft, ways: (offers.get(key)?.ways ?? 0) + 1 });
  }
  const all = allScoringDice(rules, pointsOf, counts);
  return { chance: 1, offers: [...offers.values()], all: all && option(all) };
}

/** A first roll of nothing that counts: nothing is set aside, and all dice may roll again. */
export function sparedOffers({ dice }: FarkleRules): RollOffers {
  const all = { points: 0, diceLeft: dice };
  return { chance: 1, offers: [{ ...all, ways: 1 }], all };
}
