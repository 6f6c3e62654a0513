/** Players of the house who choose as people do: with what chance each of their turns ends in which way. */
import type { CardSolver } from '../five-dice/card-solver.ts';
import { followRolls, type Underway } from '../five-dice/follow.ts';
import type { RollOutcome } from '../five-dice/outcomes.ts';
import { turnTables } from '../five-dice/turn-tables.ts';
import type { Values } from '../five-dice/values.ts';
import { easeOf, weightsLikePeople } from '../house/valued.ts';
import { canRunKernel } from '../kernel/memory.ts';
import { type Manner, mannerByShares, type Shares } from './manner.ts';

/** Sums of weights that say nothing any more, near the ends of what doubles can tell. */
const [TOO_SMALL, TOO_LARGE] = [1e-250, 1e250] as const;

export function mannerOfPeople(
  values: Values,
  strength: number,
  kernel: () => CardSolver,
): Omit<Manner, 'makes'> {
  const { model } = values;
  const { hands, rules, outcomes } = model;
  const { flat, row, tables, value, worth, kept } = turnTables(values);
  const { firstRoll } = hands;
  const rolls = hands.groups.length - firstRoll;
  const ease = easeOf(strength);
  const weightsOf = weightsLikePeople(strength);
  const stops = rules.manners.stopEarly !== 'no';
  // How often each choice is made for one of middling worth: worked out once, and added up for every roll that offers it.
  const ofOutcome = new Float64Array(outcomes.length);
  const ofKeep = kept.map(() => new Float64Array(hands.groups.length));
  /** Of each roll, of all its boxes. */
  const ofBoxes = new Float64Array(rolls);
  /** Of each roll, how often it ends its turn, for a weight of one. */
  const ended = new Float64Array(rolls);
  const after = new Float64Array(hands.groups.length);
  const chances = new Float64Array(outcomes.length);

  function endings(turn: Underway): Shares {
    const { outcomes: offered, ends, offers } = row(turn.row);
    value(turn.upper);
    const middle = kept[rules.rolls - 1]?.[0] ?? (worth[offered[0] as number] as number);
    for (const outcome of offered) {
      ofOutcome[outcome] = Math.exp(((worth[outcome] as number) - middle) / ease);
      chances[outcome] = 0;
    }
    for (let roll = 0, at = 0; roll < rolls; roll += 1) {
      let sum = 0;
      for (const end = ends[roll] as number; at < end; at += 1) {
        const outcome = offers[at] as number;
        // Of claimed ones only the best counts: those are looked at one by one.
        sum += (outcomes[outcome] as RollOutcome).claim > 0 ? Number.NaN : (ofOutcome[outcome] as number);
      }
      ofBoxes[roll] = sum;
    }
    ended.fill(0);
    for (let left = turn.rollsLeft; left > 0; left -= 1) rollOn(turn.chances, left);
    for (let roll = 0; roll < rolls; roll += 1) {
      const here = turn.chances[firstRoll + roll] as number;
      if (here === 0) continue;
      const sum = ofBoxes[roll] as number;
      if (sum > TOO_SMALL && sum < TOO_LARGE) ended[roll] = (ended[roll] as number) + here / sum;
      else oneByOne(roll, 0, here);
    }
    for (let roll = 0, at = 0; roll < rolls; roll += 1) {
      const share = ended[roll] as number;
      const end = ends[roll] as number;
      if (share === 0) at = end;
      for (; at < end; at += 1) {
        const outcome = offers[at] as number;
        chances[outcome] = (chances[outcome] as number) + share * (ofOutcome[outcome] as number);
      }
    }
    return { outcomes: offered, chances };
  }

  /** What is kept of each roll, or how it ends the turn; and the next roll. */
  function rollOn(now: Float64Array, left: number): void {
    const weights = ofKeep[left] as Float64Array;
    const points = kept[left] as Float64Array;
    const middle = kept[rules.rolls - 1]?.[0] as number;
    // Where turns may be stopped, nobody keeps all dice and rolls on.
    const most = stops ? firstRoll : weights.length;
    for (let group = 0; group < most; group += 1) {
      weights[group] = Math.exp(((points[group] as number) - middle) / ease);
    }
    after.fill(0);
    for (let roll = 0, begin = 0; roll < rolls; roll += 1) {
      // The last is to keep all, which is not to roll.
      const end = (flat.keepEnds[roll] as number) - Number(stops);
      const here = now[firstRoll + roll] as number;
      if (here > 0) {
        let sum = stops ? (ofBoxes[roll] as number) : 0;
        for (let at = begin; at < end; at += 1) sum += weights[flat.keeps[at] as number] as number;
        if (sum > TOO_SMALL && sum < TOO_LARGE) {
          const share = here / sum;
          if (stops) ended[roll] = (ended[roll] as number) + share;
          for (let at = begin; at < end; at += 1) {
            const keep = flat.keeps[at] as number;
            after[keep] = (after[keep] as number) + share * (weights[keep] as number);
          }
        } else oneByOne(roll, left, here);
      }
      begin = flat.keepEnds[roll] as number;
    }
    followRolls(hands.grown, after);
    now.set(after);
  }

  /** One roll as the player looks at it: each choice compared with the best. */
  function oneByOne(roll: number, left: number, here: number): void {
    const { ends, offers } = tables;
    const all = flat.keeps.subarray(roll === 0 ? 0 : flat.keepEnds[roll - 1], flat.keepEnds[roll]);
    const keeps = left === 0 ? [] : [...(stops ? all.subarray(0, -1) : all)];
    const boxes =
      left === 0 || stops ? [...offers.subarray(roll === 0 ? 0 : ends[roll - 1], ends[roll])] : [];
    const isClaimed = (outcome: number): boolean => (outcomes[outcome] as RollOutcome).claim > 0;
    const worthOf = (outcome: number): number => worth[outcome] as number;
    const direct = boxes.filter((outcome) => !isClaimed(outcome));
    const claimed = boxes.filter(isClaimed);
    const weights = weightsOf([
      ...keeps.map((keep) => kept[left]?.[keep] as number),
      ...direct.map(worthOf),
      ...(claimed.length === 0 ? [] : [Math.max(...claimed.map(worthOf))]),
    ]);
    const share = here / weights.reduce((sum, weight) => sum + weight, 0);
    const end = (outcome: number, chance: number): void => {
      chances[outcome] = (chances[outcome] as number) + chance;
    };
    for (const [at, keep] of keeps.entries()) {
      after[keep] = (after[keep] as number) + share * (weights[at] as number);
    }
    for (const [at, outcome] of direct.entries()) {
      end(outcome, share * (weights[keeps.length + at] as number));
    }
    // Once the box is claimed, another one is chosen for the same dice.
    const others = weightsOf(claimed.map(worthOf));
    const sum = others.reduce((all, weight) => all + weight, 0);
    for (const [at, outcome] of claimed.entries()) {
      end(outcome, (share * (weights.at(-1) as number) * (others[at] as number)) / sum);
    }
  }
  const slowly = mannerByShares(model, endings);
  if (!canRunKernel()) return slowly;
  const solver = kernel();
  return {
    ...slowly,
    follow: (row, upper, isWanted) =>
      solver.followPeople(row, upper, ease, isWanted) ?? slowly.follow(row, upper, isWanted),
  };
}
