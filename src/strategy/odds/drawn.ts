/** A first look at what a player still gets, where nothing is known yet: some games played out, turn by turn. */
import { Distribution } from '../five-dice/distribution.ts';
import { AT_ONCE } from '../five-dice/follow.ts';
import type { ModelRow } from '../five-dice/model.ts';
import type { RollOutcome } from '../five-dice/outcomes.ts';
import type { Values } from '../five-dice/values.ts';
import type { Manner } from './manner.ts';
import type { Outlook } from './rest.ts';

/** Means are off by a sixth of what games differ by: ten points by the official rules. */
const GAMES = 40;

/** `chance`: a number from 0 to below 1. Comes back after every game. */
export function* drawnRest(
  { model }: Values,
  { follow }: Manner,
  { starts }: Outlook,
  chance: () => number,
): Generator<undefined, Distribution> {
  const { rows, layers, subtotals, after } = model;
  const within = (row: number, upper: number): number => {
    const { low, high } = rows[row] as ModelRow;
    return Math.min(Math.max(upper, low), high);
  };
  const full = new Set(layers.at(-1));
  const all = new Distribution();
  for (let game = 0; game < GAMES; game += 1) {
    const begun = starts[drawnOf(starts.length, (at) => starts[at]?.chance as number, chance)];
    if (begun === undefined) break;
    let { row } = begun;
    let upper = within(row, begun.upper);
    let points = begun.total.least;
    while (!full.has(row)) {
      const { outcomes, chances } = follow(row, upper, (lane) => lane === 0);
      const at = drawnOf(outcomes.length, (index) => chances[AT_ONCE * index] as number, chance);
      const outcome = outcomes[at] as RollOutcome;
      row = after(rows[row] as ModelRow, outcome);
      upper = within(row, upper + outcome.upper);
      points += outcome.gain;
    }
    all.add(Distribution.certain(points + subtotals.bonusOf(upper)), 0, 1 / GAMES);
    yield;
  }
  return all;
}

/** The number of one of them, each as often as its chance says. */
function drawnOf(count: number, chanceOf: (at: number) => number, chance: () => number): number {
  let left = chance();
  let last = 0;
  for (let at = 0; at < count; at += 1) {
    if (chanceOf(at) === 0) continue;
    last = at;
    left -= chanceOf(at);
    if (left < 0) return at;
  }
  return last;
}
