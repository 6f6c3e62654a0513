/** How finely dice are drawn: no finer than this screen shows them. */
import { CANVAS_SIZE, HD_CANVAS_SIZE } from '../dice/led-paint.ts';

/** Beside a card six dice have a little more than half of the width, on a screen that stands upright all of it. */
const DICE_A_WIDTH = { wide: 10.5, upright: 6 } as const;

/** Canvas pixels of a die's width. */
export function dieSize(): number {
  const dice = DICE_A_WIDTH[innerHeight > innerWidth ? 'upright' : 'wide'];
  return (innerWidth * devicePixelRatio) / dice > HD_CANVAS_SIZE ? CANVAS_SIZE : HD_CANVAS_SIZE;
}
