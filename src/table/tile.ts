/** Tiles drawn as text: eight rows of eight characters, anything but a dot is lit. */
import { LEDS } from '../../hardware/table.ts';
import type { Tile } from './picture.ts';

export type TileRows = readonly [string, string, string, string, string, string, string, string];

export function tileOf(rows: TileRows): Tile {
  return rows.map((row) =>
    [...row].reduce((bits, character, column) => (character === '.' ? bits : bits | (0x80 >> column)), 0),
  ) as unknown as Tile;
}

/** A tile with a 2×2 pip at each place, given by row and column of its top left pixel. */
export function pipTile(places: readonly (readonly [row: number, column: number])[]): Tile {
  const rows = Array.from({ length: LEDS.height }, () => 0);
  for (const [row, column] of places) {
    const bits = 0xc0 >> column;
    rows[row] = (rows[row] ?? 0) | bits;
    rows[row + 1] = (rows[row + 1] ?? 0) | bits;
  }
  return rows as unknown as Tile;
}
