/** Tiles drawn as text, top row first: anything but a dot is lit; what is not drawn is dark. */
import { LEDS } from '../../../hardware/cabinet.ts';
import { at } from '../at.ts';
import type { Tile } from './picture.ts';

/** The rows below a drawing: those of dice with 5×5 pixels or seven are smaller than a tile. */
const UNDRAWN = '';

export function tileOf(drawing: readonly string[]): Tile {
  const rows = Array.from({ length: LEDS.height }, (_, row) => bitsOf(drawing[row] ?? UNDRAWN));
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
  const wide = 0xff & (0xff << (8 - size));
  const rows = Array.from({ length: LEDS.height }, (_, row) =>
    places
      .filter(([top]) => row >= top && row < top + size)
      .reduce((bits, [, column]) => bits | (wide >> column), 0),
  );
  return rows as unknown as Tile;
}

/** The pixels of both. */
export function both(one: Tile, other: Tile): Tile {
  return one.map((row, index) => row | at(other, index)) as unknown as Tile;
}

/** The pixels of `one` that are not in `other`. */
export function without(one: Tile, other: Tile): Tile {
  return one.map((row, index) => row & ~at(other, index)) as unknown as Tile;
}
