/**
 * What composing must do, written down a second time and differently: from the picture to the colour of every pixel of
 * the chains, pixel by pixel, as a person who mounts the matrices would work it out.
 */
import {
  COLOUR_ORDERS,
  type ColourOrder,
  LAYOUTS,
  type Layout,
  LEDS,
  ORIENTATIONS,
  type Orientation,
  POWER,
} from '../../hardware/cabinet.ts';

export interface ComposeInput {
  readonly orientations: readonly Orientation[];
  readonly layout: Layout;
  readonly colourOrder: ColourOrder;
  readonly brightness: number;
  readonly limitMa: number;
  readonly laneLimitMa: number;
  readonly buttonLamps: boolean;
  readonly tiles: readonly (readonly number[])[];
  /** Per palette red, green, blue of colours 1, 2, 3. */
  readonly palettes: readonly (readonly number[])[];
  readonly slots: readonly { readonly tiles: readonly [number, number]; readonly palette: number }[];
}

/** The bytes of one pixel in the order of the wire. */
export type WirePixel = readonly [number, number, number];

/** As bytes for host.c. */
export function sourceBytes(input: ComposeInput): number[] {
  return [
    ...input.orientations.map((orientation) => ORIENTATIONS.indexOf(orientation)),
    LAYOUTS.indexOf(input.layout),
    COLOUR_ORDERS.indexOf(input.colourOrder),
    input.brightness,
    input.limitMa & 0xff,
    input.limitMa >> 8,
    input.laneLimitMa & 0xff,
    input.laneLimitMa >> 8,
    Number(input.buttonLamps),
    ...input.tiles.flat(),
    ...input.palettes.flat(),
    ...input.slots.flatMap(({ tiles, palette }) => [...tiles, palette]),
  ];
}

type Point = readonly [row: number, column: number];

/** Where the viewer sees the matrix's own row and column, once the matrix is mounted. */
function seenAt([row, column]: Point, orientation: Orientation): Point {
  const [turn = '0', mirror] = orientation.split('-');
  let [r, c] = [row, column];
  for (let degrees = 0; degrees < Number(turn); degrees += 90) [r, c] = [c, LEDS.height - 1 - r];
  return mirror === undefined ? [r, c] : [r, LEDS.width - 1 - c];
}

/** The colour number of a slot's pixel as the viewer sees it. */
function colourAt(input: ComposeInput, slot: number, [row, column]: Point): number {
  const bitOf = (tile: number): number => ((input.tiles[tile]?.[row] ?? 0) >> (7 - column)) & 1;
  const [first = 0, second = 0] = input.slots[slot]?.tiles ?? [];
  return bitOf(first) + 2 * bitOf(second);
}

function rgbOf(input: ComposeInput, slot: number, colour: number): number[] {
  const palette = input.palettes[input.slots[slot]?.palette ?? 0] ?? [];
  return colour === 0 ? [0, 0, 0] : palette.slice((colour - 1) * 3, colour * 3);
}

/** Colour number of every pixel of one lane, with the slot that it belongs to. */
function lanePixels(input: ComposeInput, lane: number): { slot: number; colour: number }[] {
  const slots = [0, 1].map((index) => lane * LEDS.slotsPerLane + index);
  const matrices = slots.flatMap((slot) =>
    Array.from({ length: LEDS.pixelsPerSlot }, (_, index) => {
      const row = Math.floor(index / LEDS.width);
      const fromLeft = index % LEDS.width;
      const column = input.layout === 'serpentine' && row % 2 === 1 ? LEDS.width - 1 - fromLeft : fromLeft;
      const point = seenAt([row, column], input.orientations[slot] ?? '0');
      return { slot, colour: colourAt(input, slot, point) };
    }),
  );
  const lamps = slots.map((slot) => ({
    slot,
    colour: input.buttonLamps ? colourAt(input, slot, [0, 0]) : 0,
  }));
  return [...matrices, ...lamps];
}

/** What each lane would draw in mA when every value is multiplied by `scale`, 0..1. */
export function lanesMa(input: ComposeInput, scale: number): number[] {
  return Array.from({ length: LEDS.lanes }, (_, lane) => laneMa(input, lanePixels(input, lane), scale));
}

function laneMa(
  input: ComposeInput,
  pixels: readonly { slot: number; colour: number }[],
  scale: number,
): number {
  const lit = pixels.map(({ slot, colour }) => {
    const [red = 0, green = 0, blue = 0] = rgbOf(input, slot, colour);
    return ((red * POWER.redMa + green * POWER.greenMa + blue * POWER.blueMa) / 255) * scale;
  });
  return pixels.length * POWER.darkMa + lit.reduce((sum, milliamperes) => sum + milliamperes, 0);
}

const scaled = (value: number, factor: number): number => Math.floor((value * (factor + 1)) / 256);

/** The bytes that each lane must clock out, given the limiter's factor. */
export function laneBytes(input: ComposeInput, lane: number, factor: number): WirePixel[] {
  const scale = scaled(input.brightness, factor);
  return lanePixels(input, lane).map(({ slot, colour }) => {
    const rgb = rgbOf(input, slot, colour).map((value) => scaled(value, scale));
    return [...input.colourOrder].map((letter) => rgb['RGB'.indexOf(letter)] ?? 0) as unknown as WirePixel;
  });
}

/** What the bit loop makes of planes and masks: per pixel of the lane three bytes. */
export function drawnBytes(planes: Uint8Array, masks: Uint8Array, lane: number): WirePixel[] {
  return Array.from({ length: LEDS.pixelsPerLane }, (_, pixel) => {
    const bitOf = (byte: number | undefined): number => ((byte ?? 0) >> lane) & 1;
    const colour = bitOf(planes[pixel * 2]) + 2 * bitOf(planes[pixel * 2 + 1]);
    const lamp = pixel - LEDS.slotsPerLane * LEDS.pixelsPerSlot;
    const matrix = lamp >= 0 ? lamp : Math.floor(pixel / LEDS.pixelsPerSlot);
    const bits = Array.from({ length: 24 }, (_, bit) =>
      colour === 0 ? 0 : bitOf(masks[(matrix * 24 + bit) * 3 + colour - 1]),
    );
    return [0, 8, 16].map((from) =>
      Number.parseInt(bits.slice(from, from + 8).join(''), 2),
    ) as unknown as WirePixel;
  });
}
