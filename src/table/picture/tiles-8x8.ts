/** Dice of 8×8 pixels, with pips of 2×2: the six faces, the hold frame, and a spinning die. */
import { EMBLEMS } from '../../../hardware/emblems.ts';
import type { Face } from '../../game/index.ts';
import { glyphTile, QUESTION_TILE } from './glyphs-8x8.ts';
import type { Tile } from './picture.ts';
import { pipTile, tileOf } from './tile.ts';
import type { TileSet } from './tile-set.ts';

const PIP = 2;

const NW = [0, 0] as const;
const NE = [0, 6] as const;
const W = [3, 0] as const;
const E = [3, 6] as const;
const SW = [6, 0] as const;
const SE = [6, 6] as const;
const CENTRE = [3, 3] as const;

const FACES: Readonly<Record<Face, Tile>> = {
  1: pipTile([CENTRE], PIP),
  2: pipTile([NW, SE], PIP),
  3: pipTile([NW, CENTRE, SE], PIP),
  4: pipTile([NW, NE, SW, SE], PIP),
  5: pipTile([NW, NE, CENTRE, SW, SE], PIP),
  6: pipTile([NW, NE, W, E, SW, SE], PIP),
};

/** The hold frame, a slot's lamp: its outermost ring. */
const FRAME: Tile = tileOf([
  '########',
  '#......#',
  '#......#',
  '#......#',
  '#......#',
  '#......#',
  '#......#',
  '########',
]);

/** A die that will roll again: the same ring with gaps. */
const DASHED: Tile = tileOf([
  '##.##.##',
  '#......#',
  '........',
  '#......#',
  '#......#',
  '........',
  '#......#',
  '##.##.##',
]);

/** A die that is worth holding: points of the same ring, which the pips of no face close. */
const WORTH: Tile = tileOf([
  '..#..#..',
  '........',
  '#......#',
  '........',
  '........',
  '#......#',
  '........',
  '..#..#..',
]);

/** A bar at the foot, between the pips of the corners and part of the hold frame. */
const TALLY: Tile = tileOf(['', '', '', '', '', '', '', '..####..']);

/** A die that is refused: corners are hooked off, between the pips of every face, so that the face can still be read. */
const HOOKS: Tile = tileOf([
  '........',
  '..#..#..',
  '.##..##.',
  '........',
  '........',
  '.##..##.',
  '..#..#..',
  '........',
]);

/** A die without pips, before its first roll (S1.4); well inside the hold frame. */
const BLANK: Tile = tileOf([
  '........',
  '..####..',
  '.#....#.',
  '.#....#.',
  '.#....#.',
  '.#....#.',
  '..####..',
  '........',
]);

/**
 * Half a turn of a spinning two, clockwise: its pips run round the rim by one pixel a step. With eight lit pixels,
 * beginning or ending at a six changes just half of the matrix, never more.
 */
const SPIN: readonly Tile[] = Array.from({ length: 12 }, (_, step) => {
  const [row, column] = step < 6 ? [0, step] : [step - 6, 6];
  return pipTile(
    [
      [row, column],
      [6 - row, 6 - column],
    ],
    PIP,
  );
});

export const TILES_8X8: TileSet = {
  faces: FACES,
  frame: FRAME,
  dashed: DASHED,
  worth: WORTH,
  tally: TALLY,
  refused: () => HOOKS,
  blank: BLANK,
  question: QUESTION_TILE,
  rollsLeft: (rolls) => glyphTile(`${rolls}`),
  glyph: glyphTile,
  emblems: Object.values(EMBLEMS),
  spin: SPIN,
  spinStepMs: 40,
  breathes: false,
  writes: true,
};
