/** Draws lit LEDs on a canvas: a bright square body and its glow. Dark ones are the style sheet's. */
import type { DiceGeometry } from '../../hardware/dice.ts';
import type { CssColour } from '../../src/server/view/messages.ts';
import type { Pixels } from './slot-pixels.ts';

/** Canvas pixels of a die's width: enough for a TV, small enough for an old phone. */
export const CANVAS_SIZE = 320;

/** `pixels` count `colours` from 1; 0 is dark. The canvas is `CANVAS_SIZE` square. */
export function paintLeds(
  canvas: HTMLCanvasElement,
  pixels: Pixels,
  colours: readonly CssColour[],
  { width }: DiceGeometry,
): void {
  const pitch = CANVAS_SIZE / width;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.clearRect(0, 0, CANVAS_SIZE, CANVAS_SIZE);
  const lights = colours.map(asSeen);
  pixels.forEach((number, index) => {
    const light = lights[number - 1];
    if (light === undefined || light.level === 0) return;
    const x = (index % width) * pitch + pitch / 2;
    const y = Math.floor(index / width) * pitch + pitch / 2;
    paintLed(context, x, y, pitch, light);
  });
}

export interface Light {
  readonly rgb: string;
  /** 0 dark to 1. */
  readonly level: number;
}

/** `pitch`: from one LED to the next. */
function paintLed(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  pitch: number,
  { rgb, level }: Light,
): void {
  const reach = pitch * 1.15;
  const glow = context.createRadialGradient(x, y, pitch * 0.3, x, y, reach);
  glow.addColorStop(0, `rgba(${rgb},${0.34 * level})`);
  glow.addColorStop(1, `rgba(${rgb},0)`);
  context.globalCompositeOperation = 'lighter';
  context.fillStyle = glow;
  context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);

  context.globalCompositeOperation = 'source-over';
  context.fillStyle = `rgb(${rgb})`;
  roundedSquare(context, x, y, pitch * 0.4, pitch * 0.13);
  const core = context.createRadialGradient(x, y, 0, x, y, pitch * 0.4);
  core.addColorStop(0, `rgba(255,255,255,${0.55 * level})`);
  core.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = core;
  roundedSquare(context, x, y, pitch * 0.4, pitch * 0.13);
}

function roundedSquare(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  half: number,
  round: number,
): void {
  context.beginPath();
  context.moveTo(x - half + round, y - half);
  context.arcTo(x + half, y - half, x + half, y + half, round);
  context.arcTo(x + half, y + half, x - half, y + half, round);
  context.arcTo(x - half, y + half, x - half, y - half, round);
  context.arcTo(x - half, y - half, x + half, y - half, round);
  context.closePath();
  context.fill();
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
