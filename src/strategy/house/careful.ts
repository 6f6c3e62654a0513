/** The careful players: a box that is as good as filled is filled at once, and Farkle points are banked as soon as they may be. */

import {
  boxValues,
  type Category,
  type Dice,
  EMPTY_CARD,
  type Face,
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
  const lines = new Map(
    rules.boxes.map(({ category, section }) => [category, lineOf(rules, category, section)]),
  );
  const lineFor = ({ category }: LegalBox): Line => lines.get(category) as Line;
  return (game, chance) => {
    const { dice = [], player, claimed } = game.turn;
    const card = game.cards[player] ?? EMPTY_CARD;
    const offers = legalBoxes(rules, card, dice, claimed === true).filter((offer) => offer.legal);
    const ready = mayScore(rules, game)
      ? offers.filter((offer) => offer.adds === true || offer.points >= lineFor(offer).enough)
      : [];
    if (ready.length > 0) return { score: mostPoints(ready).category };
    if (mayRoll(rules, game)) {
      const open = offers
        .filter((offer) => lineFor(offer).isUpper)
        .map((offer) => lineFor(offer).most / rules.dice);
      const keep = mostAlike(dice, open);
      return keep.length > 0 && keep.length < dice.length ? { keep, next: 'roll' } : greedy(game, chance);
    }
    const harmless = offers.filter((offer) => offer.points > 0 && !lineFor(offer).isUpper);
    if (harmless.length > 0) return { score: mostPoints(harmless).category };
    return { score: leastHarm(offers, (offer) => lineFor(offer).most).category };
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

/** The larger group of equal faces among these, of two the higher one. */
function mostAlike(dice: Dice, faces: readonly number[]): Dice {
  let best: readonly Face[] = [];
  for (const face of faces.toSorted((a, b) => b - a)) {
    const alike = dice.filter((each) => each === face);
    if (alike.length > best.length) best = alike;
  }
  return best;
}

function mostPoints(offers: readonly LegalBox[]): LegalBox {
  return offers.reduce((best, offer) => (offer.points > best.points ? offer : best));
}

/** The line that could have brought least. */
function leastHarm(offers: readonly LegalBox[], mostOf: (offer: LegalBox) => number): LegalBox {
  return offers.reduce((best, offer) => (mostOf(offer) < mostOf(best) ? offer : best));
}
