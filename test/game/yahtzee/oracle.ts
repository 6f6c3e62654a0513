/** What dice are worth, worked out a second time in another way (patterns over sorted digits), to judge the engine by. */
import type { Category, Dice, Face } from '../../../src/game/index.ts';

export const NUMBERS = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;

/** All 7,776 rolls of five dice, in slot order. */
export const ALL_ROLLS: readonly Dice[] = Array.from({ length: 6 ** 5 }, (_, index) =>
  [...index.toString(6).padStart(5, '0')].map((digit) => (Number(digit) + 1) as Face),
);

export const digitsOf = (dice: Dice): string => [...dice].sort().join('');
export const sumOf = (dice: Dice): number => dice.reduce<number>((sum, face) => sum + face, 0);

const PATTERNS: Partial<Record<Category, RegExp>> = {
  'three-of-a-kind': /(.)\1\1/,
  'four-of-a-kind': /(.)\1\1\1/,
  'full-house': /^(?:(.)\1(?!\1)(.)\2\2|(.)\3\3(?!\3)(.)\4)$/,
  // Sorted digits may repeat between the steps of a straight: 12334.
  'small-straight': /12+3+4|23+4+5|34+5+6/,
  'large-straight': /12345|23456/,
  yahtzee: /(.)\1{4}/,
};

export function fitsOracle(category: Category, dice: Dice): boolean {
  return PATTERNS[category]?.test(digitsOf(dice)) ?? true;
}

const FIXED: Partial<Record<Category, number>> = {
  'full-house': 25,
  'small-straight': 30,
  'large-straight': 40,
  yahtzee: 50,
};

/** Without jokers. */
export function pointsOracle(category: Category, dice: Dice): number {
  const number = NUMBERS.indexOf(category as (typeof NUMBERS)[number]) + 1;
  if (number > 0) return sumOf(dice.filter((face) => face === number));
  return fitsOracle(category, dice) ? (FIXED[category] ?? sumOf(dice)) : 0;
}
