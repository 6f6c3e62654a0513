/** What the LEDs show: six slots of two bit planes and a palette. `draw-slot.ts` makes pictures from scenes. */
import { LEDS } from '../../../hardware/cabinet.ts';

/** Eight rows, top first; bit 7 is the left pixel. */
export type Tile = readonly [number, number, number, number, number, number, number, number];
/** Red, green, blue, 0..255. */
export type Colour = readonly [number, number, number];
/** Colours 1, 2, 3 (0 is dark). */
export type Palette = readonly [Colour, Colour, Colour];

/** A pixel's colour number is bit of plane 0 + 2 × bit of plane 1. */
export interface SlotPicture {
  readonly planes: readonly [Tile, Tile];
  readonly palette: Palette;
}

/** One SlotPicture for each of the six slots. */
export type Picture = readonly SlotPicture[];

/** `volume` 0..1. */
export interface Tone {
  readonly hz: number;
  readonly durationMs: number;
  readonly volume: number;
}

export const DARK_TILE: Tile = [0, 0, 0, 0, 0, 0, 0, 0];
export const FULL_TILE: Tile = [255, 255, 255, 255, 255, 255, 255, 255];
export const DARK_SLOT: SlotPicture = {
  planes: [DARK_TILE, DARK_TILE],
  palette: [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
};
export const DARK_PICTURE: Picture = Array.from({ length: LEDS.slots }, () => DARK_SLOT);
