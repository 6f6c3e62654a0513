/**
 * Two players to the target, exactly: the chance to win from every pair of totals when both play to win. Who reaches the
 * target wins at once, so a pair depends only on pairs with more points, and on itself the other way round after a farkle.
 */
import type { FarkleRules } from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';
import { finished } from '../steps.ts';
import { bestTurnOf, type TurnModel } from './turn.ts';

export interface RaceModel {
  readonly rules: FarkleRules;
  readonly turn: TurnModel;
  /** Totals below the target, in units of the turn. */
  readonly totals: number;
  /** `[own * totals + other]`: of the player who is about to begin a turn. */
  readonly chances: Float64Array;
}

/** Undefined where there is none, or where nobody has worked it out yet. */
export type RaceOf = (rules: FarkleRules) => RaceModel | undefined;

/** Beyond the accuracy that is asked of any number that is told. */
const ENOUGH = 1e-13;
const MOST_ROUNDS = 60;

/** The work grows with the third power of it: 200 take ten seconds. */
const MOST_TOTALS = 400;

/** Why there is no exact answer; undefined where there is. */
export function noRace(rules: FarkleRules, unit: number): Code | undefined {
  const { atTarget, entryMinimum, bankMinimum, emptyFirstRoll, farklePenalty, target } = rules;
  if (atTarget !== 'ends') return { say: 'solver.oneMoreTurn' };
  if (entryMinimum > 0 || bankMinimum > 0) return { say: 'solver.minimum' };
  if (emptyFirstRoll !== null) return { say: 'solver.emptyRoll' };
  if (farklePenalty !== null) return { say: 'solver.penalty' };
  return target / unit > MOST_TOTALS ? { say: 'solver.totals' } : undefined;
}

export function emptyRace(rules: FarkleRules): RaceModel {
  const turn = bestTurnOf(rules);
  const totals = Math.ceil(rules.target / turn.unit);
  return { rules, turn, totals, chances: new Float64Array(totals * totals) };
}

export function solveRace(rules: FarkleRules): RaceModel {
  return finished(solvingRace(rules));
}

/** The same in steps, of some hundredths of a second each. */
export function* solvingRace(rules: FarkleRules): Generator<undefined, RaceModel> {
  const race = emptyRace(rules);
  const { totals, chances } = race;
  const beginning = turnInRace(race);
  const win = (own: number, other: number, afterFarkle: number): number =>
    beginning(own, other, afterFarkle).ofRolling(own, rules.dice);
  for (let sum = 2 * (totals - 1); sum >= 0; sum -= 1) {
    for (let own = Math.max(0, sum - totals + 1); 2 * own <= sum; own += 1) {
      const other = sum - own;
      // The one who has less: as likely as with one unit more.
      const guess = chances[(own + 1) * totals + other] ?? 0.5;
      const found = fixedPoint(guess, (chance) => {
        const theirs = win(other, own, 1 - chance);
        chances[other * totals + own] = theirs;
        return own === other ? theirs : win(own, other, 1 - theirs);
      });
      chances[own * totals + other] = found;
    }
    yield;
  }
  return race;
}

/** Where `follow` leads to itself. It is made of straight pieces: within one, two steps show where they end. */
function fixedPoint(guess: number, follow: (chance: number) => number): number {
  let [before, now] = [guess, follow(guess)];
  for (let round = 0; round < MOST_ROUNDS && Math.abs(now - before) > ENOUGH; round += 1) {
    const next = follow(now);
    const slope = (next - now) / (now - before);
    const end = now + (next - now) / (1 - slope);
    [before, now] = [end, follow(end)];
  }
  return now;
}

export interface TurnInRace {
  /** Chance to win from before a roll of so many dice, if banking now would make this total. */
  readonly ofRolling: (total: number, dice: number) => number;
  readonly ofBanking: (total: number) => number;
}

/** A turn of the player who has `own`, with the chance to win that is left after a farkle. The same arrays each time. */
export function turnInRace({
  rules,
  turn,
  totals,
  chances,
}: RaceModel): (own: number, other: number, afterFarkle: number) => TurnInRace {
  // A turn can end this far beyond the target.
  const steps = totals + largestOf(turn) / turn.unit;
  const flat = turn.throws.map((throws) => flatten(throws, turn.unit, steps));
  /** For each number of dice, then for each total: the chance to win before rolling them; 0 dice: by banking. */
  const rolling = new Float64Array((rules.dice + 1) * steps);
  /** Likewise, the better of banking and rolling on. */
  const best = new Float64Array((rules.dice + 1) * steps).fill(1);
  return (own, other, afterFarkle) => {
    for (let total = totals - 1; total >= own; total -= 1) {
      const bank = 1 - (chances[other * totals + total] as number);
      rolling[total] = bank;
      for (let dice = 1; dice <= rules.dice; dice += 1) {
        const chance = meanOf(flat[dice] as Flat, best, total, afterFarkle);
        rolling[dice * steps + total] = chance;
        best[dice * steps + total] = Math.max(bank, chance);
      }
    }
    return {
      ofRolling: (total, dice) => (total < totals ? (rolling[dice * steps + total] as number) : 1),
      ofBanking: (total) => (total < totals ? (rolling[total] as number) : 1),
    };
  };
}

/** Throws as lists of numbers: this is read some billion times. */
interface Flat {
  readonly farkle: number;
  readonly chances: Float64Array;
  /** Of each throw where its options end. */
  readonly ends: Int32Array;
  /** From a total to what is worth there with this option, in `best`. */
  readonly options: Int32Array;
}

function flatten(throws: TurnModel['throws'][number], unit: number, steps: number): Flat {
  const scoring = throws.filter(({ options }) => options.length > 0);
  let end = 0;
  return {
    farkle: throws.find(({ options }) => options.length === 0)?.chance ?? 0,
    chances: Float64Array.from(scoring, ({ chance }) => chance),
    ends: Int32Array.from(scoring, ({ options }) => {
      end += options.length;
      return end;
    }),
    options: Int32Array.from(
      scoring.flatMap(({ options }) => options),
      ({ points, diceLeft }) => diceLeft * steps + points / unit,
    ),
  };
}

function meanOf(flat: Flat, best: Float64Array, total: number, afterFarkle: number): number {
  const { chances, ends, options } = flat;
  let mean = flat.farkle * afterFarkle;
  let at = 0;
  for (let each = 0; each < chances.length; each += 1) {
    let most = 0;
    for (const end = ends[each] as number; at < end; at += 1) {
      const chance = best[(options[at] as number) + total] as number;
      if (chance > most) most = chance;
    }
    mean += (chances[each] as number) * most;
  }
  return mean;
}

function largestOf({ throws }: TurnModel): number {
  return Math.max(...throws.flat().flatMap(({ options }) => options.map(({ points }) => points)));
}
