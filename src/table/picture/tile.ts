/** Tiles drawn as text, top row first: anything but a dot is lit; what is not drawn is dark. */
import { LEDS } from '../../../hardware/cabinet.ts';
import type { Tile } from './picture.ts';

export function tileOf(drawing: readonly string[]): Tile {
  const rows = Array.from({ length: LEDS.height }, (_, row) => bitsOf(drawing[row] ?? ''));
  return rows as unknown as Tile;
}

function bitsOf(row: string): number {
  return [...row].reduce(
    (bits, character, column) => (character === '.' ? bits : bits | (0x80 >> column)),
    0,
  );
}

/** A tile with a pip of `size` × `size` pixels at each place, given by row and column of its top left pixel. */
export function pipTile(places: readonly (readonly [row: number, column: number])[], size: number): Tile {
  const rows = Array.from({ length: LEDS.height }, () => 0);
  for (const [top, column] of places) {
    const bits = (0xff & (0xff << (8 - size))) >> column;
    for (let row = top; row < top + size; row += 1) rows[row] = (rows[row] ?? 0) | bits;
  }
  return rows as unknown as Tile;
}

/** The pixels of `one` that are not in `other`. */
export function without(one: Tile, other: Tile): Tile {
  return one.map((row, index) => row & ~(other[index] ?? 0)) as unknown as Tile;
}
