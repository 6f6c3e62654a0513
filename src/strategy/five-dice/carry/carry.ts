/**
 * Games carried forward: from cards that a player may have, turn by turn, to the chance of every total at the end. Cards
 * that lead to the same later choices are one, so that a whole game is some hundred thousand steps instead of all games.
 */
import { canRunKernel, type KernelExports, startKernel } from '../../kernel/memory.ts';
import { Distribution } from '../distribution.ts';
import { AT_ONCE, type Endings, type Follow } from '../follow.ts';
import type { ModelRow } from '../model.ts';
import type { RollOutcome } from '../outcomes.ts';
import { type Values, valuePlace } from '../values.ts';
import { MOST_WAYS, WAY_WORDS } from './card-totals.ts';
import { kernelTotals } from './kernel-totals.ts';
import { mergesRare } from './merge-rare.ts';
import { plainTotals } from './plain-totals.ts';

/** A card that a player may have between two turns. */
export interface Start {
  readonly row: number;
  readonly upper: number;
  /** Points that are sure then, without an upper bonus, with the chance of being there. */
  readonly total: Distribution;
  readonly chance: number;
}

/** One way in which a turn on a card ends. */
export interface Step {
  readonly row: number;
  readonly upper: number;
  readonly outcome: RollOutcome;
  /** The row that it leads to. */
  readonly next: number;
  /** Of this way among all games. */
  readonly chance: number;
}

interface Carrying {
  readonly follow: Follow;
  /** A card that is rarer counts as others that have the same boxes filled, with upper subtotals next to its own. */
  readonly rare: number;
  /** Of ways that are so many times rarer than a rare card some stand for all, and ends of totals are taken together. */
  readonly finer: number;
  /** How much of what best play makes of a card is made of it; 1 without. */
  readonly makes?: number;
  /** A kernel to keep totals in, as large as it has become before; one of its own without. */
  readonly room?: () => KernelExports;
  /** Told of every way that is not rarer than that. */
  readonly seen?: (step: Step) => void;
}

/** Steps of it are spread more evenly than those of any other number (the golden ratio), so nothing falls into step with them. */
const EVENLY = (Math.sqrt(5) - 1) / 2;
/** Cards that are followed in a row: some milliseconds of work. */
const PORTION = 64;

/** Comes back now and then, so that others can do something in between. */
export function* carried(
  values: Values,
  starts: readonly Start[],
  { follow, rare, finer, makes = 1, seen, room = startKernel }: Carrying,
): Generator<undefined, Distribution> {
  const { rows, layers, subtotals, after } = values.model;
  const places = values.starts.at(-1) ?? 0;
  const cards = canRunKernel() ? kernelTotals(places, room()) : plainTotals(places);
  const reached = new Uint8Array(rows.length);
  for (const { row, upper, total } of starts) {
    const place = valuePlace(values, row, upper);
    reached[row] = 1;
    for (let points = total.least; points <= total.most; points += 1) {
      const chance = total.chanceOf(points);
      if (chance > 0) cards.put(place, points, chance);
    }
  }
  const merge = mergesRare(values, cards, rare, makes);
  const negligible = rare * finer;
  let followed = 0;

  const ways = new Int32Array(WAY_WORDS * MOST_WAYS);

  function followCards(number: number, upper: number, lanes: number): void {
    const place = valuePlace(values, number, upper);
    const isWanted = (lane: number): boolean => lane < lanes && cards.chanceAt(place + lane) > 0;
    let wanted = 0;
    for (let lane = 0; lane < lanes; lane += 1) wanted += Number(isWanted(lane));
    if (wanted === 0) return;
    followed += 1;
    const { outcomes, chances } = follow(number, upper, isWanted);
    writeWays(number, outcomes);
    if (seen !== undefined) tellSteps(number, upper, lanes, { outcomes, chances }, seen);
    const turns = { place, upper, lanes, ways, count: outcomes.length, chances };
    // Of rare ways that came before: every time that there is enough for one, it is the one at hand.
    const owed = ((followed * EVENLY) % 1) * negligible;
    cards.carry(turns, { way: negligible, end: negligible, owed });
  }

  function writeWays(number: number, outcomes: readonly RollOutcome[]): void {
    const row = rows[number] as ModelRow;
    let last: RollOutcome | undefined;
    let next = -1;
    for (let index = 0; index < outcomes.length; index += 1) {
      const outcome = outcomes[index] as RollOutcome;
      // Most stand beside others that lead to the same row.
      if (outcome.fills !== last?.fills || outcome.holds !== last?.holds) next = after(row, outcome);
      last = outcome;
      reached[next] = 1;
      const { low, high } = rows[next] as ModelRow;
      const at = WAY_WORDS * index;
      ways[at] = values.starts[next] as number;
      ways[at + 1] = low;
      ways[at + 2] = high;
      ways[at + 3] = outcome.gain;
      ways[at + 4] = outcome.upper;
    }
  }

  function tellSteps(
    row: number,
    upper: number,
    lanes: number,
    { outcomes, chances }: Endings,
    tell: (step: Step) => void,
  ): void {
    const place = valuePlace(values, row, upper);
    for (const [index, outcome] of outcomes.entries()) {
      const next = after(rows[row] as ModelRow, outcome);
      for (let lane = 0; lane < lanes; lane += 1) {
        const chance = (chances[AT_ONCE * index + lane] as number) * cards.chanceAt(place + lane);
        if (chance > negligible) tell({ row, upper: upper + lane, outcome, next, chance });
      }
    }
  }

  for (const layer of layers.slice(0, -1)) {
    for (const number of layer) {
      if (reached[number] === 0) continue;
      const { low, high } = rows[number] as ModelRow;
      merge(number);
      for (let upper = low; upper <= high; upper += AT_ONCE) {
        followCards(number, upper, Math.min(AT_ONCE, high - upper + 1));
        if (followed % PORTION === 0) yield;
      }
    }
  }
  const all = new Distribution();
  for (const number of layers.at(-1) ?? []) {
    const { low, high } = rows[number] as ModelRow;
    for (let upper = low; upper <= high; upper += 1) {
      const place = valuePlace(values, number, upper);
      if (cards.chanceAt(place) > 0) all.add(cards.totalsAt(place), subtotals.bonusOf(upper), 1);
    }
  }
  return all;
}
