/** The tiles of every kind of dice. */
import type { DiceKind } from '../../../hardware/dice.ts';
import type { TileSet } from './tile-set.ts';
import { TILES_5X5 } from './tiles-5x5.ts';
import { TILES_8X8 } from './tiles-8x8.ts';
import { TILES_PIPS } from './tiles-pips.ts';

export const TILE_SETS: Readonly<Record<DiceKind, TileSet>> = {
  '8x8': TILES_8X8,
  '5x5': TILES_5X5,
  pips: TILES_PIPS,
};
