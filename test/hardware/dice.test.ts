import { expect, test } from 'vitest';
import { LEDS } from '../../hardware/cabinet.ts';
import { DICE, DICE_KINDS } from '../../hardware/dice.ts';

test.each(DICE_KINDS)(
  'the pixels of a %s die lie in its raster, each at a place of its own, in reading order',
  (kind) => {
    const { width, height, places } = DICE[kind];
    const cells = places.map(({ row, column }) => row * width + column);
    expect(cells).toEqual([...new Set(cells)].sort((a, b) => a - b));
    expect(Math.max(...places.map(({ row }) => row))).toBe(height - 1);
    expect(Math.max(...places.map(({ column }) => column))).toBe(width - 1);
    expect([width <= LEDS.width, height <= LEDS.height]).toEqual([true, true]);
  },
);

test('dice have 64, 25 and 7 pixels', () => {
  expect(DICE_KINDS.map((kind) => DICE[kind].places.length)).toEqual([LEDS.pixelsPerSlot, 25, 7]);
});

test('a pip die has a pixel at every pip of a six and in the middle', () => {
  expect(DICE.pips.places.map(({ row, column }) => `${row}${column}`)).toEqual([
    '00',
    '02',
    '10',
    '11',
    '12',
    '20',
    '22',
  ]);
});
