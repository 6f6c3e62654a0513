/**
 * The two-player sample game of the classic assignment (src/game/RULES.md, "The sample game of S4"): Eric 192, Julie 273.
 * Rounds 1, 2 and 13 are narrated there and played as told; for the others the document gives only the scores of its
 * figures 8 and 9, so their dice are made to fit.
 */
import type { Category } from '../../src/game/yahtzee/category.ts';

export interface SampleTurn {
  readonly player: 'Eric' | 'Julie';
  /** The first roll, five digits in slot order; then for each further roll the slots kept and the digits rolled. */
  readonly first: string;
  readonly again: readonly { readonly keep: readonly number[]; readonly rolled: string }[];
  readonly box: Category;
  readonly points: number;
}

function turn(
  player: SampleTurn['player'],
  first: string,
  again: SampleTurn['again'],
  box: Category,
  points: number,
): SampleTurn {
  return { player, first, again, box, points };
}

export const SAMPLE_GAME: readonly SampleTurn[] = [
  // Round 1, narrated: three 5s; twice the other two dice, no more 5s. Then a full house for Julie.
  turn(
    'Eric',
    '55534',
    [
      { keep: [1, 2, 3], rolled: '12' },
      { keep: [1, 2, 3], rolled: '63' },
    ],
    'three-of-a-kind',
    24,
  ),
  turn(
    'Julie',
    '22436',
    [
      { keep: [1, 2, 4], rolled: '21' },
      { keep: [1, 2, 3, 4], rolled: '3' },
    ],
    'full-house',
    25,
  ),
  // Round 2, narrated: one 5 becomes a 2, and "nothing selected" is scoring early here. Julie hopes for a fifth 3.
  turn('Eric', '35541', [{ keep: [1, 3, 4, 5], rolled: '2' }], 'large-straight', 40),
  turn(
    'Julie',
    '33361',
    [
      { keep: [1, 2, 3], rolled: '34' },
      { keep: [1, 2, 3, 4], rolled: '1' },
    ],
    'threes',
    12,
  ),
  // Rounds 3 to 12: dice made to fit the cards of figure 8.
  turn('Eric', '11126', [], 'ones', 3),
  turn('Julie', '44452', [], 'fours', 12),
  turn('Eric', '33364', [], 'threes', 9),
  turn('Julie', '55512', [], 'fives', 15),
  turn('Eric', '44413', [], 'fours', 12),
  turn('Julie', '66654', [], 'three-of-a-kind', 27),
  turn('Eric', '55523', [], 'fives', 15),
  turn('Julie', '55551', [], 'four-of-a-kind', 21),
  turn('Eric', '66134', [], 'sixes', 12),
  turn('Julie', '12346', [], 'small-straight', 30),
  turn('Eric', '33322', [], 'full-house', 25),
  turn('Julie', '44144', [{ keep: [1, 2, 4, 5], rolled: '4' }], 'yahtzee', 50),
  turn('Eric', '23451', [], 'small-straight', 30),
  turn('Julie', '11345', [], 'ones', 2),
  // Both scratch a box while chance would still pay: select has to be pressed twice.
  turn('Eric', '12456', [], 'four-of-a-kind', 0),
  turn('Julie', '22345', [], 'large-straight', 0),
  turn('Eric', '66541', [], 'chance', 22),
  turn('Julie', '22226', [], 'twos', 8),
  turn('Eric', '13456', [], 'twos', 0),
  turn('Julie', '64431', [], 'chance', 18),
  // Round 13, narrated: Eric needs a Yahtzee and gets a 0; Julie gathers three 6s and with them her upper bonus.
  turn(
    'Eric',
    '13422',
    [
      { keep: [4, 5], rolled: '563' },
      { keep: [4, 5], rolled: '246' },
    ],
    'yahtzee',
    0,
  ),
  turn(
    'Julie',
    '61234',
    [
      { keep: [1], rolled: '6125' },
      { keep: [1, 2], rolled: '613' },
    ],
    'sixes',
    18,
  ),
];

export const SAMPLE_TOTALS = {
  Eric: { upper: 51, upperBonus: 0, lower: 141, total: 192 },
  Julie: { upper: 67, upperBonus: 35, lower: 171, total: 273 },
} as const;

/** The digits of every roll in order, as a forced draw takes them. */
export function sampleRolls(): readonly string[] {
  return SAMPLE_GAME.flatMap((one) => [one.first, ...one.again.map(({ rolled }) => rolled)]);
}
