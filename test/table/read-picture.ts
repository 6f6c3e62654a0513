/** Reads pictures the way an eye does: by light, not by the data that made them. */
import { LEDS } from '../../hardware/table.ts';
import type { Picture, SlotPicture } from '../../src/table/picture.ts';

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

/** A digit, or `-` when the bright pixels are no face: every pip has to be complete, and nothing else may be bright. */
export function faceOf(slot: SlotPicture): string {
  const rows = drawing(slot).map((row) => row.replaceAll('+', '.'));
  const places = [0, 3, 6].flatMap((row) => [0, 3, 6].map((column) => [row, column] as const));
  const pips = places.map(([row, column]) => {
    const four = [rows[row], rows[row + 1]].map((text) => text?.slice(column, column + 2)).join('');
    return four === '####' ? '#' : '.';
  });
  const bright = rows.join('').replaceAll('.', '').length;
  const complete = bright === 4 * pips.filter((pip) => pip === '#').length;
  return complete ? (PATTERNS[pips.join('')] ?? '-') : '-';
}

export function facesOf(picture: Picture): string {
  return picture.map(faceOf).join('');
}

export function hasFrame(slot: SlotPicture): boolean {
  const rows = drawing(slot);
  const ring = [rows[0], rows[7], ...rows.map((row) => `${row[0]}${row[7]}`)].join('');
  return !ring.includes('.');
}

/** `1..4..` when slots 1 and 4 have a closed frame. */
export function framesOf(picture: Picture): string {
  return picture.map((slot, index) => (hasFrame(slot) ? `${index + 1}` : '.')).join('');
}
