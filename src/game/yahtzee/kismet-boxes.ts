/** The boxes of Kismet: faces have colours, and most boxes count all dice and something more. */
import type { Face, FaceColours } from '../die.ts';
import { ANY, alike, type Box, FULL_HOUSE, fixed, lowerBox, total, UPPER_BOXES } from './box.ts';
import { atLeastAlike, type Hand, showsAll } from './hand.ts';

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
  pays: { say: 'pays.allAnd', points } as const,
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
  lowerBox('two-pairs-one-colour', 'p', {
    condition: { say: 'condition.pairsOfColour' },
    fits: isTwoPairs,
    ...total,
  }),
  lowerBox('three-of-a-kind', 't', { ...alike(3), ...total }),
  lowerBox('straight', 's', {
    condition: { say: 'condition.oneOf', choices: ['1-2-3-4-5', '2-3-4-5-6'] },
    fits: isStraight,
    ...fixed(30),
  }),
  lowerBox('flush', 'l', { condition: { say: 'condition.oneColour' }, fits: isFlush, ...fixed(35) }),
  lowerBox('full-house', 'h', { ...FULL_HOUSE, ...totalAnd(15) }),
  lowerBox('full-house-one-colour', 'o', {
    condition: { say: 'condition.houseOfColour' },
    fits: (hand) => FULL_HOUSE.fits(hand) && isFlush(hand),
    ...totalAnd(20),
  }),
  lowerBox('four-of-a-kind', 'f', { ...alike(4), ...totalAnd(25) }),
  lowerBox('yarborough', 'y', { ...ANY, ...total }),
  lowerBox('kismet', 'k', {
    ...alike(5),
    ...totalAnd(50),
  }),
];
