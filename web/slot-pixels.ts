/** The 64 pixels of a slot as colour numbers 0 (dark) to 3, row by row from the top left. */
import { LEDS } from '../hardware/table.ts';
import type { SlotView } from '../src/server/messages.ts';

export type Pixels = readonly number[];

export function slotPixels({ planes: [first, second] }: Pick<SlotView, 'planes'>): Pixels {
  const pixels: number[] = [];
  for (let row = 0; row < LEDS.height; row += 1) {
    const low = byteAt(first, row);
    const high = byteAt(second, row);
    for (let column = 0; column < LEDS.width; column += 1) {
      const bit = LEDS.width - 1 - column;
      pixels.push(((low >> bit) & 1) + 2 * ((high >> bit) & 1));
    }
  }
  return pixels;
}

function byteAt(hex: string, index: number): number {
  return Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16);
}
