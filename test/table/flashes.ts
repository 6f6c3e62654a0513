/** Counts flashes as WCAG 2.3.1 does: a flash is a pair of opposing changes of light. */
import { LEDS } from '../../hardware/cabinet.ts';
import type { Picture, SlotPicture } from '../../src/table/picture/picture.ts';
import { lightOf } from './read-picture.ts';

export interface Level {
  readonly atMs: number;
  readonly level: number;
}

/** The most flashes within any second; changes smaller than `least` do not count. */
export function flashesInASecond(levels: readonly Level[], least: number): number {
  const swings: number[] = [];
  // The last turning point, and which way the light has gone since.
  let turn = levels[0]?.level ?? 0;
  let rising: boolean | undefined;
  for (const { atMs, level } of levels) {
    if (rising !== undefined && level > turn === rising) {
      turn = level;
    } else if (Math.abs(level - turn) >= least) {
      swings.push(atMs);
      rising = level > turn;
      turn = level;
    }
  }
  let most = 0;
  let first = 0;
  for (const [last, atMs] of swings.entries()) {
    while (atMs - (swings[first] ?? atMs) > 1000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return Math.floor(most / 2);
}

/** Light of the whole slot. */
export function slotLight(slot: SlotPicture | undefined): number {
  return slot === undefined ? 0 : lightOf(slot).reduce((sum, light) => sum + light, 0);
}

/** How many pixels come on and how many go dark from one picture to the next; fainter ones than `least` are dark. */
export function litChanges(
  before: SlotPicture,
  after: SlotPicture,
  least = 0,
): { readonly on: number; readonly off: number } {
  const old = lightOf(before).map((light) => light > least);
  const now = lightOf(after).map((light) => light > least);
  return {
    on: now.filter((lit, pixel) => lit && old[pixel] === false).length,
    off: now.filter((lit, pixel) => !lit && old[pixel] === true).length,
  };
}

/** The most flashes within any second of any pixel, and of any slot as a whole. */
export function mostFlashes(
  pictures: readonly { readonly atMs: number; readonly picture: Picture }[],
): number {
  let most = 0;
  for (let slot = 0; slot < LEDS.slots; slot += 1) {
    const lights = pictures.map(({ atMs, picture }) => {
      const shown = picture[slot];
      const pixels = shown === undefined ? [] : lightOf(shown);
      return { atMs, pixels, level: pixels.reduce((sum, light) => sum + light, 0) };
    });
    const brightest = Math.max(...lights.map(({ level }) => level));
    most = Math.max(most, flashesInASecond(lights, brightest / 10));
    for (let pixel = 0; pixel < LEDS.pixelsPerSlot; pixel += 1) {
      const levels = lights.map(({ atMs, pixels }) => ({ atMs, level: pixels[pixel] ?? 0 }));
      most = Math.max(most, flashesInASecond(levels, 0.02));
    }
  }
  return most;
}
