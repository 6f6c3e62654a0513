/** The careful players: a box that is as good as filled is filled at once, and Farkle points are banked as soon as they may be. */

import {
  boxValues,
  type Category,
  type Dice,
  EMPTY_CARD,
  type FarkleRules,
  type FiveDiceRules,
  type LegalBox,
  legalBoxes,
  mayRoll,
  mayScore,
  type SeenCards,
  type SeenFarkle,
} from '../../game/index.ts';
import type { Decide } from './decide.ts';
import { greedyCards, greedyFarkle } from './greedy.ts';

/** Whatever may be banked is enough. */
export function carefulFarkle(rules: FarkleRules): Decide<SeenFarkle> {
  return greedyFarkle(rules, 0);
}

export function carefulCards(rules: FiveDiceRules): Decide<SeenCards> {
  const greedy = greedyCards(rules);
  const wishes = carefulWishes(rules);
  return (game, chance) => {
    const { dice = [], player, claimed } = game.turn;
    const card = game.cards[player] ?? EMPTY_CARD;
    const offers = legalBoxes(rules, card, dice, claimed === true).filter((offer) => offer.legal);
    const { now, keeps, last } = wishes(dice, offers);
    const [box] = mayScore(rules, game) ? now : [];
    if (box !== undefined) return { score: box.category };
    if (!mayRoll(rules, game)) return { score: (last[0] as LegalBox).category };
    const keep = keeps[0]?.keep ?? dice;
    return keep.length < dice.length ? { keep, next: 'roll' } : greedy(game, chance);
  };
}

/** What is done with a roll, of each list the first that may be: none of them depends on what else is offered. */
export interface Wishes {
  /** Filled at once. */
  readonly now: readonly LegalBox[];
  /** Dice that stay for an open line. */
  readonly keeps: readonly { readonly line: Category; readonly keep: Dice }[];
  /** Filled when no roll is left. */
  readonly last: readonly LegalBox[];
}

export function carefulWishes(rules: FiveDiceRules): (dice: Dice, offers: readonly LegalBox[]) => Wishes {
  const lines = new Map(
    rules.boxes.map(({ category, section }) => [category, lineOf(rules, category, section)]),
  );
  const lineFor = ({ category }: LegalBox): Line => lines.get(category) as Line;
  return (dice, offers) => {
    const now = mostPoints(
      offers.filter((offer) => offer.adds === true || offer.points >= lineFor(offer).enough),
    );
    const harmless = mostPoints(offers.filter((offer) => offer.points > 0 && !lineFor(offer).isUpper));
    // The line that could have brought least.
    const leastHarm = offers.toSorted((one, other) => lineFor(one).most - lineFor(other).most);
    const keeps = offers
      .filter((offer) => lineFor(offer).isUpper)
      .map((offer) => ({ line: offer.category, face: lineFor(offer).most / rules.dice }))
      .map(({ line, face }) => ({ line, face, keep: dice.filter((each) => each === face) }))
      .filter(({ keep }) => keep.length > 0)
      .toSorted((one, other) => other.keep.length - one.keep.length || other.face - one.face);
    return { now, keeps, last: [...now, ...harmless, ...leastHarm] };
  };
}

interface Line {
  readonly isUpper: boolean;
  readonly most: number;
  /** From here on nothing better is waited for. */
  readonly enough: number;
}

/** More than half of the dice in an upper line, and nearly the most that there is in another one. */
function lineOf(rules: FiveDiceRules, category: Category, section: string): Line {
  const most = Math.max(...boxValues(rules, category));
  const isUpper = section === 'upper';
  return {
    isUpper,
    most,
    enough: isUpper ? Math.floor(rules.dice / 2 + 1) * (most / rules.dice) : (most * 5) / 6,
  };
}

/** Of equal ones in card order. */
function mostPoints(offers: readonly LegalBox[]): readonly LegalBox[] {
  return offers.toSorted((one, other) => other.points - one.points);
}
