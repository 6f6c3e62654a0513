/**
 * The cabinet as plain data, whichever chip is in it: inputs, lanes, matrices, display, limits, debounce times. Where each
 * wire is soldered is a chip's matter (`chips/`). TypeScript imports this file; the C headers and WIRING.md are generated
 * from both (`npm run generate`).
 */

/** The inputs in wire order: bit i of every input mask and press counter i belong to INPUTS[i]. */
export const INPUTS = [
  'hold1',
  'hold2',
  'hold3',
  'hold4',
  'hold5',
  'hold6',
  'lever',
  'previous',
  'next',
  'select',
] as const;
export type Input = (typeof INPUTS)[number];

/** Six slots, two 8×8 matrices on each of three lanes; then one lamp pixel for each of the lane's two slots. */
export const LEDS = {
  slots: 6,
  lanes: 3,
  slotsPerLane: 2,
  width: 8,
  height: 8,
  pixelsPerSlot: 64,
  lampsPerLane: 2,
  pixelsPerLane: 130,
  /** Two bit planes: 0 dark, 1..3 the palette's colours. */
  planes: 2,
  paletteColours: 3,
  tiles: 32,
  palettes: 12,
} as const;

/** What WS2812 pixels want of a picture's pauses: the common window of the three data sheets (WIRING.md). */
export const LED_TIMING = {
  /** A low this long may latch old parts: our own longest gap inside a picture. */
  gapMaxUs: 5,
  /** A low this long latches every part. */
  latchUs: 300,
  drawingMaxMs: 4.3,
} as const;

/** Names of their own: a page that asks for neither table then carries none of it, which a read of POWER would prevent. */
const PIXEL_MA = 60;
const LIMIT_MA = 3500;

/**
 * Current model of one pixel at 5 V in mA at full value, and what the power supply may be asked for. Kinds of pixels differ:
 * 33.5 and 52.5 mA at full white were measured, and data sheets say 60; the cabinet file says what this cabinet's draw.
 */
export const POWER = {
  redMa: 16,
  greenMa: 11,
  blueMa: 15,
  darkMa: 1,
  pixelMa: PIXEL_MA,
  pixelMinMa: 20,
  pixelMaxMa: 60,
  limitMa: LIMIT_MA,
  hardLimitMa: 5000,
  /** Of each lane: what its fuse carries for long. */
  laneLimitMa: 2250,
  /** Lanes are not driven below: their pixels would be fed through the data wires. */
  driveMinMv: 3000,
  /** How long it must be there again. */
  settleMs: 50,
} as const;

/** One filter for every input; see `firmware/debounce.c` and its tests for what each number rejects. */
export const DEBOUNCE = {
  tickUs: 256,
  /** Equal samples in a row that make a press: 0.5 to 0.8 ms. */
  pressSamples: 3,
  /** A release counts after this long without contact: bounces were seen 42 ms after the first opening. */
  quietMs: 45,
  leverQuietMs: 120,
  /** An input that stays pressed this long is masked and reported. */
  stuckMs: 20_000,
} as const;

/** Two HT16K33 modules of four 14-segment characters each. */
export const DISPLAY = {
  characters: 8,
  charactersPerModule: 4,
  addresses: [0x70, 0x71],
  sclHz: 400_000,
} as const;

/**
 * What the board shows without a host when hold 1 is held while it starts: the newest press with its count, and on each
 * lane a pixel that runs along the chain, as many together as the lane's number, so that exchanged lanes show.
 */
export const SELF_TEST = {
  title: 'TEST',
  /** Six characters at most: two are the count's. */
  names: {
    hold1: 'HOLD 1',
    hold2: 'HOLD 2',
    hold3: 'HOLD 3',
    hold4: 'HOLD 4',
    hold5: 'HOLD 5',
    hold6: 'HOLD 6',
    lever: 'LEVER',
    previous: 'PREV',
    next: 'NEXT',
    select: 'SELECT',
  },
  stepMs: 50,
  /** Of the pixel's three colours, 0..255: too little for any fuse to notice. */
  brightness: 32,
  beepHz: 1000,
  beepMs: 40,
} as const satisfies { readonly names: Readonly<Record<Input, string>>; readonly [figure: string]: unknown };

/** How a matrix is mounted: turned clockwise as seen from the front, then mirrored left to right. */
export const ORIENTATIONS = [
  '0',
  '90',
  '180',
  '270',
  '0-mirrored',
  '90-mirrored',
  '180-mirrored',
  '270-mirrored',
] as const;
export type Orientation = (typeof ORIENTATIONS)[number];
/** How the pixel chain runs through a matrix: every row from the left, or to and fro. */
export const LAYOUTS = ['rows', 'serpentine'] as const;
export type Layout = (typeof LAYOUTS)[number];
/** The order in which a pixel takes its colour bytes. */
export const COLOUR_ORDERS = ['GRB', 'RGB', 'BRG', 'RBG', 'GBR', 'BGR'] as const;
export type ColourOrder = (typeof COLOUR_ORDERS)[number];

/** What the cabinet file may change; sent to the board in CONFIG. */
export const CONFIG_DEFAULTS = {
  orientations: ['0', '0', '0', '0', '0', '0'],
  layout: 'rows',
  colourOrder: 'GRB',
  /** 0..255, scales every colour. */
  brightness: 255,
  limitMa: LIMIT_MA,
  pixelMa: PIXEL_MA,
  buttonLamps: false,
} as const satisfies {
  orientations: readonly Orientation[];
  layout: Layout;
  colourOrder: ColourOrder;
  brightness: number;
  limitMa: number;
  pixelMa: number;
  buttonLamps: boolean;
};
