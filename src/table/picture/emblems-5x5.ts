/** The emblems of hardware/emblems.ts for dice of 5×5 pixels. */
import type { EMBLEMS } from '../../../hardware/emblems.ts';
import type { Tile } from './picture.ts';
import { tileOf } from './tile.ts';

export const SMALL_EMBLEMS: Readonly<Record<keyof typeof EMBLEMS, Tile>> = {
  heart: tileOf(['.#.#.', '#####', '#####', '.###.', '..#..']),
  star: tileOf(['..#..', '#####', '.###.', '.###.', '#...#']),
  moon: tileOf(['.##..', '##...', '##...', '##..#', '.###.']),
  sun: tileOf(['#.#.#', '.###.', '#####', '.###.', '#.#.#']),
  cat: tileOf(['#...#', '#####', '#.#.#', '#####', '.###.']),
  fish: tileOf(['.....', '.##.#', '####.', '.##.#', '.....']),
  tree: tileOf(['..#..', '.###.', '#####', '..#..', '..#..']),
  house: tileOf(['..#..', '.###.', '#####', '##.##', '##.##']),
  crown: tileOf(['.....', '#.#.#', '#.#.#', '#####', '#####']),
  arrow: tileOf(['..#..', '.###.', '#.#.#', '..#..', '..#..']),
  diamond: tileOf(['..#..', '.###.', '#####', '.###.', '..#..']),
  ghost: tileOf(['.###.', '#.#.#', '#####', '#####', '#.#.#']),
};
