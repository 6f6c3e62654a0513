/** What the field's own pieces do by themselves on the emulated chip: the facts that our board is built on. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FirmataChip,
  firmataChip,
  lanePixels,
  laneStrips,
  type StockBoard,
  stockBoard,
} from '../../rig/firmata-rig.ts';

const PIXELS_PER_DIE = 25;
/** No gamma, and not exactly 1, for which node-pixel prints two lines of advice. */
const GAMMA = 1 + Number.EPSILON;

let chip: FirmataChip;
let stock: StockBoard;

beforeEach(async () => {
  chip = firmataChip();
  stock = await stockBoard(chip);
});

afterEach(() => stock.close());

function strip() {
  return new stock.pixel.Strip({
    board: stock.board,
    controller: 'FIRMATA',
    gamma: GAMMA,
    strips: laneStrips(PIXELS_PER_DIE),
  });
}

test('node-pixel draws 150 pixels on three lanes with pulses that every WS2812 reads', async () => {
  const all = strip();
  for (let pixel = 0; pixel < 150; pixel += 1) all.pixel(pixel).color([pixel, 1, 2]);
  all.show();
  await chip.clock.advance(400);
  const shown = lanePixels(chip.uno, PIXELS_PER_DIE).flat();
  expect(shown).toEqual(Array.from({ length: 150 }, (_, pixel) => [pixel, 1, 2]));
  expect(chip.uno.leds.violationCount).toBe(0);
  const { firstBitAt, lastBitAt } = chip.uno.leds.latest!;
  const usPerPixel = (lastBitAt - firstBitAt) / 16 / 150;
  expect(usPerPixel).toBeGreaterThan(30);
  expect(usPerPixel).toBeLessThan(34);
});

test('bytes that are written while node-pixel draws are lost in silence', async () => {
  const all = strip();
  await chip.clock.advance(50);
  for (let round = 0; round < 5; round += 1) {
    for (let pixel = 0; pixel < 150; pixel += 50) all.pixel(pixel).color([round + 1, 0, 0]);
    all.show();
  }
  await chip.clock.advance(200);
  expect(chip.uno.figures().overruns).toBeGreaterThan(20);
});

test('more than 216 pixels are refused by node-pixel itself', () => {
  expect(
    () =>
      new stock.pixel.Strip({
        board: stock.board,
        controller: 'FIRMATA',
        gamma: GAMMA,
        strips: laneStrips(64),
      }),
  ).toThrow('Maximum number of pixels 216 exceeded');
});

test('the Button of johnny-five tells a press at least 7 ms after the pin has moved', async () => {
  const { Button } = stock.five as unknown as {
    readonly Button: new (options: object) => { on(event: 'down', done: () => void): void };
  };
  const button = new Button({ board: stock.board, pin: 2, isPullup: true });
  await chip.clock.advance(100);
  let downMs: number | undefined;
  button.on('down', () => {
    downMs = chip.clock.now();
  });
  const pressedMs = chip.clock.now();
  chip.uno.press('hold1');
  await chip.clock.advance(50);
  expect(downMs! - pressedMs).toBeGreaterThan(7);
  expect(downMs! - pressedMs).toBeLessThan(8.5);
});
