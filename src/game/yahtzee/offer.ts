/** What every box would give for the dice on the table: the one place where dice become points. */
import type { Dice } from '../die.ts';
import type { RejectionCode } from '../rejection.ts';
import { type Box, upperCategory } from './box.ts';
import type { Category } from './category.ts';
import { fiveAlikeFace, type Hand, handOf } from './hand.ts';
import { JOKERS, type JokerRuling } from './joker.ts';
import { type FiveDiceRules, YAHTZEE_POINTS } from './rule-set.ts';
import { isOpen, type ScoreCard } from './score-card.ts';

export interface LegalBox {
  readonly legal: true;
  readonly category: Category;
  /** What goes into the box, before its column multiplies it. */
  readonly points: number;
  /** What the roll earns beside it: a Yahtzee bonus, or 0. */
  readonly bonus: number;
  /** Whether the dice meet the box's condition; a joker does. */
  readonly fits: boolean;
  /** The points are added to what the box holds, and another box must be filled with the same dice. */
  readonly adds?: true;
  /** A box that is scratched along with this one. */
  readonly also?: Category;
}

export interface RefusedBox {
  readonly legal: false;
  readonly category: Category;
  readonly code: RejectionCode;
}

export type BoxOffer = LegalBox | RefusedBox;

type Judge = (box: Box) => BoxOffer;

/** Every open box in card order, legal or not, and a filled one that may be claimed again. */
export function legalBoxes(
  rules: FiveDiceRules,
  card: ScoreCard,
  dice: Dice,
  claimed = false,
): readonly BoxOffer[] {
  const judge = judgeOf(rules, card, handOf(dice), claimed);
  const offers: BoxOffer[] = [];
  for (const box of rules.boxes) {
    const open = isOpen(card, box.category);
    if (!open && rules.claim === 0) continue;
    const offer = judge(box);
    if (open || offer.legal) offers.push(offer);
  }
  return offers;
}

/** One box, also a filled one; undefined when the card has no such box. */
export function judgeBox(
  rules: FiveDiceRules,
  card: ScoreCard,
  dice: Dice,
  category: Category,
  claimed = false,
): BoxOffer | undefined {
  const box = rules.boxes.find((candidate) => candidate.category === category);
  return box === undefined ? undefined : judgeOf(rules, card, handOf(dice), claimed)(box);
}

function judgeOf(rules: FiveDiceRules, card: ScoreCard, hand: Hand, claimed: boolean): Judge {
  const rulingOf = jokerRuling(rules, card, hand);
  const earns = rules.yahtzeeBonus > 0 && hand.counts.includes(5) && card.boxes.yahtzee === YAHTZEE_POINTS;
  // A box that is 0 or open earns nothing more (H6, H7).
  const bonus = earns ? rules.yahtzeeBonus : 0;
  return (box) => {
    const { category, opensWith } = box;
    if (!isOpen(card, category)) return claimOffer(rules, card, hand, box, claimed);
    if (opensWith !== undefined && card.boxes[opensWith] !== YAHTZEE_POINTS) {
      return { legal: false, category, code: 'box-closed' };
    }
    const ruling = rulingOf(box);
    if (ruling !== 'plain' && ruling !== 'joker') return { legal: false, category, code: ruling };
    const fits = ruling === 'joker' || box.fits(hand);
    const offer: LegalBox = { legal: true, category, points: fits ? box.worth(hand) : 0, bonus, fits };
    const also = fits ? undefined : scratchedAlong(rules, card, category);
    return also === undefined ? offer : { ...offer, also };
  };
}

/** A filled Yahtzee box of 50 or more takes further five alike once a turn (S1.24, S1.s8). */
function claimOffer(
  { claim }: FiveDiceRules,
  card: ScoreCard,
  hand: Hand,
  { kind, category }: Box,
  claimed: boolean,
): BoxOffer {
  const refused = (code: RejectionCode): RefusedBox => ({ legal: false, category, code });
  if (claim === 0 || kind !== 'yahtzee') return refused('box-filled');
  if (claimed) return refused('already-claimed');
  const held = card.boxes[category] ?? 0;
  if (held === 0) return refused('yahtzee-zeroed');
  // A correction may have put anything there.
  if (held < YAHTZEE_POINTS) return refused('box-filled');
  if (!hand.counts.includes(5)) return refused('not-a-yahtzee');
  return { legal: true, category, points: claim, bonus: 0, fits: true, adds: true };
}

function scratchedAlong(rules: FiveDiceRules, card: ScoreCard, category: Category): Category | undefined {
  return rules.boxes.find((box) => box.opensWith === category && isOpen(card, box.category))?.category;
}

/** Five alike are a joker only once the Yahtzee box is filled (H9). */
function jokerRuling(rules: FiveDiceRules, card: ScoreCard, hand: Hand): (box: Box) => JokerRuling {
  const face = rules.joker === 'none' ? undefined : fiveAlikeFace(hand);
  if (face === undefined || isOpen(card, 'yahtzee')) return () => 'plain';
  const matching = upperCategory(face);
  const joker = {
    matchingOpen: isOpen(card, matching),
    lowerOpen: rules.boxes.some(({ section, category }) => section === 'lower' && isOpen(card, category)),
  };
  return (box) => JOKERS[rules.joker](box, matching, joker);
}
