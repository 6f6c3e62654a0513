/** Dice of 5×5 pixels: pips of one pixel in the middle 3×3, the hold frame round them. */
import type { Face } from '../../game/index.ts';
import { SMALL_EMBLEMS } from './emblems-5x5.ts';
import type { Tile } from './picture.ts';
import { pipTile, tileOf } from './tile.ts';
import type { TileSet } from './tile-set.ts';

const FACES: Readonly<Record<Face, Tile>> = {
  1: tileOf(['.....', '.....', '..#..', '.....', '.....']),
  2: tileOf(['.....', '.#...', '.....', '...#.', '.....']),
  3: tileOf(['.....', '.#...', '..#..', '...#.', '.....']),
  4: tileOf(['.....', '.#.#.', '.....', '.#.#.', '.....']),
  5: tileOf(['.....', '.#.#.', '..#..', '.#.#.', '.....']),
  6: tileOf(['.....', '.#.#.', '.#.#.', '.#.#.', '.....']),
};

const QUESTION = tileOf(['.###.', '...#.', '..#..', '.....', '..#..']);

const DIGITS: readonly Tile[] = [
  tileOf(['.###.', '.#.#.', '.#.#.', '.#.#.', '.###.']),
  tileOf(['..#..', '.##..', '..#..', '..#..', '.###.']),
  tileOf(['.###.', '...#.', '.###.', '.#...', '.###.']),
  tileOf(['.###.', '...#.', '..##.', '...#.', '.###.']),
  tileOf(['.#.#.', '.#.#.', '.###.', '...#.', '...#.']),
  tileOf(['.###.', '.#...', '.###.', '...#.', '.###.']),
  tileOf(['.###.', '.#...', '.###.', '.#.#.', '.###.']),
  tileOf(['.###.', '...#.', '...#.', '..#..', '..#..']),
  tileOf(['.###.', '.#.#.', '.###.', '.#.#.', '.###.']),
  tileOf(['.###.', '.#.#.', '.###.', '...#.', '.###.']),
];

/** The same as on larger dice. */
const OTHERS: Readonly<Record<string, Tile>> = {
  '<': tileOf(['..#..', '.##..', '#####', '.##..', '..#..']),
  A: tileOf(['.###.', '.#.#.', '.###.', '.#.#.', '.#.#.']),
  F: tileOf(['.###.', '.#...', '.##..', '.#...', '.#...']),
  K: tileOf(['.#.#.', '.#.#.', '.##..', '.#.#.', '.#.#.']),
  P: tileOf(['.###.', '.#.#.', '.###.', '.#...', '.#...']),
  U: tileOf(['.#.#.', '.#.#.', '.#.#.', '.#.#.', '.###.']),
};

function glyph(character: string): Tile {
  const digit = /^[0-9]$/.test(character) ? DIGITS[Number(character)] : undefined;
  return digit ?? OTHERS[character] ?? QUESTION;
}

/** Half a turn of a spinning three, clockwise: its outer pips run round the rim by one pixel a step. */
const SPIN: readonly Tile[] = Array.from({ length: 8 }, (_, step) => {
  const [row, column] = step < 4 ? [0, step] : [step - 4, 4];
  return pipTile(
    [
      [row, column],
      [2, 2],
      [4 - row, 4 - column],
    ],
    1,
  );
});

export const TILES_5X5: TileSet = {
  faces: FACES,
  frame: tileOf(['#####', '#...#', '#...#', '#...#', '#####']),
  dashed: tileOf(['..#..', '.....', '#...#', '.....', '..#..']),
  worth: tileOf(['.###.', '#...#', '#...#', '#...#', '.###.']),
  tally: tileOf(['', '', '', '', '.###.']),
  /** The ends of a cross: its middle would cover pips. */
  refused: () => tileOf(['#...#', '.....', '.....', '.....', '#...#']),
  blank: tileOf(['.....', '.###.', '.#.#.', '.###.', '.....']),
  question: QUESTION,
  rollsLeft: (rolls) => glyph(`${rolls}`),
  glyph,
  emblems: Object.values(SMALL_EMBLEMS),
  spin: SPIN,
  spinStepMs: 80,
  breathes: false,
  writes: true,
};
