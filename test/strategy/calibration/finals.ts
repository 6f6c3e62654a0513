/**
 * The odds of very many moments at once. The table carries one position forward to its ends, a second's work with many open
 * boxes; here all cards with equally many open boxes are worked out from those with one fewer, and every moment takes from
 * them what it needs. How a turn goes on, and who wins with which totals, is asked of the same functions as at the table.
 */
import { type ScoreCard, totals } from '../../../src/game/index.ts';
import { Distribution } from '../../../src/strategy/five-dice/distribution.ts';
import { AT_ONCE, type Follow } from '../../../src/strategy/five-dice/follow.ts';
import type { ModelRow } from '../../../src/strategy/five-dice/model.ts';
import { type Values, valuePlace } from '../../../src/strategy/five-dice/values.ts';
import { type Final, standingOf } from '../../../src/strategy/odds/final.ts';
import type { Manner } from '../../../src/strategy/odds/manner.ts';
import { outlookOf } from '../../../src/strategy/odds/rest.ts';
import type { PlayedMoment } from './play.ts';

/** Ends of totals that are rarer are left out: as at the table, where it is exact. */
const RARE = 1e-12;

/** Of every player the chance to win alone; of moments with as many open boxes as have been worked out last. */
type WinsOf = (moment: PlayedMoment) => readonly number[];

/** From the full card on: each time with one more open box. */
export function* winsByOpenBoxes(values: Values, manner: Manner): Generator<WinsOf, undefined> {
  const { model } = values;
  const { rules, layers, rows } = model;
  /** By place. */
  const rests: (Distribution | undefined)[] = new Array(values.points.length);
  let known = new Map<string, Final>();

  for (const [fewer, layer] of layers.toReversed().entries()) {
    for (const number of layer) {
      const { low, high } = rows[number] as ModelRow;
      const place = valuePlace(values, number, low);
      for (let upper = low; upper <= high; upper += AT_ONCE) {
        const lanes = Math.min(AT_ONCE, high - upper + 1);
        const found = fewer === 0 ? fullCards(upper, lanes) : openCards(number, upper, lanes, manner.follow);
        for (const [lane, rest] of found.entries()) rests[place + upper - low + lane] = rest;
      }
    }
    known = new Map();
    yield winsOf;
    // Two layers are enough: the one at hand, and the one that turns on it lead to.
    for (const number of layers.at(-fewer) ?? []) {
      if (fewer === 0) break;
      const { low, high } = rows[number] as ModelRow;
      const place = valuePlace(values, number, low);
      rests.fill(undefined, place, place + high - low + 1);
    }
  }
  return undefined;

  function fullCards(upper: number, lanes: number): readonly Distribution[] {
    return Array.from({ length: lanes }, (_, lane) =>
      Distribution.certain(model.subtotals.bonusOf(upper + lane)),
    );
  }

  function openCards(number: number, upper: number, lanes: number, follow: Follow): readonly Distribution[] {
    const all = Array.from({ length: lanes }, () => new Distribution());
    const { outcomes, chances } = follow(number, upper, () => true);
    for (const [index, outcome] of outcomes.entries()) {
      let next = -1;
      for (const [lane, rest] of all.entries()) {
        const share = chances[AT_ONCE * index + lane] as number;
        if (share === 0) continue;
        if (next === -1) next = model.after(rows[number] as ModelRow, outcome);
        const later = rests[valuePlace(values, next, upper + lane + outcome.upper)] as Distribution;
        rest.add(later, outcome.gain, share);
      }
    }
    for (const rest of all) rest.trim(RARE);
    return all;
  }

  function winsOf({ cards, turn, dice, rollsLeft = 0 }: PlayedMoment): readonly number[] {
    const finals = cards.map((card, player) => {
      const own = player === turn ? dice : undefined;
      const name = `${JSON.stringify(card)} ${own} ${rollsLeft}`;
      const final = known.get(name) ?? finalOf(card, own, rollsLeft);
      known.set(name, final);
      return final;
    });
    return standingOf(finals, rules.ties === 'shared').wins;
  }

  function finalOf(card: ScoreCard, dice: PlayedMoment['dice'], rollsLeft: number): Final {
    const { total, upperBonus } = totals(rules, card);
    const rest = new Distribution();
    const outlook = outlookOf(values, manner, { card, dice, rollsLeft, claimed: false });
    for (const start of outlook?.starts ?? []) {
      const place = valuePlace(values, start.row, start.upper);
      rest.add(rests[place] as Distribution, start.total.least, start.chance);
    }
    return { points: total - upperBonus, rest };
  }
}
