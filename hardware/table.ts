/**
 * The table's electronics as plain data: pins, lanes, matrices, limits, debounce times.
 * TypeScript imports this file; the C headers and WIRING.md are generated from it (`npm run generate`).
 */

/** One wire of the micro-controller. `port` and `bit` name the AVR register bit, `arduino` the label on the board. */
export interface Pin {
  readonly name: string;
  readonly arduino: string;
  readonly port: 'B' | 'C' | 'D';
  readonly bit: number;
  readonly use: 'uart' | 'input' | 'lane' | 'buzzer' | 'heartbeat' | 'rail-sense' | 'i2c';
  readonly note: string;
}

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

export const PINS = [
  { name: 'rx', arduino: 'D0', port: 'D', bit: 0, use: 'uart', note: 'USB bridge to chip' },
  { name: 'tx', arduino: 'D1', port: 'D', bit: 1, use: 'uart', note: 'chip to USB bridge' },
  { name: 'hold1', arduino: 'D2', port: 'D', bit: 2, use: 'input', note: 'button to GND, pull-up on' },
  { name: 'hold2', arduino: 'D3', port: 'D', bit: 3, use: 'input', note: 'button to GND, pull-up on' },
  { name: 'hold3', arduino: 'D4', port: 'D', bit: 4, use: 'input', note: 'button to GND, pull-up on' },
  { name: 'hold4', arduino: 'D5', port: 'D', bit: 5, use: 'input', note: 'button to GND, pull-up on' },
  { name: 'hold5', arduino: 'D6', port: 'D', bit: 6, use: 'input', note: 'button to GND, pull-up on' },
  { name: 'hold6', arduino: 'D7', port: 'D', bit: 7, use: 'input', note: 'button to GND, pull-up on' },
  { name: 'lever', arduino: 'D8', port: 'B', bit: 0, use: 'input', note: 'lever switch to GND, pull-up on' },
  {
    name: 'buzzer',
    arduino: 'D9',
    port: 'B',
    bit: 1,
    use: 'buzzer',
    note: 'OC1A: Timer1 alone makes the tone',
  },
  { name: 'previous', arduino: 'D10', port: 'B', bit: 2, use: 'input', note: 'button to GND, pull-up on' },
  { name: 'next', arduino: 'D11', port: 'B', bit: 3, use: 'input', note: 'button to GND, pull-up on' },
  { name: 'select', arduino: 'D12', port: 'B', bit: 4, use: 'input', note: 'button to GND, pull-up on' },
  { name: 'heartbeat', arduino: 'D13', port: 'B', bit: 5, use: 'heartbeat', note: 'LED on the board' },
  {
    name: 'lane1',
    arduino: 'A0',
    port: 'C',
    bit: 0,
    use: 'lane',
    note: 'slots 1 and 2, 330 ohm at the matrix',
  },
  {
    name: 'lane2',
    arduino: 'A1',
    port: 'C',
    bit: 1,
    use: 'lane',
    note: 'slots 3 and 4, 330 ohm at the matrix',
  },
  {
    name: 'lane3',
    arduino: 'A2',
    port: 'C',
    bit: 2,
    use: 'lane',
    note: 'slots 5 and 6, 330 ohm at the matrix',
  },
  { name: 'railSense', arduino: 'A3', port: 'C', bit: 3, use: 'rail-sense', note: 'LED 5 V through 10k/10k' },
  { name: 'sda', arduino: 'A4', port: 'C', bit: 4, use: 'i2c', note: 'both display modules' },
  { name: 'scl', arduino: 'A5', port: 'C', bit: 5, use: 'i2c', note: 'both display modules' },
] as const satisfies readonly Pin[];

/** The micro-controller of an Uno or Nano (ATmega328P data sheet, section 1). */
export const CHIP = {
  mcu: 'atmega328p',
  clockHz: 16_000_000,
  ramBytes: 2048,
  flashBytes: 32_768,
  /** Our own limits: room for the stack, and for growth. */
  ramLimitBytes: 1600,
  flashLimitBytes: 16_384,
} as const;

/** 250 kBd divides 16 MHz exactly: no baud-rate error at all (data sheet table 19-12). */
export const UART = { baud: 250_000 } as const;

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

/** WS2812 pulse times in CPU cycles of 62.5 ns: the common window of the three data sheets (WIRING.md). */
export const LED_TIMING = {
  highZeroCycles: 5,
  highOneMinCycles: 11,
  highOneMaxCycles: 13,
  bitCycles: 20,
  /** A low this long may latch old parts: our own longest gap inside a picture. */
  gapMaxUs: 5,
  /** A low this long latches every part. */
  latchUs: 300,
  drawingMaxMs: 4.3,
} as const;

/** Current model of one pixel at 5 V in mA at full value, and what the power supply may be asked for. */
export const POWER = {
  redMa: 16,
  greenMa: 11,
  blueMa: 15,
  darkMa: 1,
  limitMa: 2500,
  hardLimitMa: 5000,
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
  /** What the board shows by itself when the host is silent. */
  offlineText: 'OFFLINE',
} as const;

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
  limitMa: POWER.limitMa,
  buttonLamps: false,
} as const satisfies {
  orientations: readonly Orientation[];
  layout: Layout;
  colourOrder: ColourOrder;
  brightness: number;
  limitMa: number;
  buttonLamps: boolean;
};
