/** What an eye reads from LEDs and display of an emulated Uno, without asking the table what it meant to show. */

import { LEDS } from '../../hardware/cabinet.ts';
import { DICE, type DiceKind } from '../../hardware/dice.ts';
import { textOf } from '../../hardware/font.ts';
import type { Face } from '../game/index.ts';
import type { Uno } from '../uno/uno.ts';

/** Red, green, blue of one pixel, 0..255. */
export type Pixel = readonly [number, number, number];

/** One face a slot, undefined where there is no die. */
export function facesOn(uno: Uno, dice: DiceKind = '8x8'): readonly (Face | undefined)[] {
  return SLOTS.map((slot) => faceOf(pixelsOn(uno, slot, dice), dice));
}

/** Slots 1..6 whose hold frame is lit all round; pip dice have none and are red when they are held. */
export function heldOn(uno: Uno, dice: DiceKind = '8x8'): readonly number[] {
  return SLOTS.filter((slot) => looksHeld(pixelsOn(uno, slot, dice), dice)).map((slot) => slot + 1);
}

/**
 * The pixels of slot 0..5 as the LEDs have latched them, for dice that are mounted upright and wired row by row. Throws a
 * RangeError for any other slot, by the number that people count from 1.
 */
export function pixelsOn(uno: Uno, slot: number, dice: DiceKind): readonly Pixel[] {
  if (!SLOTS.includes(slot))
    throw new RangeError(`There is no slot ${slot + 1}: they are numbered from 1 to ${LEDS.slots}.`);
  const count = DICE[dice].places.length;
  const lane = Math.floor(slot / LEDS.slotsPerLane);
  return uno.leds
    .chain(lane, LEDS.slotsPerLane * count)
    .slice((slot % LEDS.slotsPerLane) * count)
    .slice(0, count);
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

/** Where the 3 × 3 pips begin, in both directions, and how many pixels wide a pip is. */
const PIP_PLACES: Readonly<Record<DiceKind, { readonly starts: readonly number[]; readonly size: number }>> =
  {
    '8x8': { starts: [0, 3, 6], size: 2 },
    '5x5': { starts: [1, 2, 3], size: 1 },
    pips: { starts: [0, 1, 2], size: 1 },
  };

/** Only pixels inside the hold frame count, the outermost ring of a matrix. */
function faceOf(pixels: readonly Pixel[], dice: DiceKind): Face | undefined {
  const { starts, size } = PIP_PLACES[dice];
  const steps = Array.from({ length: size }, (_, step) => step);
  let cells = '';
  for (const top of starts) {
    for (const left of starts) {
      const lit = steps
        .flatMap((down) => steps.map((right) => ({ row: top + down, column: left + right })))
        .filter((at) => !isEdge(at, dice))
        .map((at) => isLit(pixelAt(pixels, at, dice)));
      if (lit.includes(true) && lit.includes(false)) return undefined;
      cells += lit[0] ? '1' : '0';
    }
  }
  return PIPS[cells];
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

function pixelAt(pixels: readonly Pixel[], { row, column }: Cell, dice: DiceKind): Pixel | undefined {
  return pixels[DICE[dice].places.findIndex((place) => place.row === row && place.column === column)];
}

function isEdge({ row, column }: Cell, dice: DiceKind): boolean {
  const { width, height } = DICE[dice];
  return dice !== 'pips' && (row === 0 || row === height - 1 || column === 0 || column === width - 1);
}

function looksHeld(pixels: readonly Pixel[], dice: DiceKind): boolean {
  if (dice === 'pips') {
    const lit = pixels.filter(isLit);
    return lit.length > 0 && lit.every(([red, green, blue]) => red > 4 * Math.max(green, blue));
  }
  return DICE[dice].places.every((place, at) => !isEdge(place, dice) || isLit(pixels[at]));
}
