/** Reads pictures the way an eye does: by light, not by the data that made them. */

import { LEDS } from '../../hardware/cabinet.ts';
import { DICE, type DiceKind } from '../../hardware/dice.ts';
import type { Picture, SlotPicture } from '../../src/table/picture/picture.ts';

/** Light of each pixel, row by row, 0..1 (weights of Rec. 709; the values of the LEDs are light already). */
export function lightOf({ planes: [low, high], palette }: SlotPicture): readonly number[] {
  const light = [
    0,
    ...palette.map(([red, green, blue]) => (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255),
  ];
  return Array.from({ length: LEDS.pixelsPerSlot }, (_, pixel) => {
    const row = Math.floor(pixel / LEDS.width);
    const bit = 0x80 >> (pixel % LEDS.width);
    const colour = (((low[row] ?? 0) & bit) === 0 ? 0 : 1) + (((high[row] ?? 0) & bit) === 0 ? 0 : 2);
    return light[colour] ?? 0;
  });
}

/** Eight rows: `#` bright, `+` less than half as bright, `.` dark. */
export function drawing(slot: SlotPicture): readonly string[] {
  const light = lightOf(slot);
  const brightest = Math.max(...light);
  const marks = light.map((value) => (value === 0 ? '.' : value > brightest / 2 ? '#' : '+'));
  return Array.from({ length: LEDS.height }, (_, row) =>
    marks.slice(row * LEDS.width, (row + 1) * LEDS.width).join(''),
  );
}

/** The faces of real dice, pip by pip: columns and rows of the 3×3 places that are lit. */
const PATTERNS: Readonly<Record<string, string>> = {
  '....#....': '1',
  '#.......#': '2',
  '#...#...#': '3',
  '#.#...#.#': '4',
  '#.#.#.#.#': '5',
  '#.##.##.#': '6',
};

/** Where the 3×3 places of pips begin, in both directions, and how many pixels wide a pip is. */
const PIPS: Readonly<Record<DiceKind, { readonly starts: readonly number[]; readonly size: number }>> = {
  '8x8': { starts: [0, 3, 6], size: 2 },
  '5x5': { starts: [1, 2, 3], size: 1 },
  pips: { starts: [0, 1, 2], size: 1 },
};

/** A digit, or `-` when the bright pixels are no face: every pip has to be complete, and nothing else may be bright. */
export function faceOf(slot: SlotPicture, kind: DiceKind = '8x8'): string {
  const { starts, size } = PIPS[kind];
  const rows = drawing(slot).map((row) => row.replaceAll('+', '.'));
  const pips = starts.flatMap((top) =>
    starts.map((left) => {
      const pip = rows.slice(top, top + size).map((row) => row.slice(left, left + size));
      return pip.join('').includes('.') ? '.' : '#';
    }),
  );
  const bright = rows.join('').replaceAll('.', '').length;
  const complete = bright === size * size * pips.filter((pip) => pip === '#').length;
  return complete ? (PATTERNS[pips.join('')] ?? '-') : '-';
}

export function facesOf(picture: Picture, kind: DiceKind = '8x8'): string {
  return picture.map((slot) => faceOf(slot, kind)).join('');
}

/** Whether the outermost ring is lit all round. */
export function hasFrame(slot: SlotPicture, kind: DiceKind = '8x8'): boolean {
  const { width, height } = DICE[kind];
  const rows = drawing(slot)
    .slice(0, height)
    .map((row) => row.slice(0, width));
  const ring = [rows[0], rows.at(-1), ...rows.map((row) => `${row[0]}${row.at(-1)}`)].join('');
  return !ring.includes('.');
}

/** Whether the die looks held: its frame, or on pip dice that it is red and does not breathe. */
export function looksHeld(slot: SlotPicture, kind: DiceKind = '8x8'): boolean {
  if (kind !== 'pips') return hasFrame(slot, kind);
  const [[red, green, blue]] = slot.palette;
  return red > 100 && red > 4 * Math.max(green, blue) && faceOf(slot, kind) !== '-';
}

/** `1..4..` when slots 1 and 4 look held. */
export function framesOf(picture: Picture, kind: DiceKind = '8x8'): string {
  return picture.map((slot, index) => (looksHeld(slot, kind) ? `${index + 1}` : '.')).join('');
}
