/** The boxes of Kismet: faces have colours, and most boxes count all dice and something more. */
import type { Face, FaceColours } from '../die.ts';
import { ANY, alike, type Box, FULL_HOUSE, fixed, lowerBox, total, UPPER_BOXES } from './box.ts';
import { atLeastAlike, type Hand, mostAlike, showsAll } from './hand.ts';

/** Two faces that add up to seven share a colour. */
export const KISMET_COLOURS: FaceColours = {
  1: 'black',
  2: 'red',
  3: 'green',
  4: 'green',
  5: 'red',
  6: 'black',
};

const totalAnd = (points: number) => ({
  pays: `total of all dice and ${points} more`,
  worth: ({ sum }: Hand) => sum + points,
});

/** How many different colours these faces have. */
function coloursOf(faces: readonly number[]): number {
  return new Set(faces.map((face) => KISMET_COLOURS[face as Face])).size;
}

const isFlush = ({ counts }: Hand): boolean => coloursOf(atLeastAlike(counts, 1)) === 1;

/** Four alike are two pairs. */
const isTwoPairs = ({ counts }: Hand): boolean => {
  const pairs = atLeastAlike(counts, 2);
  return atLeastAlike(counts, 4).length > 0 || (pairs.length === 2 && coloursOf(pairs) === 1);
};

const isStraight = ({ counts }: Hand): boolean =>
  showsAll(counts, [1, 2, 3, 4, 5]) || showsAll(counts, [2, 3, 4, 5, 6]);

/** The fifteen boxes, in card order. */
export const KISMET_BOXES: readonly Box[] = [
  ...UPPER_BOXES,
  lowerBox('two-pairs-one-colour', '2C', 'p', {
    condition: 'two pairs of one colour, or four alike',
    fits: isTwoPairs,
    ...total,
  }),
  lowerBox('three-of-a-kind', '3K', 't', { ...alike(3, 'at least three'), ...total }),
  lowerBox('straight', 'ST', 's', {
    condition: '1-2-3-4-5 or 2-3-4-5-6',
    fits: isStraight,
    ...fixed(30),
  }),
  lowerBox('flush', 'FL', 'l', { condition: 'all dice of one colour', fits: isFlush, ...fixed(35) }),
  lowerBox('full-house', 'FH', 'h', { ...FULL_HOUSE, ...totalAnd(15) }),
  lowerBox('full-house-one-colour', 'FC', 'o', {
    condition: 'a full house of one colour',
    fits: (hand) => FULL_HOUSE.fits(hand) && isFlush(hand),
    ...totalAnd(20),
  }),
  lowerBox('four-of-a-kind', '4K', 'f', { ...alike(4, 'at least four'), ...totalAnd(25) }),
  lowerBox('yarborough', 'YR', 'y', { ...ANY, ...total }),
  lowerBox('kismet', 'KI', 'k', {
    condition: 'five alike',
    fits: (hand) => mostAlike(hand) >= 5,
    ...totalAnd(50),
  }),
];
