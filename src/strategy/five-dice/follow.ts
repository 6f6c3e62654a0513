/**
 * A turn forwards: with what chance best play ends it in which way. The kernel does it many times faster; this one says
 * what it means, and works where there is no WebAssembly.
 */
import { keepBest } from '../turn.ts';
import type { Model, ModelRow } from './model.ts';
import type { RollOutcome } from './outcomes.ts';
import { rollChoicesOf, turnOf } from './specification.ts';
import { pointsAt, type Values } from './values.ts';

/** Subtotals that are followed at once, as many as the kernel has side by side. */
export const AT_ONCE = 8;

/** How a turn ends: eight chances for each outcome, of the subtotals from one on. */
export interface Endings {
  readonly outcomes: readonly RollOutcome[];
  /** `[8 * index of the outcome + subtotal]`; the same array each time. */
  readonly chances: Float64Array;
}

/** How a turn on such a card ends, with eight subtotals from this one on; those that nobody wants may be left out. */
export type Follow = (row: number, upper: number, isWanted: (lane: number) => boolean) => Endings;

/** With what chance a turn ends in which way. */
export type EndingChances = ReadonlyMap<RollOutcome, number>;

/** A turn from some moment on: a chance for every group of dice that lies there, and the rolls that are left. */
export interface Underway {
  readonly row: number;
  readonly upper: number;
  /** By group, of which those of all dice count; used up. */
  readonly chances: Float64Array;
  readonly rollsLeft: number;
}

export function followBySpecification(values: Values): Follow {
  const { model } = values;
  return (row, upper, isWanted) => {
    const { high } = model.rows[row] as ModelRow;
    const ended = new Map<RollOutcome, Float64Array>();
    for (let lane = 0; lane < AT_ONCE && upper + lane <= high; lane += 1) {
      if (!isWanted(lane)) continue;
      for (const [outcome, chance] of endingsOf(values, firstRoll(model, row, upper + lane))) {
        const shares = ended.get(outcome) ?? new Float64Array(AT_ONCE);
        shares[lane] = chance;
        ended.set(outcome, shares);
      }
    }
    const chances = new Float64Array(AT_ONCE * ended.size);
    for (const [index, shares] of [...ended.values()].entries()) chances.set(shares, AT_ONCE * index);
    return { outcomes: [...ended.keys()], chances };
  };
}

/** A turn whose dice have been rolled once, as chance has it. */
function firstRoll({ hands, rules }: Model, row: number, upper: number): Underway {
  const chances = new Float64Array(hands.chances.length);
  chances.set(hands.chances.subarray(hands.firstRoll), hands.firstRoll);
  return { row, upper, chances, rollsLeft: rules.rolls - 1 };
}

/** How best play ends it. */
export function endingsOf(
  values: Values,
  { row: number, upper, chances, rollsLeft }: Underway,
): EndingChances {
  const { model } = values;
  const { hands } = model;
  const turn = turnOf(values, number);
  for (let left = rollsLeft; left > 0; left -= 1) {
    const kept = turn(upper, left).slice();
    const best = kept.slice();
    keepBest(hands, best);
    followKeeps(hands.shrunk, kept, best, chances);
    followRolls(hands.grown, chances);
  }
  const choices = rollChoicesOf(model, model.rows[number] as ModelRow);
  const worth = turn(upper, 0);
  const ended = new Map<RollOutcome, number>();
  for (let group = hands.firstRoll; group < chances.length; group += 1) {
    const chance = chances[group] as number;
    if (chance === 0) continue;
    const goal = worth[group] as number;
    const best = (choices[group - hands.firstRoll] ?? []).filter(
      ({ outcome, next }) => outcome.gain + pointsAt(values, next, upper + outcome.upper) >= goal,
    );
    // Of equal ones whatever brings points now.
    const { outcome } = best.find((choice) => choice.outcome.gain > 0) ?? (best[0] as (typeof best)[0]);
    ended.set(outcome, (ended.get(outcome) ?? 0) + chance);
  }
  return ended;
}

/** Sends the chance of every group to the part of it that is kept; of equal ones to the largest, then the first. */
function followKeeps(
  shrunk: readonly (readonly number[])[],
  kept: Float64Array,
  best: Float64Array,
  chances: Float64Array,
): void {
  for (let group = shrunk.length - 1; group > 0; group -= 1) {
    const goal = best[group] as number;
    if ((kept[group] as number) >= goal) continue;
    const part = shrunk[group]?.find((each) => (best[each] as number) >= goal) as number;
    chances[part] = (chances[part] as number) + (chances[group] as number);
    chances[group] = 0;
  }
}

/** Rolls the dice that are missing: every face carries on its share of the chance. */
export function followRolls(grown: readonly (readonly number[])[], chances: Float64Array): void {
  for (const [group, larger] of grown.entries()) {
    const share = (chances[group] as number) / larger.length;
    chances[group] = 0;
    for (const next of larger) chances[next] = (chances[next] as number) + share;
  }
}
