/** What every choice after a roll of Farkle is worth: in points of the turn, or between two players in chances to win. */
import {
  countsOf,
  type Dice,
  type FarkleRules,
  legalKeeps,
  type PointsOf,
  pointsByTable,
} from '../../game/index.ts';
import { type RaceModel, turnInRace } from './race.ts';
import { diceAfter } from './throws.ts';
import type { TurnModel } from './turn.ts';

export interface FarkleChoice {
  readonly keep: Dice;
  readonly next: 'roll' | 'bank';
  readonly value: number;
}

interface Worth {
  readonly ofRolling: (points: number, dice: number) => number;
  readonly ofBanking: (points: number) => number;
}

/** What the first roll of a turn is worth when none of its dice scores. */
function sparedPoints({ dice: all, emptyFirstRoll }: FarkleRules, dice: Dice, before: number): number | null {
  return before === 0 && dice.length === all ? emptyFirstRoll : null;
}

/** After a roll of these dice, with so many points set aside before; none after a farkle. */
export type FarkleChoices = (dice: Dice, points: number) => readonly FarkleChoice[];

/** The most points of the turn. */
export function turnChoices(rules: FarkleRules, turn: TurnModel): FarkleChoices {
  const pointsOf = pointsByTable(rules);
  const worth: Worth = { ofRolling: turn.ofRolling, ofBanking: (points) => points };
  return (dice, points) => choicesOf(rules, pointsOf, worth, dice, points);
}

/** The best chance of the player who has `own` to win; totals and points are multiples of the turn's unit. */
export function raceChoices(race: RaceModel): (own: number, other: number) => FarkleChoices {
  const { rules, turn } = race;
  const pointsOf = pointsByTable(rules);
  const begin = turnInRace(race);
  return (own, other) => {
    const total = (points: number): number => (own + points) / turn.unit;
    const { ofRolling, ofBanking } = begin(
      own / turn.unit,
      other / turn.unit,
      1 - chanceToWin(race, other, own),
    );
    const worth: Worth = {
      ofRolling: (points, dice) => ofRolling(total(points), dice),
      ofBanking: (points) => ofBanking(total(points)),
    };
    return (dice, points) => choicesOf(rules, pointsOf, worth, dice, points);
  };
}

/** Of the player who has `own` and is about to begin a turn. */
export function chanceToWin(
  { chances, totals, turn: { unit } }: RaceModel,
  own: number,
  other: number,
): number {
  return chances[(own / unit) * totals + other / unit] as number;
}

function choicesOf(
  rules: FarkleRules,
  pointsOf: PointsOf,
  worth: Worth,
  dice: Dice,
  before: number,
): readonly FarkleChoice[] {
  const keeps = legalKeeps(rules, pointsOf, countsOf(dice));
  const spared = keeps.length === 0 ? sparedPoints(rules, dice, before) : null;
  // Nothing is set aside then, and all dice may roll again.
  const all = spared === null ? keeps : [{ dice: [], points: spared }];
  return all.flatMap(({ dice: keep, points: more }): readonly FarkleChoice[] => {
    const points = before + more;
    const diceLeft = spared === null ? diceAfter(rules, dice.length, keep.length) : rules.dice;
    const roll = { keep, next: 'roll', value: worth.ofRolling(points, diceLeft) } as const;
    if (points < rules.bankMinimum) return [roll];
    return [roll, { keep, next: 'bank', value: worth.ofBanking(points) }];
  });
}
