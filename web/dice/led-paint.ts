/** Draws lit LEDs on a canvas: a bright square body and its glow. Dark ones are the style sheet's. */
import type { DiceGeometry } from '../../hardware/dice.ts';
import type { CssColour } from '../../src/server/view/messages.ts';
import type { Pixels } from './slot-pixels.ts';

/** Canvas pixels of a die's width: enough for a TV of any size, small enough for an old phone. */
export const CANVAS_SIZE = 320;
/** Enough for a TV of Full HD, in less than half of the memory, which a slow one waits for. */
export const HD_CANVAS_SIZE = 200;

/** `pixels` count `colours` from 1; 0 is dark. The canvas is square. */
export function paintLeds(
  canvas: HTMLCanvasElement,
  pixels: Pixels,
  colours: readonly CssColour[],
  { width }: DiceGeometry,
): void {
  const size = canvas.width;
  const pitch = size / width;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.clearRect(0, 0, size, size);
  const leds = colours.map(asSeen).map((light) => (light.level === 0 ? undefined : ledPicture(pitch, light)));
  pixels.forEach((number, index) => {
    const led = leds[number - 1];
    if (led === undefined) return;
    const x = (index % width) * pitch + pitch / 2;
    const y = Math.floor(index / width) * pitch + pitch / 2;
    context.drawImage(led, Math.round(x - led.width / 2), Math.round(y - led.height / 2));
  });
}

export interface Light {
  readonly rgb: string;
  /** 0 dark to 1. */
  readonly level: number;
}

/** LEDs as they are drawn again and again: what a slow TV takes longest for are gradients. */
const pictures = new Map<string, HTMLCanvasElement>();
/** A light that fades goes through so many and more; those of a game are few. */
const MOST_PICTURES = 64;

/** `pitch`: from one LED to the next. */
function ledPicture(pitch: number, { rgb, level }: Light): HTMLCanvasElement {
  const name = `${pitch} ${rgb}`;
  const known = pictures.get(name);
  if (known !== undefined) return known;
  // The oldest is drawn over: to free canvases makes a slow TV stand still.
  const [oldest] = pictures.size >= MOST_PICTURES ? pictures : [];
  if (oldest !== undefined) pictures.delete(oldest[0]);
  const canvas = oldest?.[1] ?? document.createElement('canvas');
  pictures.set(name, canvas);
  const middle = Math.ceil(pitch * 1.15);
  canvas.width = canvas.height = 2 * middle;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const shine = (from: number, to: number, light: string, alpha: number) => {
    const gradient = context.createRadialGradient(middle, middle, from, middle, middle, to);
    gradient.addColorStop(0, `rgba(${light},${alpha * level})`);
    gradient.addColorStop(1, `rgba(${light},0)`);
    context.fillStyle = gradient;
    context.fillRect(0, 0, 2 * middle, 2 * middle);
  };
  shine(pitch * 0.3, middle, rgb, 0.34);
  // The body, with round corners.
  context.fillStyle = context.strokeStyle = `rgb(${rgb})`;
  context.lineJoin = 'round';
  context.lineWidth = pitch * 0.26;
  const corner = middle - pitch * 0.27;
  context.strokeRect(corner, corner, pitch * 0.54, pitch * 0.54);
  context.fillRect(corner, corner, pitch * 0.54, pitch * 0.54);
  shine(0, pitch * 0.4, '255,255,255', 0.55);
  return canvas;
}

/**
 * The table's colours are light, made for eyes in a bar: green looks brighter than red, and a quarter of the light
 * about half as bright. A screen cannot glare, so the brightness that dice are shown with becomes the screen's full one.
 */
const WEIGHTS = [0.35, 0.5, 0.15];
const FULL_LIGHT = 0.26;
const EYE_GAMMA = 2.2;

/** `colour` is `#rrggbb` as sent to the LEDs; `level` is 0 to 1. */
export function asSeen(colour: CssColour): Light {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  const brightest = Math.max(...channels);
  if (brightest === 0) return { rgb: '0,0,0', level: 0 };
  const light = channels.reduce((sum, channel, index) => sum + channel * (WEIGHTS[index] ?? 0), 0);
  const level = Math.min(1, (light / FULL_LIGHT) ** (1 / EYE_GAMMA));
  const seen = channels.map((channel) => Math.round(255 * level * (channel / brightest) ** (1 / EYE_GAMMA)));
  return { rgb: seen.join(','), level };
}
