/**
 * The dice that a cabinet may have, as plain data. The serial firmware has its own geometry compiled in (LEDS in
 * cabinet.ts: 8×8); a Firmata board drives any of these that fits.
 */
import { type Layout, LEDS } from './cabinet.ts';

export const DICE_KINDS = ['8x8', '5x5', 'pips'] as const;
export type DiceKind = (typeof DICE_KINDS)[number];

/** A cell of a die's raster, from the top left, as seen from the front. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * A picture addresses any die by its raster: row r, column c is bit 7 - c of row r of a tile; what lies outside the
 * raster stays 0.
 */
export interface DiceGeometry {
  /** For people: `8×8`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /**
   * The cells that are pixels, in chain order of the layout `rows`, mounted upright; `serpentine` runs through every
   * second row backwards. A die turned by 90 or 270 degrees takes its raster along; the two middle pips of a pip die,
   * which then have no cell of their own, keep the cells that they have upright.
   */
  readonly places: readonly Place[];
}

function raster(width: number, height: number): readonly Place[] {
  return Array.from({ length: width * height }, (_, at) => ({
    row: Math.floor(at / width),
    column: at % width,
  }));
}

export const DICE: Readonly<Record<DiceKind, DiceGeometry>> = {
  '8x8': { name: '8×8', width: LEDS.width, height: LEDS.height, places: raster(LEDS.width, LEDS.height) },
  '5x5': { name: '5×5', width: 5, height: 5, places: raster(5, 5) },
  /** One pixel for each pip of a six and the centre: no pip lies at the top or bottom of the middle column. */
  pips: {
    name: 'pip',
    width: 3,
    height: 3,
    places: raster(3, 3).filter(({ column, row }) => column !== 1 || row === 1),
  },
};

/** Where a pip lies, for people. */
export function pipName({ row, column }: Place): string {
  if (row === 1 && column === 1) return 'centre';
  return `${['top', 'middle', 'bottom'][row]} ${['left', 'centre', 'right'][column]}`;
}

/** Places in the order of the wire. */
export function inChainOrder(places: readonly Place[], layout: Layout): readonly Place[] {
  if (layout === 'rows') return places;
  return [...places].sort((a, b) => a.row - b.row || (a.column - b.column) * (a.row % 2 === 0 ? 1 : -1));
}

export const DICE_DEFAULT: DiceKind = '8x8';

/** node-pixel's constructor throws above this for Firmata boards (node-pixel 0.11, lib/pixel.js). */
export const NODE_PIXEL_MAX_PIXELS = 216;
