/** Dice of seven pixels, one for each pip: the middle column has no pixel at its top and bottom. */
import type { Face } from '../../game/index.ts';
import { DARK_TILE, type Tile } from './picture.ts';
import { tileOf, without } from './tile.ts';
import type { TileSet } from './tile-set.ts';

const FACES: Readonly<Record<Face, Tile>> = {
  1: tileOf(['...', '.#.', '...']),
  2: tileOf(['#..', '...', '..#']),
  3: tileOf(['#..', '.#.', '..#']),
  4: tileOf(['#.#', '...', '#.#']),
  5: tileOf(['#.#', '.#.', '#.#']),
  6: tileOf(['#.#', '#.#', '#.#']),
};

const ALL = tileOf(['#.#', '###', '#.#']);
/** In the middle row, so that neither is taken for a face. */
const ROWS: readonly Tile[] = [
  DARK_TILE,
  tileOf(['...', '#..', '...']),
  tileOf(['...', '##.', '...']),
  tileOf(['...', '###', '...']),
];

/** Three neighbours that run round the rim, clockwise by one pixel a step: a whole turn. */
const SPIN: readonly Tile[] = [
  tileOf(['#.#', '..#', '...']),
  tileOf(['..#', '..#', '..#']),
  tileOf(['...', '..#', '#.#']),
  tileOf(['...', '#..', '#.#']),
  tileOf(['#..', '#..', '#..']),
  tileOf(['#.#', '#..', '...']),
];

const isFace = (number: number): number is Face => number in FACES;

export const TILES_PIPS: TileSet = {
  faces: FACES,
  frame: DARK_TILE,
  dashed: DARK_TILE,
  /** It stands still where others breathe. */
  worth: DARK_TILE,
  tally: DARK_TILE,
  /** All that is no pip: the face can still be read. */
  refused: (face) => without(ALL, FACES[face]),
  blank: tileOf(['...', '#.#', '...']),
  question: FACES[1],
  /** More than three light all pips; the display tells the number. */
  rollsLeft: (rolls) => ROWS[rolls] ?? ALL,
  /** Setup counts players in pips. */
  glyph: (character) => (isFace(Number(character)) ? FACES[Number(character) as Face] : FACES[1]),
  emblems: undefined,
  spin: SPIN,
  /** Slower than elsewhere: before and after the tumble these pixels breathe too. */
  spinStepMs: 120,
  breathes: true,
  writes: false,
};
