/** What the cabinet shows at each step of a first light, so that somebody in front of it can say what is seen. Pure. */
import type { StepId } from '../../../hardware/bringup.ts';
import { type Layout, LEDS, type Orientation } from '../../../hardware/cabinet.ts';
import type { Face } from '../../game/index.ts';
import type { LightStepRecord } from '../../server/operator/light-messages.ts';
import { type Colour, DARK_PICTURE, type Picture, type Tile } from '../../table/picture/picture.ts';
import { tileOf } from '../../table/picture/tile.ts';
import { TILE_SETS } from '../../table/picture/tile-sets.ts';
import { type Show, STEP_MS } from '../show-board.ts';
import { askOf, PLAIN_ORDER } from './asks.ts';

/** Bright enough in daylight, and little enough for any wire. */
const WHITE: Colour = [90, 90, 90];
const FULL: Colour = [255, 255, 255];
const COLOURS = { red: [160, 0, 0], green: [0, 160, 0], blue: [0, 0, 160] } as const;

const ALL: Tile = [255, 255, 255, 255, 255, 255, 255, 255];
/** Looks different in each of its eight positions. */
const LETTER_F: Tile = tileOf([
  '.######.',
  '.#......',
  '.#......',
  '.#####..',
  '.#......',
  '.#......',
  '.#......',
  '........',
]);

/** Which is which. */
const DISPLAY_TEXT = 'LEFTRGHT';
const END_TEXT = 'READY';
/** Slow enough to follow a pixel with the eyes, a die in four seconds. */
const RUN_MS = 60;

const UPRIGHT: readonly Orientation[] = Array.from({ length: LEDS.slots }, () => '0');

/** Undefined: the table goes on as ever. */
export function showOf(step: StepId | 'end', record: LightStepRecord): Show | undefined {
  const ask = askOf(step, record);
  switch (ask?.kind) {
    case 'die':
      return still((slot) => (slot === ask.die - 1 ? ALL : undefined), WHITE);
    case 'path':
      // The tile's pixels in the order of the chain, whatever is believed of it.
      return {
        stepMs: RUN_MS,
        picture: (at) => picture(() => pixelTile(at % LEDS.pixelsPerSlot), FULL),
        cabinet: { orientations: UPRIGHT, layout: 'rows' },
      };
    case 'letter':
      return {
        ...still((slot) => (slot === ask.die - 1 ? LETTER_F : undefined), WHITE),
        cabinet: { orientations: UPRIGHT, layout: record.taps[0] as Layout },
      };
    case 'colour':
      return { ...still(() => ALL, COLOURS[ask.sent]), cabinet: { colourOrder: PLAIN_ORDER } };
  }
  switch (step) {
    case 'displays':
      return { stepMs: STEP_MS, text: () => DISPLAY_TEXT };
    case 'mounting':
      return still(() => LETTER_F, WHITE);
    case 'colours':
      return {
        stepMs: STEP_MS,
        picture: (at) => picture(() => ALL, [...Object.values(COLOURS), WHITE][at % 4] ?? WHITE),
      };
    case 'current':
      return still(() => ALL, FULL);
    case 'end':
      return { ...still((slot) => TILE_SETS['8x8'].faces[(slot + 1) as Face], WHITE), text: () => END_TEXT };
    default:
      return undefined;
  }
}

function still(tile: (slot: number) => Tile | undefined, colour: Colour): Show {
  return { stepMs: STEP_MS, picture: () => picture(tile, colour) };
}

function picture(tile: (slot: number) => Tile | undefined, colour: Colour): Picture {
  return DARK_PICTURE.map((dark, slot) => ({
    planes: [tile(slot) ?? dark.planes[0], dark.planes[1]],
    palette: [colour, colour, colour],
  }));
}

function pixelTile(at: number): Tile {
  const rows = Array.from({ length: LEDS.height }, (_, row) =>
    row === Math.floor(at / LEDS.width) ? 0x80 >> (at % LEDS.width) : 0,
  );
  return rows as unknown as Tile;
}
