import { expect, test } from 'vitest';
import {
  COLOUR_ORDERS,
  CONFIG_DEFAULTS,
  LAYOUTS,
  LEDS,
  ORIENTATIONS,
  POWER,
} from '../../../hardware/cabinet.ts';
import { greedOf, laneLimitMa } from '../../../hardware/current.ts';
import { DICE } from '../../../hardware/dice.ts';
import { Chain, type Leds } from '../../../src/board/firmata/chain.ts';
import type { Picture } from '../../../src/table/picture/picture.ts';
import { pictureNumber } from '../../contract/pictures.ts';
import { type ComposeInput, laneBytes } from '../../firmware/compose-model.ts';

const LEDS_5X5: Leds = { ...CONFIG_DEFAULTS, dice: '5x5' };

/** The picture and its cabinet as the model of the serial firmware takes them. */
function modelOf(picture: Picture, leds: Leds): ComposeInput {
  return {
    ...leds,
    laneLimitMa: laneLimitMa(leds.pixelMa),
    tiles: picture.flatMap(({ planes }) => planes),
    palettes: picture.map(({ palette }) => palette.flat()),
    slots: picture.map((_, slot) => ({ tiles: [slot * 2, slot * 2 + 1], palette: slot })),
  };
}

test.each(ORIENTATIONS)(
  '8×8 dice mounted %s get the bytes that the serial firmware would send',
  (orientation) => {
    for (const layout of LAYOUTS)
      for (const colourOrder of COLOUR_ORDERS) {
        const leds: Leds = {
          ...CONFIG_DEFAULTS,
          dice: '8x8',
          orientations: Array.from({ length: LEDS.slots }, () => orientation),
          layout,
          colourOrder,
          brightness: 120,
          buttonLamps: true,
        };
        const picture = pictureNumber(3);
        const expected = [0, 1, 2].flatMap((lane) => laneBytes(modelOf(picture, leds), lane, 255));
        expect(new Chain(leds).bytes(picture)).toEqual(expected.map(([a, b, c]) => [a, b, c]));
      }
  },
);

/** Tiles that carry a number for every place of the raster: colour 1 with the cell in its own palette. */
function onlyCell(row: number, column: number): Picture {
  const tile = Array.from({ length: 8 }, (_, index) => (index === row ? 0x80 >> column : 0));
  return pictureNumber(0).map(() => ({
    planes: [tile, [0, 0, 0, 0, 0, 0, 0, 0]] as never,
    palette: [
      [9, 9, 9],
      [0, 0, 0],
      [0, 0, 0],
    ],
  }));
}

const litOf = (leds: Leds, picture: Picture): number[] =>
  new Chain(leds).bytes(picture).flatMap((bytes, pixel) => (bytes[0] > 0 ? [pixel] : []));

test('5×5 dice are 150 pixels, the second die of a lane behind the first', () => {
  const chain = new Chain(LEDS_5X5);
  expect([chain.pixels, chain.pixelsPerLane]).toEqual([150, 50]);
  expect(litOf(LEDS_5X5, onlyCell(1, 2))).toEqual([7, 32, 57, 82, 107, 132]);
  expect(litOf({ ...LEDS_5X5, layout: 'serpentine' }, onlyCell(1, 0))).toEqual([9, 34, 59, 84, 109, 134]);
});

test('a 5×5 die that was turned clockwise shows its first pixel at the top right', () => {
  const orientations = ORIENTATIONS.map((one) => one).slice(0, 6);
  const turned = { ...LEDS_5X5, orientations: ['90', ...orientations.slice(1)] as Leds['orientations'] };
  expect(litOf(turned, onlyCell(0, 4))[0]).toBe(0);
  expect(litOf(turned, onlyCell(4, 4))[0]).toBe(4);
});

test('pip dice are 42 pixels, and every cell of a six lights one pixel however the die is turned', () => {
  for (const orientation of ORIENTATIONS) {
    const leds: Leds = {
      ...CONFIG_DEFAULTS,
      dice: 'pips',
      orientations: Array.from({ length: LEDS.slots }, () => orientation),
    };
    expect(new Chain(leds).pixels).toBe(42);
    const lit = DICE.pips.places.flatMap(({ row, column }) => litOf(leds, onlyCell(row, column)).slice(0, 1));
    expect([...lit].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  }
});

test('button lamps stand at the end of each lane and copy the corner of their slots', () => {
  const leds = { ...LEDS_5X5, buttonLamps: true };
  expect(new Chain(leds).pixelsPerLane).toBe(52);
  expect(litOf(leds, onlyCell(0, 0)).slice(0, 4)).toEqual([0, 25, 50, 51]);
});

test('a picture that would draw more than the limit is dimmed to just below it', () => {
  const white: Picture = pictureNumber(0).map(() => ({
    planes: [
      [255, 255, 255, 255, 255, 255, 255, 255],
      [0, 0, 0, 0, 0, 0, 0, 0],
    ],
    palette: [
      [255, 255, 255],
      [0, 0, 0],
      [0, 0, 0],
    ],
  }));
  const { redMa, greenMa, blueMa, darkMa } = POWER;
  const drawnMa = (limitMa: number, pixelMa: number): number =>
    new Chain({ ...LEDS_5X5, limitMa, pixelMa })
      .bytes(white)
      .reduce(
        (sum, [g, r, b]) => sum + darkMa + ((g * greenMa + r * redMa + b * blueMa) / 255) * greedOf(pixelMa),
        0,
      );
  for (const pixelMa of [20, 43, 60])
    for (const limitMa of [500, 1000, 2500]) {
      expect(drawnMa(limitMa, pixelMa)).toBeLessThanOrEqual(limitMa);
      expect(drawnMa(limitMa, pixelMa)).toBeGreaterThan(limitMa * 0.9);
    }
  expect(drawnMa(10_000, 43)).toBeCloseTo(150 * (darkMa + redMa + greenMa + blueMa));
});

test('one white lane stays below what its fuse carries, however much the cabinet may draw', () => {
  const slot = (lit: number): Picture[number] => ({
    planes: [
      [lit, lit, lit, lit, lit, lit, lit, lit],
      [0, 0, 0, 0, 0, 0, 0, 0],
    ],
    palette: [
      [255, 255, 255],
      [0, 0, 0],
      [0, 0, 0],
    ],
  });
  const { redMa, greenMa, blueMa, darkMa, laneLimitMa: mostMa, hardLimitMa } = POWER;
  const picture = [slot(255), slot(255), slot(0), slot(0), slot(0), slot(0)];
  const chain = new Chain({ ...CONFIG_DEFAULTS, dice: '8x8', limitMa: hardLimitMa, pixelMa: 60 });
  const ma = chain
    .bytes(picture)
    .slice(0, chain.pixelsPerLane)
    .reduce(
      (sum, [g, r, b]) => sum + darkMa + ((g * greenMa + r * redMa + b * blueMa) / 255) * greedOf(60),
      0,
    );
  expect(ma).toBeLessThanOrEqual(mostMa);
  expect(ma).toBeGreaterThan(mostMa * 0.9);
});
