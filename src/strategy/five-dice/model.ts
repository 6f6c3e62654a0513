/**
 * A rule set as the solvers need it, asked from the game's own functions. Most rolls are worth the same whatever else is
 * filled; the few for which the card matters (jokers, claims) are asked anew for every card.
 */
import type { FiveDiceRules, LegalBox, ScoreCard } from '../../game/index.ts';
import { type Hands, makeHands } from '../hands.ts';
import { type CardClass, outcomesOf, type RollOutcome } from './outcomes.ts';
import { type Subtotals, subtotalsOf } from './subtotals.ts';

/** A card between two turns, but for its upper subtotal. */
export interface ModelRow extends CardClass {
  readonly low: number;
  readonly high: number;
  /** For each of `Model.special`, the numbers of its outcomes. */
  readonly special: readonly (readonly number[])[];
}

export interface Model {
  readonly rules: FiveDiceRules;
  readonly hands: Hands;
  readonly subtotals: Subtotals;
  readonly outcomes: readonly RollOutcome[];
  /** `claim`: what a claim has added before. */
  readonly outcomeOf: (offer: LegalBox, claim?: number) => RollOutcome;
  /** One of the cards of this kind. */
  readonly cardOf: (card: CardClass) => ScoreCard;
  /** Every card that a game can come to, by its number of filled boxes; those of a layer lead only to later layers. */
  readonly layers: readonly (readonly number[])[];
  readonly rows: readonly ModelRow[];
  /** How many cards with which subtotals differ, but for full ones. */
  readonly states: () => number;
  /** -1 for a card that no game comes to. */
  readonly rowOf: (card: CardClass) => number;
  /** Number of the row that this outcome leads to. */
  readonly after: (row: ModelRow, outcome: RollOutcome) => number;
  /** Groups of the rolls whose choices depend on more than which boxes are open. */
  readonly special: readonly number[];
  /** The outcome of each other roll (by group) in this box while it is open, -1 where it may not be chosen. */
  readonly plain: (row: ModelRow, box: number) => Int16Array;
  readonly isOpen: (row: ModelRow, box: number) => boolean;
  /** Index of the box that a claim adds to, and whose points matter later; or -1. */
  readonly remembered: number;
}

export function modelOf(rules: FiveDiceRules): Model {
  const hands = makeHands(rules.dice);
  const rolls = hands.groups.slice(hands.firstRoll);
  const outcomes = outcomesOf(rules, rolls);
  const subtotals = subtotalsOf(rules);
  const all = (1 << rules.boxes.length) - 1;
  const { remembered } = outcomes;
  const kept = remembered === -1 ? 0 : 1 << remembered;

  /** By what is known of the remembered box: open, without its points, with them. */
  const situations: readonly CardClass[] = [
    { filled: 0, holds: false },
    { filled: kept, holds: false },
    { filled: kept, holds: true },
  ];
  const situationOf = ({ filled, holds }: CardClass): number => (holds ? 2 : (filled & kept) !== 0 ? 1 : 0);
  const byBox = (card: CardClass): readonly Int16Array[] => {
    const filled = outcomes.cardOf(card);
    const found = rules.boxes.map(() => new Int16Array(hands.groups.length).fill(-1));
    for (const [index, dice] of rolls.entries()) {
      for (const number of outcomes.of(filled, dice)) {
        // Where more can be claimed first, that comes last in the list, and costs nothing.
        const choices = found[(outcomes.list[number] as RollOutcome).box];
        if (choices !== undefined) choices[hands.firstRoll + index] = number;
      }
    }
    return found;
  };
  const plain = situations.map(byBox);
  const special = [...specialRolls()].sort((a, b) => a - b);

  /** Those that are worth something else when all other boxes are filled. */
  function specialRolls(): ReadonlySet<number> {
    const found = new Set<number>();
    for (const [number, situation] of situations.entries()) {
      for (const box of rules.boxes.keys()) {
        const own = plain[number]?.[box] ?? new Int16Array(0);
        // What is scratched along with it can only be open too.
        const open = own.reduce(
          (bits, outcome) => bits | (outcomes.list[outcome]?.fills ?? 0),
          number === 0 ? kept : 0,
        );
        const filled = all & ~open;
        if ((situation.filled & open) !== 0) continue;
        const alone = byBox({ filled, holds: situation.holds })[box];
        for (const [group, outcome] of (alone ?? []).entries()) {
          if (outcome !== own[group]) found.add(group);
        }
      }
    }
    return found;
  }

  const rows: ModelRow[] = [];
  const numbers = new Int32Array(2 * (all + 1)).fill(-1);
  const layers: number[][] = Array.from({ length: rules.boxes.length + 1 }, () => []);
  // Where no box is remembered, nothing follows from its points.
  const rowOf = ({ filled, holds }: CardClass): number =>
    numbers[2 * filled + Number(holds && remembered !== -1)] ?? -1;
  const reach = (card: CardClass): void => {
    const key = 2 * card.filled + Number(card.holds);
    if (numbers[key] !== -1) return;
    const range = subtotals.range(card.filled);
    numbers[key] = rows.length;
    layers[bitCount(card.filled)]?.push(rows.length);
    const dice = card.filled === all ? [] : special;
    const points = outcomes.cardOf(card);
    rows.push({
      ...card,
      ...range,
      special: dice.map((group) => outcomes.of(points, hands.groups[group] ?? [])),
    });
  };
  const next = ({ filled, holds }: CardClass, { fills, holds: after }: RollOutcome): CardClass => ({
    filled: filled | fills,
    holds: after ?? holds,
  });
  const isOpen = ({ filled }: CardClass, box: number): boolean => (filled & (1 << box)) === 0;
  /** The different ways in which a box can be filled by the other rolls. */
  const fillings = plain.map((boxes) =>
    boxes.map((choices) => {
      const different = new Map<string, RollOutcome>();
      for (const number of choices) {
        const outcome = outcomes.list[number];
        if (outcome !== undefined) different.set(`${outcome.fills} ${outcome.holds}`, outcome);
      }
      return [...different.values()];
    }),
  );
  reach({ filled: 0, holds: false });
  for (const layer of layers) {
    for (const number of layer) {
      const row = rows[number] as ModelRow;
      for (const [box, ways] of (fillings[situationOf(row)] ?? []).entries()) {
        if (isOpen(row, box)) for (const outcome of ways) reach(next(row, outcome));
      }
      for (const choices of row.special) {
        for (const outcome of choices) reach(next(row, outcomes.list[outcome] as RollOutcome));
      }
    }
  }
  return {
    ...{ rules, hands, subtotals, outcomes: outcomes.list, layers, rows, rowOf, special, isOpen, remembered },
    states: () => {
      const counts = new Map<number, number>();
      let sum = 0;
      for (const { filled } of rows) {
        const count = filled === all ? 0 : (counts.get(filled) ?? subtotals.countOf(filled));
        counts.set(filled, count);
        sum += count;
      }
      return sum;
    },
    outcomeOf: (offer, claim) => outcomes.list[outcomes.numberOf(offer, claim)] as RollOutcome,
    cardOf: outcomes.cardOf,
    after: (row, outcome) => rowOf(next(row, outcome)),
    plain: (row, box) => plain[situationOf(row)]?.[box] as Int16Array,
  };
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
