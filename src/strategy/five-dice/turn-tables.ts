/**
 * Turns on one card after the other, many thousands of them: what each roll may become, and what all of it is worth. The
 * same arrays are used again and again, since these sums take less time than making room for them.
 */
import type { Hands } from '../hands.ts';
import { expectRolls, keepBest } from '../turn.ts';
import type { ModelRow } from './model.ts';
import type { RollOutcome } from './outcomes.ts';
import { type Values, valuePlace } from './values.ts';

export interface TurnTables {
  readonly flat: FlatHands;
  /** Takes up a row that has open boxes. */
  readonly row: (number: number) => RowTables;
  /** Of the row at hand. */
  readonly tables: RowTables;
  /** Of the row at hand with this subtotal, into `worth` and `kept`. */
  readonly value: (upper: number) => void;
  /** Of each outcome that the row at hand offers, by its number, with what follows. */
  readonly worth: Float64Array;
  /** By rolls left from 1 on, of each group to keep. */
  readonly kept: readonly Float64Array[];
}

export interface RowTables {
  /** Numbers of the outcomes that any of its rolls is offered. */
  readonly outcomes: readonly number[];
  /** Of each of them, by its number: the row it leads to. */
  readonly next: Int32Array;
  /** Of each roll (from `firstRoll` on) where its offers end in `offers`, in card order; claimed ones come last. */
  readonly ends: Int32Array;
  readonly offers: Int16Array;
}

/** The same as `Hands`, as lists of numbers. */
export interface FlatHands {
  /** Of each roll (from `firstRoll` on) where its keeps end in `keeps`: the empty one first, itself last. */
  readonly keepEnds: Int32Array;
  readonly keeps: Int16Array;
}

export function turnTables(values: Values): TurnTables {
  const { model, points } = values;
  const { hands, rules, rows, outcomes, special } = model;
  const rolls = hands.groups.length - hands.firstRoll;
  const worth = new Float64Array(outcomes.length);
  const kept = Array.from({ length: rules.rolls }, () => new Float64Array(hands.groups.length));
  const now = new Float64Array(hands.groups.length);
  const tables = {
    outcomes: [] as number[],
    next: new Int32Array(outcomes.length),
    ends: new Int32Array(rolls),
    offers: new Int16Array(rolls * (rules.boxes.length + 1) * 2),
  };
  let [last, visits] = [-1, 0];
  /** The visit to a row at which an outcome was met last. */
  const metAt = new Int32Array(outcomes.length);
  const specialAt = new Map(special.map((group, index) => [group, index]));

  function row(number: number): RowTables {
    if (number === last) return tables;
    last = number;
    visits += 1;
    const own = rows[number] as ModelRow;
    const open = [...rules.boxes.keys()].filter((box) => model.isOpen(own, box));
    const plain = open.map((box) => model.plain(own, box));
    tables.outcomes.length = 0;
    let end = 0;
    const offer = (outcome: number): void => {
      tables.offers[end] = outcome;
      end += 1;
      if (metAt[outcome] === visits) return;
      metAt[outcome] = visits;
      tables.outcomes.push(outcome);
      tables.next[outcome] = model.after(own, outcomes[outcome] as RollOutcome);
    };
    for (let roll = 0; roll < rolls; roll += 1) {
      const group = hands.firstRoll + roll;
      const asked = specialAt.get(group);
      if (asked === undefined) {
        for (const choices of plain) if (choices[group] !== -1) offer(choices[group] as number);
      } else for (const choice of own.special[asked] ?? []) offer(choice);
      tables.ends[roll] = end;
    }
    return tables;
  }

  function value(upper: number): void {
    for (const number of tables.outcomes) {
      const outcome = outcomes[number] as RollOutcome;
      const place = valuePlace(values, tables.next[number] as number, upper + outcome.upper);
      worth[number] = outcome.gain + (points[place] as number);
    }
    let at = 0;
    for (let roll = 0; roll < rolls; roll += 1) {
      let best = Number.NEGATIVE_INFINITY;
      for (const end = tables.ends[roll] as number; at < end; at += 1) {
        const here = worth[tables.offers[at] as number] as number;
        if (here > best) best = here;
      }
      now[hands.firstRoll + roll] = best;
    }
    for (let left = 1; left < rules.rolls; left += 1) {
      expectRolls(hands, now);
      kept[left]?.set(now);
      keepBest(hands, now);
    }
  }
  return { flat: flatHands(hands), row, tables, value, worth, kept };
}

function flatHands({ keeps, firstRoll }: Hands): FlatHands {
  const ofRolls = keeps.slice(firstRoll);
  let end = 0;
  return {
    keepEnds: Int32Array.from(ofRolls, (own) => {
      end += own.length;
      return end;
    }),
    keeps: Int16Array.from(ofRolls.flat()),
  };
}
