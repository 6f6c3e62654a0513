/** What every open box would give for the dice on the table: the one place where dice become points. */
import type { Dice } from '../die.ts';
import type { RejectionCode } from '../rejection.ts';
import { type Box, upperCategory } from './box.ts';
import type { Category } from './category.ts';
import { fiveAlikeFace, handOf } from './hand.ts';
import type { JokerRuling } from './joker.ts';
import { type RuleSet, YAHTZEE_POINTS } from './rule-set.ts';
import { isOpen, type ScoreCard } from './score-card.ts';

export interface LegalBox {
  readonly legal: true;
  readonly category: Category;
  /** What goes into the box. */
  readonly points: number;
  /** What the roll earns beside it: a Yahtzee bonus, or 0. */
  readonly bonus: number;
  /** Whether the dice meet the box's condition; a joker does. */
  readonly fits: boolean;
}

export interface RefusedBox {
  readonly legal: false;
  readonly category: Category;
  readonly code: RejectionCode;
}

export type BoxOffer = LegalBox | RefusedBox;

/** Every open box in card order, legal or not. */
export function legalBoxes(rules: RuleSet, card: ScoreCard, dice: Dice): readonly BoxOffer[] {
  const hand = handOf(dice);
  const rulingOf = jokerRuling(rules, card, fiveAlikeFace(hand));
  const bonus = earnsBonus(card, hand.counts) ? rules.yahtzeeBonus : 0;
  const offers: BoxOffer[] = [];
  for (const box of rules.boxes) {
    const { category } = box;
    if (!isOpen(card, category)) continue;
    const ruling = rulingOf(box);
    if (ruling !== 'plain' && ruling !== 'joker') {
      offers.push({ legal: false, category, code: ruling });
      continue;
    }
    const fits = ruling === 'joker' || box.fits(hand);
    offers.push({ legal: true, category, points: fits ? box.worth(hand) : 0, bonus, fits });
  }
  return offers;
}

/** The legal box with most points, ties in card order; undefined on a full card. */
export function bestBox(rules: RuleSet, card: ScoreCard, dice: Dice): LegalBox | undefined {
  let best: LegalBox | undefined;
  for (const offer of legalBoxes(rules, card, dice)) {
    if (offer.legal && (best === undefined || offer.points > best.points)) best = offer;
  }
  return best;
}

/** A box that is 0 or open earns nothing more (H6, H7). */
function earnsBonus(card: ScoreCard, counts: readonly number[]): boolean {
  return counts.includes(5) && card.boxes.yahtzee === YAHTZEE_POINTS;
}

/** Five alike are a joker only once the Yahtzee box is filled (H9). */
function jokerRuling(
  rules: RuleSet,
  card: ScoreCard,
  face: ReturnType<typeof fiveAlikeFace>,
): (box: Box) => JokerRuling {
  if (face === undefined || isOpen(card, 'yahtzee')) return () => 'plain';
  const matching = upperCategory(face);
  const joker = {
    matchingOpen: isOpen(card, matching),
    lowerOpen: rules.boxes.some(({ section, category }) => section === 'lower' && isOpen(card, category)),
  };
  return (box) => rules.joker(box, matching, joker);
}
