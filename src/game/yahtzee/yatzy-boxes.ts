/** The boxes of Yatzy and of Maxi Yatzy: most count only the dice that make them. */
import type { Code } from '../../language/sentence.ts';
import type { Face } from '../die.ts';
import { ANY, alike, type Box, FULL_HOUSE, fixed, lowerBox, type Rule, total, UPPER_BOXES } from './box.ts';
import { bestGroups, type Hand, showsAll } from './hand.ts';

/** Groups of different faces with so many dice each, larger groups first; only their dice count. */
const groups = (sizes: readonly number[], condition: Code, pays: Code): Rule => ({
  condition,
  pays,
  fits: ({ counts }: Hand) => bestGroups(counts, sizes) > 0,
  worth: ({ counts }: Hand) => bestGroups(counts, sizes),
});
const some = (count: number): Rule =>
  groups([count], { say: 'condition.atLeastAlike', count }, { say: 'pays.some', count });
const PAIR = groups([2], { say: 'condition.atLeastAlike', count: 2 }, { say: 'pays.pair' });
const TWO_PAIRS = groups([2, 2], { say: 'condition.twoPairs' }, { say: 'pays.those', count: 4 });
const THREE = some(3);
const FOUR = some(4);
const straight = (faces: readonly Face[]): Rule => ({
  condition: faces.join('-'),
  fits: ({ counts }) => showsAll(counts, faces),
  ...fixed(faces.reduce<number>((sum, face) => sum + face, 0)),
});

/** The fifteen boxes of Yatzy, in card order. */
export const YATZY_BOXES: readonly Box[] = [
  ...UPPER_BOXES,
  lowerBox('one-pair', 'p', PAIR),
  lowerBox('two-pairs', 'd', TWO_PAIRS),
  lowerBox('three-of-a-kind', 't', THREE),
  lowerBox('four-of-a-kind', 'f', FOUR),
  lowerBox('small-straight', 's', straight([1, 2, 3, 4, 5])),
  lowerBox('large-straight', 'l', straight([2, 3, 4, 5, 6])),
  lowerBox('full-house', 'h', { ...FULL_HOUSE, ...total }),
  lowerBox('chance', 'c', { ...ANY, ...total }),
  lowerBox('yatzy', 'y', { ...alike(5), ...fixed(50) }),
];

const HOUSE = groups([3, 2], FULL_HOUSE.condition, { say: 'pays.those', count: 5 });
const VILLA = groups([3, 3], { say: 'condition.villa' }, total.pays);
const TOWER = groups([4, 2], { say: 'condition.tower' }, total.pays);
const FIVE = some(5);
const THREE_PAIRS = groups([2, 2, 2], { say: 'condition.threePairs' }, total.pays);

/** The twenty boxes of Maxi Yatzy, for six dice, in card order. */
export const MAXI_YATZY_BOXES: readonly Box[] = [
  ...UPPER_BOXES,
  lowerBox('one-pair', 'p', PAIR),
  lowerBox('two-pairs', 'd', TWO_PAIRS),
  lowerBox('three-pairs', 'r', THREE_PAIRS),
  lowerBox('three-of-a-kind', 't', THREE),
  lowerBox('four-of-a-kind', 'f', FOUR),
  lowerBox('five-of-a-kind', 'k', FIVE),
  lowerBox('small-straight', 's', straight([1, 2, 3, 4, 5])),
  lowerBox('large-straight', 'l', straight([2, 3, 4, 5, 6])),
  lowerBox('full-straight', 'u', straight([1, 2, 3, 4, 5, 6])),
  lowerBox('full-house', 'h', HOUSE),
  lowerBox('villa', 'v', VILLA),
  lowerBox('tower', 'w', TOWER),
  lowerBox('chance', 'c', { ...ANY, ...total }),
  lowerBox('maxi-yatzy', 'y', { ...alike(6, 6), ...fixed(100) }),
];
