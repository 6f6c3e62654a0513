/** The boxes of a score card as data: what each is called, when the dice meet its condition, and what it is worth then. */
import type { Face } from '../die.ts';
import { type Category, UPPER_CATEGORIES, type UpperCategory } from './category.ts';
import { type Hand, longestRun, mostAlike } from './hand.ts';

export interface Box {
  readonly category: Category;
  readonly section: 'upper' | 'lower';
  /** On pages. */
  readonly label: string;
  /** Two characters for the table's display. */
  readonly code: string;
  /** The key of the on-screen cabinet (S1.13). */
  readonly key: string;
  /** Whether the dice meet the condition; a box whose condition fails gets 0. */
  readonly fits: (hand: Hand) => boolean;
  /** Points once the condition is met, or waived by a joker. */
  readonly worth: (hand: Hand) => number;
}

const always = () => true;
const total = (hand: Hand) => hand.sum;
const fixed = (points: number) => () => points;
const alike = (count: number) => (hand: Hand) => mostAlike(hand) >= count;
const run = (length: number) => (hand: Hand) => longestRun(hand) >= length;
/** Exactly 3 + 2: five alike is no full house (S1.19, S4.8). */
const fullHouse = ({ counts }: Hand) => counts.includes(3) && counts.includes(2);

function upperBox(face: Face, category: UpperCategory, label: string): Box {
  const worth = ({ counts }: Hand) => face * (counts[face] ?? 0);
  return { category, section: 'upper', label, code: `${face}S`, key: `${face}`, fits: always, worth };
}

function lowerBox(
  category: Category,
  label: string,
  code: string,
  key: string,
  fits: Box['fits'],
  worth: Box['worth'],
): Box {
  return { category, section: 'lower', label, code, key, fits, worth };
}

/** The thirteen boxes of the classic card, in its order. */
export const CLASSIC_BOXES: readonly Box[] = [
  upperBox(1, 'ones', 'Ones'),
  upperBox(2, 'twos', 'Twos'),
  upperBox(3, 'threes', 'Threes'),
  upperBox(4, 'fours', 'Fours'),
  upperBox(5, 'fives', 'Fives'),
  upperBox(6, 'sixes', 'Sixes'),
  lowerBox('three-of-a-kind', 'Three of a Kind', '3K', 't', alike(3), total),
  lowerBox('four-of-a-kind', 'Four of a Kind', '4K', 'f', alike(4), total),
  lowerBox('full-house', 'Full House', 'FH', 'h', fullHouse, fixed(25)),
  lowerBox('small-straight', 'Small Straight', 'SS', 's', run(4), fixed(30)),
  lowerBox('large-straight', 'Large Straight', 'LS', 'l', run(5), fixed(40)),
  lowerBox('yahtzee', 'Yahtzee', 'YZ', 'y', alike(5), fixed(50)),
  lowerBox('chance', 'Chance', 'CH', 'c', always, total),
];

/** The upper box that counts this face. */
export function upperCategory(face: Face): UpperCategory {
  return UPPER_CATEGORIES[face - 1] as UpperCategory;
}
