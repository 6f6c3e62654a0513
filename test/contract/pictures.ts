/** Pictures for the contract suite, and what they must look like in pixels. */

import { LEDS } from '../../hardware/cabinet.ts';
import { DICE, type DiceKind } from '../../hardware/dice.ts';
import type { Palette, Picture, Tile } from '../../src/table/picture/picture.ts';

/** Red, green, blue of the pixels of each slot, rows from the top, each from the left, as seen from the front. */
export type Pixels = readonly (readonly (readonly [number, number, number])[])[];

const DARK = [0, 0, 0] as const;

export function pixelsOf(picture: Picture, dice: DiceKind = '8x8'): Pixels {
  return picture.map(({ planes, palette }) =>
    DICE[dice].places.map(({ row, column }) => {
      const bit = 0x80 >> column;
      const colour = planes.reduce(
        (number, tile, plane) => number + ((tile[row] as number) & bit ? 1 << plane : 0),
        0,
      );
      return colour === 0 ? DARK : (palette[colour - 1] as Palette[0]);
    }),
  );
}

/** Dim enough that no limiter changes it; different in every tile and palette for every number. */
export function pictureNumber(number: number): Picture {
  return Array.from({ length: LEDS.slots }, (_, slot) => ({
    planes: [tileNumber(number * 12 + slot * 2), tileNumber(number * 12 + slot * 2 + 1)],
    palette: [
      [(number * 7 + slot) % 32, 1, 2],
      [3, (number * 5 + slot) % 32, 4],
      [5, 6, (number * 3 + slot + 1) % 32],
    ],
  }));
}

/** A handful of tiles and palettes that a board can keep all at once: pictures as in play. */
export function familiarPicture(number: number): Picture {
  return Array.from({ length: LEDS.slots }, (_, slot) => {
    const [slotPicture] = pictureNumber((number + slot) % 6);
    return slotPicture as Picture[number];
  });
}

function tileNumber(number: number): Tile {
  const row = (index: number) => ((number * 0x9e3779b1 + index * 0x85ebca6b) >>> (8 + (index % 3))) & 0xff;
  return [row(1), row(2), row(3), row(4), row(5), row(6), row(7), row(8)];
}
