/** The boxes of a score card as data: what each is called, when the dice meet its condition, and what it is worth then. */
import { BOX } from '../../language/en/box.ts';
import { plain, type Text } from '../../language/sentence.ts';
import type { Face } from '../die.ts';
import { type Category, inColumn, type Kind, UPPER_CATEGORIES, type UpperCategory } from './category.ts';
import { type Hand, longestRun, mostAlike } from './hand.ts';

export interface Box {
  /** Names the box on its card. */
  readonly category: Category;
  /** What it is judged as: the same in every column. */
  readonly kind: Kind;
  /** From 0. */
  readonly column: number;
  readonly section: 'upper' | 'lower';
  /** On pages, in English; `boxName` tells it in any language. */
  readonly label: string;
  /** The key of the on-screen cabinet (S1.13). */
  readonly key: string;
  /** For the house-rule card. */
  readonly condition: Text;
  readonly pays: Text;
  /** Whether the dice meet the condition; a box whose condition fails gets 0. */
  readonly fits: (hand: Hand) => boolean;
  /** Points once the condition is met, or waived by a joker. */
  readonly worth: (hand: Hand) => number;
  /** May only be chosen while that box holds its 50; scratching that box scratches this one too (S3.s1, S3.s2). */
  readonly opensWith?: Category;
}

/** What a box asks for and gives. */
export type Rule = Pick<Box, 'condition' | 'pays' | 'fits' | 'worth'>;

const always = (): boolean => true;
export const ANY = { condition: { say: 'condition.any' }, fits: always } as const;
export const total = { pays: { say: 'pays.all' }, worth: (hand: Hand) => hand.sum } as const;
export const fixed = (points: number) => ({ pays: `${points}`, worth: () => points });

/** `of` dice: where that is as many, there are no more that could be alike. */
export const alike = (count: number, of = 5) => ({
  condition: { say: count < of ? 'condition.atLeastAlike' : 'condition.alike', count } as const,
  fits: (hand: Hand) => mostAlike(hand) >= count,
});
const run = (length: number) => ({
  condition: {
    say: length < 5 ? 'condition.atLeastInSequence' : 'condition.inSequence',
    count: length,
  } as const,
  fits: (hand: Hand) => longestRun(hand) >= length,
});
/** 3 + 2 of different faces: five alike is no full house (S1.19, S4.8). */
export const FULL_HOUSE = {
  condition: { say: 'condition.fullHouse' },
  fits: ({ counts }: Hand) =>
    counts.some((three, face) => three >= 3 && counts.some((two, other) => two >= 2 && other !== face)),
} as const;

function upperBox(face: Face, kind: UpperCategory): Box {
  const label = BOX[kind];
  return {
    ...{ category: kind, kind, column: 0, section: 'upper', label, key: `${face}` },
    ...ANY,
    pays: { say: 'pays.face', face },
    worth: ({ counts }) => face * (counts[face] ?? 0),
  };
}

export function lowerBox(kind: Kind, key: string, rule: Rule): Box {
  const label = BOX[kind];
  return { category: kind, kind, column: 0, section: 'lower', label, key, ...rule };
}

export const UPPER_BOXES: readonly Box[] = [
  upperBox(1, 'ones'),
  upperBox(2, 'twos'),
  upperBox(3, 'threes'),
  upperBox(4, 'fours'),
  upperBox(5, 'fives'),
  upperBox(6, 'sixes'),
];

/** The thirteen boxes of the classic card, in its order. */
export const CLASSIC_BOXES: readonly Box[] = [
  ...UPPER_BOXES,
  lowerBox('three-of-a-kind', 't', { ...alike(3), ...total }),
  lowerBox('four-of-a-kind', 'f', { ...alike(4), ...total }),
  lowerBox('full-house', 'h', { ...FULL_HOUSE, ...fixed(25) }),
  lowerBox('small-straight', 's', { ...run(4), ...fixed(30) }),
  lowerBox('large-straight', 'l', { ...run(5), ...fixed(40) }),
  lowerBox('yahtzee', 'y', { ...alike(5), ...fixed(50) }),
  lowerBox('chance', 'c', { ...ANY, ...total }),
];

/** The box of its own for further Yahtzees (S3.s1): takes a turn, opens with a Yahtzee of 50. */
export const YAHTZEE_BONUS_BOX: Box = {
  ...lowerBox('yahtzee-bonus', 'b', { ...alike(5), ...fixed(100) }),
  opensWith: 'yahtzee',
};

/** The same boxes once for every column, column by column (S4.31). */
export function inColumns(boxes: readonly Box[], columns: number): readonly Box[] {
  return Array.from({ length: columns }, (_, column) =>
    boxes.map((box) => ({ ...box, category: inColumn(box.kind, column), column })),
  ).flat();
}

/** What pages call it: a name of its own is the same in every language. */
export function boxName({ kind, label }: Pick<Box, 'kind' | 'label'>): Text {
  return label === BOX[kind] ? plain(`box.${kind}`) : label;
}

/** The upper box that counts this face. */
export function upperCategory(face: Face): UpperCategory {
  return UPPER_CATEGORIES[face - 1] as UpperCategory;
}
