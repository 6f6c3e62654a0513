/** What an eye reads from LEDs and display of an emulated Uno, without asking the table what it meant to show. */
import { textOf } from '../../hardware/font.ts';
import { LEDS } from '../../hardware/table.ts';
import type { Face } from '../game/index.ts';
import type { Uno } from '../uno/uno.ts';

/** Red, green, blue of one pixel, 0..255. */
export type Pixel = readonly [number, number, number];

/** One face a slot, undefined where there is no die. */
export function facesOn(uno: Uno): readonly (Face | undefined)[] {
  return SLOTS.map((slot) => faceOf(uno.leds.pixels(slot)));
}

/** Slots 1..6 whose hold frame is lit all round. */
export function heldOn(uno: Uno): readonly number[] {
  return SLOTS.filter((slot) => hasFrame(uno.leds.pixels(slot))).map((slot) => slot + 1);
}

export function displayOn(uno: Uno): string {
  return textOf(uno.displays.flatMap((display) => [...display.segments]));
}

const SLOTS = Array.from({ length: LEDS.slots }, (_, slot) => slot);

const isLit = (pixel: Pixel | undefined): boolean => pixel?.some((value) => value > 0) ?? false;

/** Which cells of the 3 × 3 pips each face lights, row by row. */
const PIPS: Readonly<Record<string, Face>> = {
  '000010000': 1,
  '001000100': 2,
  '100000001': 2,
  '001010100': 3,
  '100010001': 3,
  '101000101': 4,
  '101010101': 5,
  '101101101': 6,
  '111000111': 6,
};

/** Where the 3 × 3 pips of 2 × 2 pixels begin, in both directions. */
const PIP_STARTS = [0, 3, 6];

/** Only pixels inside the outermost ring count: that ring is the hold frame. */
function faceOf(pixels: readonly Pixel[]): Face | undefined {
  let cells = '';
  for (const top of PIP_STARTS) {
    for (const left of PIP_STARTS) {
      const pip = [top, top + 1].flatMap((row) => [left, left + 1].map((column) => ({ row, column })));
      const lit = pip
        .filter((at) => !isEdge(at))
        .map(({ row, column }) => isLit(pixels[row * LEDS.width + column]));
      if (lit.includes(true) && lit.includes(false)) return undefined;
      cells += lit[0] ? '1' : '0';
    }
  }
  return PIPS[cells];
}

function isEdge({ row, column }: { readonly row: number; readonly column: number }): boolean {
  return row === 0 || row === LEDS.height - 1 || column === 0 || column === LEDS.width - 1;
}

function hasFrame(pixels: readonly Pixel[]): boolean {
  return pixels.every((pixel, at) => {
    const place = { row: Math.floor(at / LEDS.width), column: at % LEDS.width };
    return !isEdge(place) || isLit(pixel);
  });
}
