/** The names of the boxes of score cards, in the order of the classic one. */
export const UPPER_CATEGORIES = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;
export const LOWER_CATEGORIES = [
  'three-of-a-kind',
  'four-of-a-kind',
  'full-house',
  'small-straight',
  'large-straight',
  'yahtzee',
  'chance',
] as const;
export const CATEGORIES = [...UPPER_CATEGORIES, ...LOWER_CATEGORIES] as const;
export type UpperCategory = (typeof UPPER_CATEGORIES)[number];

/** Every kind of box, also those that only some sets have. */
export type Kind =
  | (typeof CATEGORIES)[number]
  | 'yahtzee-bonus'
  | ('one-pair' | 'two-pairs' | 'yatzy')
  | ('three-pairs' | 'five-of-a-kind' | 'full-straight' | 'villa' | 'tower' | 'maxi-yatzy')
  | ('two-pairs-one-colour' | 'straight' | 'flush' | 'full-house-one-colour' | 'yarborough' | 'kismet');

/** One box of a card: its kind, and in the second and third column of a card with columns `-x2`, `-x3`. */
export type Category = Kind | `${Kind}-x${2 | 3}`;

/** The box of this kind in a column, counted from 0. */
export function inColumn(kind: Kind, column: number): Category {
  return column === 0 ? kind : `${kind}-x${column === 1 ? 2 : 3}`;
}
