/** Text that is too long for the display moves through it from right to left, twice. */

import { DISPLAY_LENGTH } from '../../language/display-text.ts';
import { SCROLL_STEP_MS } from '../times.ts';

const PASSES = 2;

/** The part of the text that is in the window; a dot has no place of its own. */
export function scrolled(text: string, sinceMs: number, nowMs: number): string {
  const cells = [...' '.repeat(DISPLAY_LENGTH), ...cellsOf(text)];
  const step = Math.floor((nowMs - sinceMs) / SCROLL_STEP_MS) % cells.length;
  return Array.from({ length: DISPLAY_LENGTH }, (_, place) => cells[step + place] ?? ' ').join('');
}

/** How long that takes in all. */
export function scrollMs(text: string): number {
  return PASSES * (DISPLAY_LENGTH + cellsOf(text).length) * SCROLL_STEP_MS;
}

function cellsOf(text: string): readonly string[] {
  return [...text.toUpperCase().matchAll(/[^.]\.?|\./g)].map(([cell]) => cell);
}
