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
import { diceAfter, type KeepOption } from '../../farkle/throws.ts';
import { makeHands } from '../../hands.ts';

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
  const { groups, chances } = makeHands(rules.dice);
  const found = Array.from({ length: rules.dice + 1 }, () => new Map<string, RollOffers>());
  for (const [group, dice] of groups.entries()) {
    const roll = offersOf(rules, pointsOf, dice);
    const same = found[dice.length] as Map<string, RollOffers>;
    const key = JSON.stringify([roll.offers, roll.all]);
    same.set(key, { ...roll, chance: (same.get(key)?.chance ?? 0) + (chances[group] ?? 0) });
  }
  return found.map((rolls) => [...rolls.values()]);
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
