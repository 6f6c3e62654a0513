/** The boxes of Yatzy and of Maxi Yatzy: most count only the dice that make them. */
import type { Face } from '../die.ts';
import { ANY, alike, type Box, FULL_HOUSE, fixed, lowerBox, type Rule, total, UPPER_BOXES } from './box.ts';
import { bestGroups, type Hand, showsAll } from './hand.ts';

/** Groups of different faces with so many dice each, larger groups first; only their dice count. */
const groups = (sizes: readonly number[], condition: string, pays: string): Rule => ({
  condition,
  pays: `total of ${pays}`,
  fits: ({ counts }: Hand) => bestGroups(counts, sizes) > 0,
  worth: ({ counts }: Hand) => bestGroups(counts, sizes),
});
const PAIR = groups([2], 'at least two alike', 'the highest pair');
const TWO_PAIRS = groups([2, 2], 'two of one face and two of another', 'those four dice');
const THREE = groups([3], 'at least three alike', 'three of them');
const FOUR = groups([4], 'at least four alike', 'four of them');
const straight = (faces: readonly Face[]): Rule => ({
  condition: faces.join('-'),
  fits: ({ counts }) => showsAll(counts, faces),
  ...fixed(faces.reduce<number>((sum, face) => sum + face, 0)),
});

/** The fifteen boxes of Yatzy, in card order. */
export const YATZY_BOXES: readonly Box[] = [
  ...UPPER_BOXES,
  lowerBox('one-pair', '1P', 'p', PAIR),
  lowerBox('two-pairs', '2P', 'd', TWO_PAIRS),
  lowerBox('three-of-a-kind', '3K', 't', THREE),
  lowerBox('four-of-a-kind', '4K', 'f', FOUR),
  lowerBox('small-straight', 'SS', 's', straight([1, 2, 3, 4, 5])),
  lowerBox('large-straight', 'LS', 'l', straight([2, 3, 4, 5, 6])),
  lowerBox('full-house', 'FH', 'h', { ...FULL_HOUSE, ...total }),
  lowerBox('chance', 'CH', 'c', { ...ANY, ...total }),
  lowerBox('yatzy', 'YA', 'y', { ...alike(5, 'five'), ...fixed(50) }),
];

const HOUSE = groups([3, 2], FULL_HOUSE.condition, 'those five dice');
const VILLA = groups([3, 3], 'three of one face and three of another', 'all dice');
const TOWER = groups([4, 2], 'four of one face and two of another', 'all dice');
const FIVE = groups([5], 'at least five alike', 'five of them');
const THREE_PAIRS = groups([2, 2, 2], 'two of each of three faces', 'all dice');

/** The twenty boxes of Maxi Yatzy, for six dice, in card order. */
export const MAXI_YATZY_BOXES: readonly Box[] = [
  ...UPPER_BOXES,
  lowerBox('one-pair', '1P', 'p', PAIR),
  lowerBox('two-pairs', '2P', 'd', TWO_PAIRS),
  lowerBox('three-pairs', '3P', 'r', THREE_PAIRS),
  lowerBox('three-of-a-kind', '3K', 't', THREE),
  lowerBox('four-of-a-kind', '4K', 'f', FOUR),
  lowerBox('five-of-a-kind', '5K', 'k', FIVE),
  lowerBox('small-straight', 'SS', 's', straight([1, 2, 3, 4, 5])),
  lowerBox('large-straight', 'LS', 'l', straight([2, 3, 4, 5, 6])),
  lowerBox('full-straight', 'FS', 'u', straight([1, 2, 3, 4, 5, 6])),
  lowerBox('full-house', 'FH', 'h', HOUSE),
  lowerBox('villa', 'VI', 'v', VILLA),
  lowerBox('tower', 'TO', 'w', TOWER),
  lowerBox('chance', 'CH', 'c', { ...ANY, ...total }),
  lowerBox('maxi-yatzy', 'MY', 'y', { ...alike(6, 'six'), ...fixed(100) }),
];
