/** How each seat of a reference game plays: asked about one roll of one game, and never about chances. */
import { type Dice, type HousePlayer, legalBoxes, type ScoreCard } from '../../../../src/game/index.ts';
import type { Model, ModelRow } from '../../../../src/strategy/five-dice/model.ts';
import { turnTables } from '../../../../src/strategy/five-dice/turn-tables.ts';
import type { Values } from '../../../../src/strategy/five-dice/values.ts';
import { houseDecides, strengthOf } from '../../../../src/strategy/house/house.ts';
import { weightsLikePeople } from '../../../../src/strategy/house/valued.ts';
import { seenAt } from '../positions.ts';

/** What is done with this group of dice: the number of the group to keep, or `~` that of the outcome that is chosen. */
export type Done = (group: number, rollsLeft: number) => number;

/** The same for all games on a card, so it may remember what it has worked out. */
export type OnCard = (row: number, upper: number) => Done;

/** Undefined: a person, of whom best play is assumed. `chance`: numbers from 0 to below 1. */
export function playerOf(values: Values, player: HousePlayer | undefined, chance: () => number): OnCard {
  if (player === 'greedy' || player === 'careful') return byRulesOfThumb(values.model, player);
  if (player === undefined || player === 'master')
    return byValues(values, (worth) => {
      const at = best(worth);
      return () => at;
    });
  const weightsOf = weightsLikePeople(strengthOf(player));
  return byValues(values, (worth) => {
    const weights = weightsOf(worth);
    const sum = weights.reduce((all, weight) => all + weight, 0);
    return () => {
      let left = chance() * sum;
      return weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
    };
  });
}

/** The later of equal ones. */
function best(worth: readonly number[]): number {
  return worth.reduce((most, each, at) => (each >= (worth[most] as number) ? at : most), 0);
}

/** `chooser`: for choices that are worth so much, who tells the index of one whenever asked. */
function byValues(values: Values, chooser: (worth: readonly number[]) => () => number): OnCard {
  const { hands, rules } = values.model;
  const stops = rules.manners.stopEarly !== 'no';
  const { row: takeUp, tables, value, worth, kept } = turnTables(values);
  return (row, upper) => {
    takeUp(row);
    value(upper);
    const known: { readonly done: readonly number[]; readonly choose: () => number }[] = [];
    const choicesOf = (group: number, left: number) => {
      const all = left === 0 ? [] : (hands.keeps[group] ?? []);
      const keeps = stops ? all.filter((keep) => keep !== group) : all;
      const roll = group - hands.firstRoll;
      const boxes =
        left > 0 && !stops ? [] : [...tables.offers.subarray(tables.ends[roll - 1] ?? 0, tables.ends[roll])];
      const of = [
        ...keeps.map((keep) => kept[left]?.[keep] as number),
        ...boxes.map((box) => worth[box] as number),
      ];
      return { done: [...keeps, ...boxes.map((box) => ~box)], choose: chooser(of) };
    };
    return (group, left) => {
      const at = left * hands.groups.length + group;
      known[at] ??= choicesOf(group, left);
      const { done, choose } = known[at];
      return done[choose()] as number;
    };
  };
}

/** Asked as at the table. */
function byRulesOfThumb(model: Model, player: HousePlayer): OnCard {
  const { hands, rules, rows, outcomes, subtotals } = model;
  const decide = houseDecides(rules, player);
  const numberOf = new Map(outcomes.map((outcome, number) => [outcome, number]));
  const never = (): number => {
    throw new Error(`${player} left something to chance.`);
  };
  /** Greed looks no further than what this turn adds to the upper bonus. */
  const sight = Array.from({ length: subtotals.cap + 1 }, (_, upper) =>
    Array.from(
      { length: subtotals.cap + 1 - upper },
      (_, more) => subtotals.bonusOf(upper + more) - subtotals.bonusOf(upper),
    )
      .slice(0, MOST_IN_A_LINE + 1)
      .join(),
  );
  let last = -1;
  let known = new Map<string, { readonly card: ScoreCard; readonly made: number[] }>();
  return (row, upper) => {
    if (row !== last) [last, known] = [row, new Map()];
    const key = sight[upper] as string;
    const { card, made } = known.get(key) ?? { card: cardOf(row, upper), made: [] };
    known.set(key, { card, made });
    return (group, left) => {
      const at = left * hands.groups.length + group;
      made[at] ??= ask(card, hands.groups[group] as Dice, left);
      return made[at];
    };
  };

  function ask(card: ScoreCard, dice: Dice, rollsLeft: number): number {
    const move = decide(
      seenAt({ rules: rules.id, players: ['Eric'], cards: [card], dice: [...dice], rollsLeft }),
      never,
    );
    if ('keep' in move) return hands.indexOf(move.keep);
    const offer = legalBoxes(rules, card, dice).find(({ category }) => category === move.score);
    if (offer?.legal !== true) throw new Error(`${player} chose ${move.score}.`);
    return ~(numberOf.get(model.outcomeOf(offer)) as number);
  }

  /** All points of the upper section in one of its boxes. */
  function cardOf(number: number, upper: number): ScoreCard {
    const row = rows[number] as ModelRow;
    const card = model.cardOf(row);
    const box = rules.boxes.find(({ section }, index) => section === 'upper' && !model.isOpen(row, index));
    return box === undefined ? card : { ...card, boxes: { ...card.boxes, [box.category]: upper } };
  }
}

/** Five sixes. */
const MOST_IN_A_LINE = 30;
