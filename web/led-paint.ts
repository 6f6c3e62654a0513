/** Draws lit LEDs on a canvas: a bright square body and its glow. Dark ones are the style sheet's. */
import { LEDS } from '../hardware/table.ts';
import type { CssColour } from '../src/server/messages.ts';
import type { Pixels } from './slot-pixels.ts';

/** Canvas pixels from one LED to the next: enough for a TV, small enough for an old phone. */
const PITCH = 40;
export const CANVAS_SIZE = PITCH * LEDS.width;

export function paintLeds(canvas: HTMLCanvasElement, pixels: Pixels, colours: readonly CssColour[]): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.clearRect(0, 0, CANVAS_SIZE, CANVAS_SIZE);
  const lights = colours.map(asSeen);
  pixels.forEach((number, index) => {
    const light = lights[number - 1];
    if (light === undefined || light.level === 0) return;
    const x = (index % LEDS.width) * PITCH + PITCH / 2;
    const y = Math.floor(index / LEDS.width) * PITCH + PITCH / 2;
    paintLed(context, x, y, light);
  });
}

interface Light {
  readonly rgb: string;
  /** 0 dark to 1. */
  readonly level: number;
}

function paintLed(context: CanvasRenderingContext2D, x: number, y: number, { rgb, level }: Light): void {
  const reach = PITCH * 1.15;
  const glow = context.createRadialGradient(x, y, PITCH * 0.3, x, y, reach);
  glow.addColorStop(0, `rgba(${rgb},${0.34 * level})`);
  glow.addColorStop(1, `rgba(${rgb},0)`);
  context.globalCompositeOperation = 'lighter';
  context.fillStyle = glow;
  context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);

  context.globalCompositeOperation = 'source-over';
  context.fillStyle = `rgb(${rgb})`;
  roundedSquare(context, x, y, PITCH * 0.4, PITCH * 0.13);
  const core = context.createRadialGradient(x, y, 0, x, y, PITCH * 0.4);
  core.addColorStop(0, `rgba(255,255,255,${0.55 * level})`);
  core.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = core;
  roundedSquare(context, x, y, PITCH * 0.4, PITCH * 0.13);
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

function asSeen(colour: CssColour): Light {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  const brightest = Math.max(...channels);
  if (brightest === 0) return { rgb: '0,0,0', level: 0 };
  const light = channels.reduce((sum, channel, index) => sum + channel * (WEIGHTS[index] ?? 0), 0);
  const level = Math.min(1, (light / FULL_LIGHT) ** (1 / EYE_GAMMA));
  const seen = channels.map((channel) => Math.round(255 * level * (channel / brightest) ** (1 / EYE_GAMMA)));
  return { rgb: seen.join(','), level };
}
