/**
 * Games carried forward: from cards that a player may have, turn by turn, to the chance of every total at the end. Cards
 * that lead to the same later choices are one, so that a whole game is some hundred thousand steps instead of all games.
 */
import { Distribution, Rooms } from './distribution.ts';
import { AT_ONCE, type Follow } from './follow.ts';
import type { ModelRow } from './model.ts';
import type { RollOutcome } from './outcomes.ts';
import { type Values, valuePlace } from './values.ts';

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
  /** Told of every way. */
  readonly seen?: (step: Step) => void;
}

/** Steps of it are spread more evenly than those of any other number (the golden ratio), so nothing falls into step with them. */
const EVENLY = (Math.sqrt(5) - 1) / 2;
/** Cards that are followed in a row: some milliseconds of work. */
const PORTION = 64;

interface Card {
  chance: number;
  readonly total: Distribution;
}

/** Comes back now and then, so that others can do something in between. */
export function* carried(
  values: Values,
  starts: readonly Start[],
  { follow, rare, finer, makes = 1, seen }: Carrying,
): Generator<undefined, Distribution> {
  const { points } = values;
  const { rows, layers, subtotals, after } = values.model;
  const rooms = new Rooms();
  /** By place. */
  const waiting: (Card | undefined)[] = new Array(values.starts.at(-1) ?? 0).fill(undefined);
  const reached = new Uint8Array(rows.length);
  const arrive = (row: number, upper: number, chance: number): Card => {
    const place = valuePlace(values, row, upper);
    reached[row] = 1;
    const card = waiting[place] ?? { chance: 0, total: new Distribution(rooms) };
    waiting[place] = card;
    card.chance += chance;
    return card;
  };
  for (const { row, upper, total, chance } of starts) arrive(row, upper, chance).total.add(total, 0, 1);

  const negligible = rare * finer;
  let followed = 0;

  function followCards(number: number, upper: number, lanes: number): void {
    const row = rows[number] as ModelRow;
    const place = valuePlace(values, number, upper);
    const cards = waiting.slice(place, place + lanes);
    if (cards.every((card) => card === undefined)) return;
    for (const card of cards) card?.total.trim(negligible);
    followed += 1;
    /** Of rare ways that came before: every time that there is enough for one, it is the one at hand. */
    let owed = ((followed * EVENLY) % 1) * negligible;
    const { outcomes, chances } = follow(number, upper, (lane) => cards[lane] !== undefined);
    for (let index = 0; index < outcomes.length; index += 1) {
      const outcome = outcomes[index] as RollOutcome;
      let next = -1;
      for (let lane = 0; lane < lanes; lane += 1) {
        const card = cards[lane];
        const share = chances[AT_ONCE * index + lane] as number;
        if (share === 0 || card === undefined) continue;
        let chance = share * card.chance;
        if (chance <= negligible) {
          owed += chance;
          if (owed < negligible) continue;
          chance = negligible;
          owed -= chance;
        }
        if (next === -1) next = after(row, outcome);
        seen?.({ row: number, upper: upper + lane, outcome, next, chance });
        const later = arrive(next, upper + lane + outcome.upper, chance);
        later.total.add(card.total, outcome.gain, chance / card.chance);
      }
    }
    for (const card of cards) card?.total.giveUp();
    waiting.fill(undefined, place, place + lanes);
  }

  /** How much of a card goes to the upper one of two others, so that its value stays what it is: for best play, or for none. */
  function shareOf(before: number, at: number, after: number): number {
    const [low, own, high] = [points[before] as number, points[at] as number, points[after] as number];
    const byPlace = (at - before) / (after - before);
    const byValue = high === low ? byPlace : Math.min(1, Math.max(0, (own - low) / (high - low)));
    return makes * byValue + (1 - makes) * byPlace;
  }

  function hand(card: Card, to: number, more: number, share: number): void {
    if (share === 0) return;
    const other = waiting[to] as Card;
    other.chance += share * card.chance;
    other.total.add(card.total, more, share);
  }

  function mergeRare(number: number): void {
    const { low, high } = rows[number] as ModelRow;
    const place = valuePlace(values, number, low);
    const chanceAt = (at: number): number => waiting[at]?.chance ?? 0;
    const places = Array.from({ length: high - low + 1 }, (_, lane) => place + lane);
    const most = places.reduce((best, at) => (chanceAt(at) > chanceAt(best) ? at : best), place);
    let last = -1;
    const frequent = places.filter((at) => at === most || chanceAt(at) > rare);
    for (const at of places) {
      const card = waiting[at];
      while ((frequent[last + 1] ?? Number.POSITIVE_INFINITY) <= at) last += 1;
      if (card === undefined || frequent[last] === at) continue;
      const [before, after] = [frequent[last], frequent[last + 1]];
      if (before !== undefined && after !== undefined) {
        const share = shareOf(before, at, after);
        hand(card, before, 0, 1 - share);
        hand(card, after, 0, share);
      } else {
        const near = (before ?? after) as number;
        // What it is worth more than the other one, it is taken to have got already.
        const worth = makes * ((points[at] as number) - (points[near] as number));
        const more = Math.max(worth, -card.total.least);
        const whole = Math.floor(more);
        hand(card, near, whole, 1 - (more - whole));
        hand(card, near, whole + 1, more - whole);
      }
      card.total.giveUp();
      waiting[at] = undefined;
    }
  }

  for (const layer of layers.slice(0, -1)) {
    for (const number of layer) {
      if (reached[number] === 0) continue;
      const { low, high } = rows[number] as ModelRow;
      mergeRare(number);
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
      const card = waiting[valuePlace(values, number, upper)];
      if (card !== undefined) all.add(card.total, subtotals.bonusOf(upper), 1);
    }
  }
  return all;
}
