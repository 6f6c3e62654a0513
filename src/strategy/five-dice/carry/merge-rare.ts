/** Rare cards count as others that have the same boxes filled, with upper subtotals next to their own. */

import type { ModelRow } from '../model.ts';
import { type Values, valuePlace } from '../values.ts';
import type { CardTotals } from './card-totals.ts';

/** Of a row whose cards are all known. `makes`: how much of what best play makes of a card is made of it. */
export function mergesRare(
  { model, starts, points }: Values,
  cards: CardTotals,
  rare: number,
  makes: number,
): (row: number) => void {
  /** How much of a card goes to the upper one of two others, so that its value stays what it is: for best play, or for none. */
  function shareOf(before: number, at: number, after: number): number {
    const [low, own, high] = [points[before] as number, points[at] as number, points[after] as number];
    const byPlace = (at - before) / (after - before);
    const byValue = high === low ? byPlace : Math.min(1, Math.max(0, (own - low) / (high - low)));
    return makes * byValue + (1 - makes) * byPlace;
  }

  function hand(at: number, to: number, more: number, share: number): void {
    if (share > 0) cards.handOn(at, to, more, share);
  }

  return (number) => {
    const { low, high } = model.rows[number] as ModelRow;
    const place = valuePlace({ model, starts }, number, low);
    const there: number[] = [];
    let most = -1;
    for (let at = place; at <= place + high - low; at += 1) {
      if (cards.chanceAt(at) === 0) continue;
      there.push(at);
      if (most === -1 || cards.chanceAt(at) > cards.chanceAt(most)) most = at;
    }
    const frequent = there.filter((at) => at === most || cards.chanceAt(at) > rare);
    if (frequent.length === there.length) return;
    let last = -1;
    for (const at of there) {
      while ((frequent[last + 1] ?? Number.POSITIVE_INFINITY) <= at) last += 1;
      if (frequent[last] === at) continue;
      const [before, after] = [frequent[last], frequent[last + 1]];
      if (before !== undefined && after !== undefined) {
        const share = shareOf(before, at, after);
        hand(at, before, 0, 1 - share);
        hand(at, after, 0, share);
      } else {
        const near = (before ?? after) as number;
        // What it is worth more than the other one, it is taken to have got already.
        const worth = makes * ((points[at] as number) - (points[near] as number));
        const more = Math.max(worth, -cards.leastAt(at));
        const whole = Math.floor(more);
        hand(at, near, whole, 1 - (more - whole));
        hand(at, near, whole + 1, more - whole);
      }
      cards.goAway(at);
    }
  };
}
