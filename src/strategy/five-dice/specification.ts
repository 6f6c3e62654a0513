/**
 * The solver as it is meant: from the full cards back to the empty one, every card is worth the mean over its rolls of
 * the best choice. The kernel does the same many times faster; this one also works where there is no WebAssembly.
 */
import { expectRolls, keepBest } from '../turn.ts';
import type { Model, ModelRow } from './model.ts';
import type { RollOutcome } from './outcomes.ts';
import { emptyValues, pointsAt, type Values } from './values.ts';

export function solveBySpecification(model: Model): Values {
  const values = emptyValues(model);
  for (const layer of model.layers.toReversed()) {
    for (const row of layer) solveRow(values, row);
  }
  return values;
}

function solveRow(values: Values, number: number): void {
  const { model, points, starts } = values;
  const { low, high } = model.rows[number] as ModelRow;
  const turn = turnOf(values, number);
  for (let upper = low; upper <= high; upper += 1) {
    points[(starts[number] as number) + upper - low] = turn(upper, model.rules.rolls)[0] as number;
  }
}

/**
 * One turn on such a card: what every group of dice is worth when it is kept and the rest is rolled, with so many rolls
 * to come; 0 rolls: what every roll of all dice is worth in its best box. The same array each time.
 */
export function turnOf(values: Values, number: number): (upper: number, rolls: number) => Float64Array {
  const { model } = values;
  const { hands, subtotals, layers } = model;
  const row = model.rows[number] as ModelRow;
  const worth = new Float64Array(hands.groups.length);
  const isFull = layers.at(-1)?.includes(number) === true;
  const choices = isFull ? [] : rollChoicesOf(model, row);
  return (upper, rolls) => {
    if (isFull) return worth.fill(subtotals.bonusOf(upper));
    for (let group = hands.firstRoll; group < worth.length; group += 1) {
      let best = Number.NEGATIVE_INFINITY;
      for (const { outcome, next } of choices[group - hands.firstRoll] ?? []) {
        best = Math.max(best, outcome.gain + pointsAt(values, next, upper + outcome.upper));
      }
      worth[group] = best;
    }
    for (let roll = rolls; roll > 0; roll -= 1) {
      if (roll < rolls) keepBest(hands, worth);
      expectRolls(hands, worth);
    }
    return worth;
  };
}

export interface Choice {
  readonly outcome: RollOutcome;
  /** Row that it leads to. */
  readonly next: number;
}

/** For each roll of all dice what may be chosen, in card order. */
export function rollChoicesOf(model: Model, row: ModelRow): readonly (readonly Choice[])[] {
  const { hands, rules, outcomes, special } = model;
  const choice = (number: number): Choice => {
    const outcome = outcomes[number] as RollOutcome;
    return { outcome, next: model.after(row, outcome) };
  };
  const open = [...rules.boxes.keys()].filter((box) => model.isOpen(row, box));
  const plain = open.map((box) => model.plain(row, box));
  return hands.groups.slice(hands.firstRoll).map((_, index) => {
    const group = hands.firstRoll + index;
    const asked = row.special[special.indexOf(group)];
    const numbers =
      asked ?? plain.map((choices) => choices[group] as number).filter((number) => number !== -1);
    return numbers.map(choice);
  });
}
