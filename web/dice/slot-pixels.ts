/** The cells of a die's raster as colour numbers 0 (dark) to 3, row by row from the top left. */
import type { DiceGeometry } from '../../hardware/dice.ts';
import type { SlotView } from '../../src/server/view/messages.ts';

export type Pixels = readonly number[];

/** Bit 7 of a row is its left pixel. */
const LEFT_BIT = 7;

/** From two bit planes in hexadecimal, a byte a row: the first has the low bit of each number. */
export function slotPixels(
  { planes: [first, second] }: Pick<SlotView, 'planes'>,
  { width, height }: DiceGeometry,
): Pixels {
  const pixels: number[] = [];
  for (let row = 0; row < height; row += 1) {
    const low = byteAt(first, row);
    const high = byteAt(second, row);
    for (let column = 0; column < width; column += 1) {
      const bit = LEFT_BIT - column;
      pixels.push(((low >> bit) & 1) + 2 * ((high >> bit) & 1));
    }
  }
  return pixels;
}

function byteAt(hex: string, index: number): number {
  return Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16);
}
