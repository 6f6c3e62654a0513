/** The Farkle turn that brings most points on average, exactly: bank or roll, and what to keep. */
import { commonDivisor, type FarkleRules } from '../../game/index.ts';
import { type KeepOption, type Throw, throwsOf } from './throws.ts';

export interface TurnModel {
  readonly throws: readonly (readonly Throw[])[];
  /** Expected points of the turn before its first roll. */
  readonly begin: number;
  /** Expected points of the turn, from before a later roll of so many dice with so many points set aside. */
  readonly ofRolling: (points: number, dice: number) => number;
  /** With these points, banking is best whatever number of dice is left. */
  readonly certain: number;
  /** All points are multiples of it. */
  readonly unit: number;
}

/** Farkle penalties and the entry are left out: they depend on turns before this one. */
export function bestTurnOf(rules: FarkleRules): TurnModel {
  const throws = throwsOf(rules);
  const unit = throws
    .flat()
    .flatMap(({ options }) => options.map(({ points }) => points))
    .reduce(commonDivisor, rules.emptyFirstRoll ?? 0);
  const certain = Math.max(rules.bankMinimum, ...throws.slice(1).map(pointsToBank));
  const steps = Math.ceil(certain / unit);
  const best = throws.map(() => new Float64Array(steps));
  const ofRolling = (points: number, dice: number): number => {
    if (points < certain) return (best[dice] as Float64Array)[points / unit] as number;
    return meanOf(throws[dice] ?? [], ({ points: more }) => points + more);
  };
  for (let step = steps - 1; step >= 0; step -= 1) {
    const points = step * unit;
    for (let dice = 1; dice <= rules.dice; dice += 1) {
      (best[dice] as Float64Array)[step] = meanOf(throws[dice] ?? [], ({ points: more, diceLeft }) => {
        const now = points + more;
        return now >= certain ? now : Math.max(ofBanking(rules, now), ofRolling(now, diceLeft));
      });
    }
  }
  const spared = rules.emptyFirstRoll ?? 0;
  const afterEmpty = Math.max(ofBanking(rules, spared), ofRolling(spared, rules.dice));
  const empty = rules.emptyFirstRoll === null ? 0 : afterEmpty * farkleOf(throws[rules.dice] ?? []);
  return { throws, begin: ofRolling(0, rules.dice) + empty, ofRolling, certain, unit };
}

/** Nothing where the bank would be refused: rolling on is always allowed, and never worth less. */
export function ofBanking({ bankMinimum }: FarkleRules, points: number): number {
  return points >= bankMinimum ? points : 0;
}

function farkleOf(throws: readonly Throw[]): number {
  return throws.find(({ options }) => options.length === 0)?.chance ?? 0;
}

function meanOf(throws: readonly Throw[], worth: (option: KeepOption) => number): number {
  let mean = 0;
  for (const { chance, options } of throws) {
    let most = 0;
    for (const option of options) most = Math.max(most, worth(option));
    mean += chance * most;
  }
  return mean;
}

/**
 * From how many points on one more roll costs more than it brings. Points only grow in a turn, so where the next roll
 * costs, all that follow cost too.
 */
function pointsToBank(throws: readonly Throw[]): number {
  return meanOf(throws, ({ points }) => points) / farkleOf(throws);
}
