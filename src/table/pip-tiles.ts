/** Dice in pips of 2×2 pixels: the six faces, the hold frame, and a spinning die. */
import type { Face } from '../game/index.ts';
import type { Tile } from './picture.ts';
import { pipTile, tileOf } from './tile.ts';

const NW = [0, 0] as const;
const NE = [0, 6] as const;
const W = [3, 0] as const;
const E = [3, 6] as const;
const SW = [6, 0] as const;
const SE = [6, 6] as const;
const CENTRE = [3, 3] as const;

export const FACE_TILES: Readonly<Record<Face, Tile>> = {
  1: pipTile([CENTRE]),
  2: pipTile([NW, SE]),
  3: pipTile([NW, CENTRE, SE]),
  4: pipTile([NW, NE, SW, SE]),
  5: pipTile([NW, NE, CENTRE, SW, SE]),
  6: pipTile([NW, NE, W, E, SW, SE]),
};

/** The hold frame, a slot's lamp: its outermost ring. */
export const FRAME_TILE: Tile = tileOf([
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
export const DASHED_TILE: Tile = tileOf([
  '##.##.##',
  '#......#',
  '........',
  '#......#',
  '#......#',
  '........',
  '#......#',
  '##.##.##',
]);

/** A die that is refused. */
export const CROSS_TILE: Tile = tileOf([
  '#......#',
  '.#....#.',
  '..#..#..',
  '...##...',
  '...##...',
  '..#..#..',
  '.#....#.',
  '#......#',
]);

/** A die without pips, before its first roll (S1.4); well inside the hold frame. */
export const BLANK_TILE: Tile = tileOf([
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
 * Half a turn of a spinning two, clockwise: its pips run round the rim by one pixel a step. The number of lit pixels
 * never changes, so a spinning die moves and does not flash; and with eight of them, beginning or ending at a six changes
 * just half of the matrix, never more.
 */
export const SPIN_TILES: readonly Tile[] = Array.from({ length: 12 }, (_, step) => {
  const [row, column] = step < 6 ? [0, step] : [step - 6, 6];
  return pipTile([
    [row, column],
    [6 - row, 6 - column],
  ]);
});
