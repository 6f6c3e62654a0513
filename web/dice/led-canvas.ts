/**
 * Canvases of dice, used again and again. Each screen has dice of its own; a canvas that a screen leaves behind would be freed by
 * the browser in one go with others, and a slow TV stands still for that long (a millisecond and more each).
 */
import { paintNever } from './paint-queue.ts';

const idle: HTMLCanvasElement[] = [];

/** An empty square canvas, `size` pixels wide. */
export function takeCanvas(size: number): HTMLCanvasElement {
  const fitting = idle.findIndex(({ width }) => width === size);
  const canvas = idle.splice(Math.max(0, fitting), 1)[0] ?? document.createElement('canvas');
  // Setting it empties the canvas, even to what it is, and gets it new memory.
  if (canvas.width !== size || canvas.height !== size) canvas.width = canvas.height = size;
  return canvas;
}

/** Takes it off the page. */
export function giveBackCanvas(canvas: HTMLCanvasElement): void {
  paintNever(canvas);
  canvas.remove();
  canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
  idle.push(canvas);
}
