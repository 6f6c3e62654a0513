/**
 * Games played out, die by die, by players who do what the table of values says is best. Shares nothing with the odds but
 * that table: no chance is ever carried on or multiplied here.
 */
import type { FiveDiceRules, SeenCards } from '../../../../src/game/index.ts';
import { rollsLeft, totals } from '../../../../src/game/index.ts';
import type { ModelRow } from '../../../../src/strategy/five-dice/model.ts';
import { classOf } from '../../../../src/strategy/five-dice/outcomes.ts';
import { rollChoicesOf, turnOf } from '../../../../src/strategy/five-dice/specification.ts';
import { pointsAt, type Values, valuePlace } from '../../../../src/strategy/five-dice/values.ts';

/** Numbers from 0 to below 2^32 (Marsaglia's xorshift128). */
export function seeded(seed: number): () => number {
  let [x, y, z, w] = [seed >>> 0 || 1, 362436069, 521288629, 88675123];
  return () => {
    const t = x ^ (x << 11);
    [x, y, z] = [y, z, w];
    w = (w ^ (w >>> 19) ^ t ^ (t >>> 8)) >>> 0;
    return w;
  };
}

/** Numbers from 0 on that each die is drawn from. */
const FAIR = 2 ** 32 - (2 ** 32 % 6);

export interface Outcome {
  readonly wins: readonly number[];
  readonly ties: number;
}

/** So many games from this position on: who won how many alone, and how many were shared. */
export function playedOut(values: Values, draw: () => number): (seen: SeenCards, games: number) => Outcome {
  const { model } = values;
  const { rules, hands, rows, outcomes, subtotals } = model;
  const groups = hands.groups.length;
  const full = (1 << rules.boxes.length) - 1;
  const numberOf = new Map(outcomes.map((outcome, number) => [outcome, number]));
  const decisions = new Map<number, Int16Array>();

  /** For every roll: with rolls left the group to keep, without one the number of the outcome. */
  function decisionsAt(row: number, upper: number): Int16Array {
    const key = valuePlace(values, row, upper);
    const known = decisions.get(key);
    if (known !== undefined) return known;
    const made = new Int16Array(rules.rolls * groups);
    const turn = turnOf(values, row);
    for (let left = 1; left < rules.rolls; left += 1) {
      const worth = turn(upper, left);
      for (let group = hands.firstRoll; group < groups; group += 1) {
        const keeps = hands.keeps[group] ?? [];
        made[left * groups + group] = keeps.reduce((best, keep) =>
          (worth[keep] as number) >= (worth[best] as number) ? keep : best,
        );
      }
    }
    for (const [index, choices] of rollChoicesOf(model, rows[row] as ModelRow).entries()) {
      const worthOf = ({ outcome, next }: (typeof choices)[number]): number =>
        outcome.gain + pointsAt(values, next, upper + outcome.upper);
      const best = choices.reduce((most, choice) => (worthOf(choice) > worthOf(most) ? choice : most));
      made[hands.firstRoll + index] = numberOf.get(best.outcome) ?? -1;
    }
    decisions.set(key, made);
    return made;
  }

  function grow(group: number): number {
    let all = group;
    while (all < hands.firstRoll) {
      let drawn = draw();
      while (drawn >= FAIR) drawn = draw();
      all = hands.grown[all]?.[drawn % 6] as number;
    }
    return all;
  }

  /** Points from here on, with the upper bonus. */
  function playOn(begin: number, subtotal: number, dice: number | undefined, left: number): number {
    let [row, upper, points, group, rolls] = [begin, subtotal, 0, dice ?? grow(0), left];
    for (let card = rows[row] as ModelRow; card.filled !== full; card = rows[row] as ModelRow) {
      const made = decisionsAt(row, upper);
      for (; rolls > 0; rolls -= 1) group = grow(made[rolls * groups + group] as number);
      const outcome = outcomes[made[group] as number] as (typeof outcomes)[number];
      points += outcome.gain;
      upper = Math.min(upper + outcome.upper, subtotals.cap);
      row = model.after(card, outcome);
      [group, rolls] = [grow(0), rules.rolls - 1];
    }
    return points + subtotals.bonusOf(upper);
  }

  return (seen, games) => {
    const seats = seen.cards.map((card, player) => seatOf(rules, seen, card, player));
    const wins = seats.map(() => 0);
    let ties = 0;
    for (let game = 0; game < games; game += 1) {
      const ends = seats.map(({ card, upper, points, dice, left }) => {
        const group = dice === undefined ? undefined : hands.indexOf(dice);
        return points + playOn(model.rowOf(card), upper, group, left);
      });
      const most = Math.max(...ends);
      const first = ends.indexOf(most);
      if (rules.ties === 'shared' && ends.lastIndexOf(most) !== first) ties += 1;
      else wins[first] = (wins[first] as number) + 1;
    }
    return { wins, ties };
  };
}

function seatOf(rules: FiveDiceRules, seen: SeenCards, card: SeenCards['cards'][number], player: number) {
  const { upper, upperBonus, total } = totals(rules, card);
  const isOn = seen.turn.player === player && seen.turn.dice !== undefined;
  return {
    ...{ card: classOf(rules, card), upper, points: total - upperBonus },
    dice: isOn ? seen.turn.dice : undefined,
    left: isOn ? rollsLeft(rules, seen) : rules.rolls - 1,
  };
}
