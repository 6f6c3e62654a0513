/** What every choice of a position is worth, whoever asks: the command line, the coach, a house player. */
import {
  type Category,
  type Dice,
  type FiveDiceRules,
  type LegalBox,
  legalBoxes,
  type ScoreCard,
  totals,
} from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';
import type { Model, ModelRow } from './model.ts';
import { classOf } from './outcomes.ts';
import { turnOf } from './specification.ts';
import { pointsAt, type Values, valueOfCard } from './values.ts';

export interface Position {
  readonly card: ScoreCard;
  readonly dice: Dice;
  readonly rollsLeft: number;
  /** A Yahtzee has been claimed in this turn: it cannot be again, and the dice stay. */
  readonly claimed: boolean;
}

export type AdvisedChoice = KeepChoice | BoxChoice;

export interface KeepChoice {
  /** The others are rolled; with all of them kept the turn goes on all the same. */
  readonly keep: Dice;
  readonly value: number;
}

export interface BoxChoice {
  readonly score: Category;
  readonly points: number;
  readonly bonus: number;
  /** The points are added to the box, and another one must be filled with the same dice. */
  readonly adds?: true;
  /** With what it brings. */
  readonly value: number;
}

export interface Adviser {
  readonly model: Model;
  /** What is still to be added to the total, at the beginning of a turn; undefined for a card that no game comes to. */
  readonly cardValue: (card: ScoreCard) => number | undefined;
  /** Keeps by their number, then boxes in card order; none for a card that is full or that no game comes to. */
  readonly choicesOf: (position: Position) => readonly AdvisedChoice[];
}

export function adviserFrom(values: Values): Adviser {
  const { model } = values;
  const { rules, hands, rowOf, subtotals } = model;

  const sumOf = (card: ScoreCard): number => Math.min(totals(rules, card).upper, subtotals.cap);

  function boxChoices(position: Position, row: number, upper: number): readonly BoxChoice[] {
    const { card, dice, claimed } = position;
    return legalBoxes(rules, card, dice, claimed).flatMap((offer): readonly BoxChoice[] => {
      if (!offer.legal) return [];
      const { category: score, points, bonus } = offer;
      if (offer.adds !== true) return [{ score, points, bonus, value: valueOfBox(row, upper, offer) }];
      // Nothing but the box itself is different for those that follow.
      const others = boxChoices({ ...position, claimed: true }, row, upper).map(({ value }) => value);
      return [{ score, points, adds: true, bonus, value: points + Math.max(...others) }];
    });
  }

  function valueOfBox(number: number, upper: number, offer: LegalBox): number {
    const row = model.rows[number] as ModelRow;
    const outcome = model.outcomeOf(offer);
    const next = model.after(row, outcome);
    return outcome.gain + pointsAt(values, next, upper + outcome.upper) - subtotals.bonusOf(upper);
  }

  return {
    model,
    cardValue: (card) => valueOfCard(values, classOf(rules, card), totals(rules, card).upper),
    choicesOf: (position) => {
      const { card, dice, rollsLeft, claimed } = position;
      const row = rowOf(classOf(rules, card));
      if (row === -1) return [];
      const upper = sumOf(card);
      const mayRoll = rollsLeft > 0 && !claimed;
      const boxes = mayRoll && rules.manners.stopEarly === 'no' ? [] : boxChoices(position, row, upper);
      if (!mayRoll) return boxes;
      const worth = turnOf(values, row)(upper, rollsLeft);
      const keeps = (hands.keeps[hands.indexOf(dice)] ?? []).map((group) => ({
        keep: hands.groups[group] ?? [],
        value: (worth[group] as number) - subtotals.bonusOf(upper),
      }));
      return [...keeps, ...boxes];
    },
  };
}

/** Why no table of the set can be made in any reasonable time; undefined where it can. */
export function tooLarge({ columns, dice, rolls, boxes, savesRolls }: FiveDiceRules): Code | undefined {
  if (columns.length > 1) return { say: 'solver.columns', count: columns.length };
  if (dice > MOST_DICE) return { say: 'solver.dice', count: dice };
  if (savesRolls) return { say: 'solver.saved' };
  if (!Number.isFinite(rolls)) return { say: 'solver.endless' };
  if (boxes.length > MOST_BOXES) return { say: 'solver.boxes', count: boxes.length };
  return undefined;
}

const MOST_DICE = 5;
/** 32,768 cards, each with dozens of upper subtotals. */
const MOST_BOXES = 15;
