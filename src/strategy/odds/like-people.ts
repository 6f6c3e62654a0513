/** Players of the house who choose as people do: with what chance each of their turns ends in which way. */
import { type EndingChances, followOneByOne, followRolls, type Underway } from '../five-dice/follow.ts';
import type { ModelRow } from '../five-dice/model.ts';
import type { RollOutcome } from '../five-dice/outcomes.ts';
import { type Choice, rollChoicesOf, turnOf } from '../five-dice/specification.ts';
import { pointsAt, type Values } from '../five-dice/values.ts';
import { weightsLikePeople } from '../house/valued.ts';
import type { Manner } from './manner.ts';

export function mannerOfPeople(values: Values, strength: number): Manner {
  const { model } = values;
  const { hands, rules, rows } = model;
  const weightsOf = weightsLikePeople(strength);
  const stops = rules.manners.stopEarly !== 'no';

  function endings({ row, upper, chances, rollsLeft }: Underway): EndingChances {
    const turn = turnOf(values, row);
    const choices = rollChoicesOf(model, rows[row] as ModelRow);
    const ended = new Map<RollOutcome, number>();
    const end = (outcome: RollOutcome, chance: number): void => {
      ended.set(outcome, (ended.get(outcome) ?? 0) + chance);
    };
    const worthOf = ({ outcome, next }: Choice): number =>
      outcome.gain + pointsAt(values, next, upper + outcome.upper);
    for (let left = rollsLeft; left >= 0; left -= 1) {
      const kept = left > 0 ? turn(upper, left) : undefined;
      const before = chances.slice();
      chances.fill(0);
      for (let group = hands.firstRoll; group < before.length; group += 1) {
        const chance = before[group] as number;
        if (chance === 0) continue;
        const all = hands.keeps[group] ?? [];
        const keeps = kept === undefined ? [] : stops ? all.slice(0, -1) : all;
        const offers = left === 0 || stops ? (choices[group - hands.firstRoll] ?? []) : [];
        const direct = offers.filter(({ outcome }) => outcome.claim === 0);
        const claimed = offers.filter(({ outcome }) => outcome.claim > 0);
        const direction = [
          ...keeps.map((keep) => kept?.[keep] as number),
          ...direct.map(worthOf),
          ...(claimed.length === 0 ? [] : [Math.max(...claimed.map(worthOf))]),
        ];
        const weights = weightsOf(direction);
        const share = chance / weights.reduce((sum, weight) => sum + weight, 0);
        const shareOf = (at: number): number => share * (weights[at] as number);
        for (const [at, keep] of keeps.entries()) chances[keep] = (chances[keep] as number) + shareOf(at);
        for (const [at, { outcome }] of direct.entries()) end(outcome, shareOf(keeps.length + at));
        // Once the box is claimed, another one is chosen for the same dice.
        const others = weightsOf(claimed.map(worthOf));
        const sum = others.reduce((all, weight) => all + weight, 0);
        for (const [at, { outcome }] of claimed.entries()) {
          end(outcome, (shareOf(weights.length - 1) * (others[at] as number)) / sum);
        }
      }
      if (left > 0) followRolls(hands.grown, chances);
    }
    return ended;
  }
  return { follow: followOneByOne(model, endings), endings };
}
