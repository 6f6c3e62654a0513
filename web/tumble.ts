/**
 * The tumble that the page draws while the table's dice roll: pips wander over the matrix, one pixel a step, and the
 * number of lit pixels hardly changes, so nothing flashes. It tells nothing about the faces that will come.
 */
import { LEDS } from '../hardware/table.ts';
import type { Pixels } from './slot-pixels.ts';

/** Top left corners of the 2×2 pips of each face, as column and row inside the hold frame. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[3, 3]],
  [
    [1, 1],
    [5, 5],
  ],
  [
    [1, 1],
    [3, 3],
    [5, 5],
  ],
  [
    [1, 1],
    [5, 1],
    [1, 5],
    [5, 5],
  ],
  [
    [1, 1],
    [5, 1],
    [3, 3],
    [1, 5],
    [5, 5],
  ],
  [
    [1, 1],
    [5, 1],
    [1, 3],
    [5, 3],
    [1, 5],
    [5, 5],
  ],
];

/** Each slot rolls its own way: columns and rows of one step. */
const WAYS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
  [1, 0],
];

/** Time of the first step in ms, and how much longer the last one is. */
const FIRST_STEP_MS = 34;
const LAST_STEP_FACTOR = 3;

/** Steps after `elapsedMs` of a tumble of `tumbleMs`: they slow down evenly, and go on slowly if it takes longer. */
export function stepsOf(elapsedMs: number, tumbleMs: number): number {
  const progress = tumbleMs > 0 ? Math.min(1, elapsedMs / tumbleMs) : 1;
  const mean = FIRST_STEP_MS * (1 + (LAST_STEP_FACTOR - 1) * (progress / 2));
  return Math.floor(elapsedMs / mean);
}

/** `slot` from 0. Colour 1 is the pips' colour. */
export function tumblePixels(slot: number, steps: number): Pixels {
  const pixels = new Array<number>(LEDS.pixelsPerSlot).fill(0);
  const [dx, dy] = WAYS[slot % WAYS.length] ?? [0, 1];
  const turn = Math.floor(steps / LEDS.width);
  const shift = steps % LEDS.width;
  draw(pixels, faceAt(slot, turn), dx * shift, dy * shift);
  draw(pixels, faceAt(slot, turn + 1), dx * (shift - LEDS.width), dy * (shift - LEDS.height));
  return pixels;
}

/** A fixed wheel of faces with about the same number of pips, another beginning for each slot. */
function faceAt(slot: number, turn: number): number {
  return [5, 4, 6, 3][(slot + turn) % 4] ?? 5;
}

function draw(pixels: number[], face: number, dx: number, dy: number): void {
  for (const [column, row] of PIPS[face - 1] ?? []) {
    for (const [x, y] of [
      [column + dx, row + dy],
      [column + dx + 1, row + dy],
      [column + dx, row + dy + 1],
      [column + dx + 1, row + dy + 1],
    ] as const) {
      if (x >= 0 && x < LEDS.width && y >= 0 && y < LEDS.height) pixels[y * LEDS.width + x] = 1;
    }
  }
}
