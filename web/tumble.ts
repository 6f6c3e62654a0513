/**
 * The tumble that the page draws while the table's dice roll, in the table's own manner: a spinning three, one pip
 * fast and two that run round the rim. The number of lit pixels never changes, so it moves and does not flash; and it
 * tells nothing about the faces that will come.
 */
import { LEDS } from '../hardware/table.ts';
import type { Pixels } from './slot-pixels.ts';

/** Half a turn, after which a spinning three looks as before. */
const HALF_TURN_STEPS = 12;
const STEP_MS = 40;
/** The last step takes this many times the first: the dice slow down before they stop. */
const LAST_STEP_FACTOR = 2.5;
/** Places of a 2×2 pip, by column and row of its top left pixel. */
const CENTRE = 3;
const LAST = LEDS.width - 2;

/** Steps after `elapsedMs` of a tumble of `tumbleMs`; when the table takes longer, they go on slowly. */
export function stepsOf(elapsedMs: number, tumbleMs: number): number {
  const progress = tumbleMs > 0 ? Math.min(1, elapsedMs / tumbleMs) : 1;
  return Math.floor(elapsedMs / (STEP_MS * (1 + ((LAST_STEP_FACTOR - 1) * progress) / 2)));
}

/** `slot` from 0: neighbours spin against each other. Colour 1 is the pips' colour. */
export function tumblePixels(slot: number, steps: number): Pixels {
  const turned = slot * 3 + (slot % 2 === 0 ? steps : -steps);
  const step = ((turned % HALF_TURN_STEPS) + HALF_TURN_STEPS) % HALF_TURN_STEPS;
  const [column, row] = step < LAST ? [step, 0] : [LAST, step - LAST];
  const pixels = new Array<number>(LEDS.pixelsPerSlot).fill(0);
  drawPip(pixels, column, row);
  drawPip(pixels, CENTRE, CENTRE);
  drawPip(pixels, LAST - column, LAST - row);
  return pixels;
}

function drawPip(pixels: number[], column: number, row: number): void {
  for (const place of [0, 1, LEDS.width, LEDS.width + 1]) pixels[row * LEDS.width + column + place] = 1;
}
