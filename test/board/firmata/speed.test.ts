/** How fast and how sparing the Firmata board is, on the emulated chip: the figures that its comments and README name. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONFIG_DEFAULTS } from '../../../hardware/cabinet.ts';
import type { InputReport } from '../../../src/board/board.ts';
import { FirmataBoard } from '../../../src/board/firmata/firmata-board.ts';
import type { CounterName } from '../../../src/language/counter-name.ts';
import { DARK_PICTURE, type Picture } from '../../../src/table/picture/picture.ts';
import { TILE_SETS } from '../../../src/table/picture/tile-sets.ts';
import { pictureNumber } from '../../contract/pictures.ts';
import { BOOT_MS, type FirmataChip, firmataChip } from '../../rig/firmata-rig.ts';

let chip: FirmataChip;
let board: FirmataBoard;
let reports: { readonly atMs: number; readonly report: InputReport }[];

beforeEach(async () => {
  chip = firmataChip();
  const { link, clock } = chip;
  board = new FirmataBoard({ link, clock, emulated: true, leds: { ...CONFIG_DEFAULTS, dice: '5x5' } });
  reports = [];
  board.start({
    inputs: (report) => reports.push({ atMs: clock.now(), report }),
    changed: () => undefined,
  });
  await clock.advance(BOOT_MS);
  expect(board.status().state).toBe('ready');
});

afterEach(async () => {
  const closed = board.close();
  await chip.clock.advance(600);
  await closed;
});

const counter = (name: CounterName): number => board.status().counters[name] ?? 0;

/** Shows it and waits until it is latched; returns the milliseconds that took. */
async function timed(picture: Picture): Promise<number> {
  const { uno, clock } = chip;
  const before = uno.leds.pictures;
  const fromMs = clock.now();
  board.show(picture);
  while (uno.leds.pictures === before && clock.now() < fromMs + 1000) await clock.advance(0.1);
  return uno.leds.latest!.latchedAt / 16_000 - fromMs;
}

test('a press is told within 2 ms of the contact', async () => {
  const { uno, clock } = chip;
  const latencies: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const fromMs = clock.now();
    uno.press('hold1');
    await clock.advance(30);
    latencies.push(reports.find(({ report }) => report.presses.length > 0)!.atMs - fromMs);
    uno.release('hold1');
    await clock.advance(60 + round * 1.37);
    reports = [];
  }
  expect(Math.max(...latencies)).toBeLessThan(2);
  expect(Math.min(...latencies)).toBeGreaterThan(1);
});

test('a picture in which all is new takes less than 270 ms, and only pixels that differ are sent', async () => {
  await chip.clock.advance(100);
  const wholeMs = await timed(pictureNumber(1));
  expect(wholeMs).toBeLessThan(270);
  const sent = counter('pixelsSent');
  const changed = pictureNumber(1).map((slot, index) =>
    index === 2
      ? { ...slot, planes: [[0, 0, 0, 0, 0, 0, 0, 0], slot.planes[1]] as typeof slot.planes }
      : slot,
  );
  const oneMs = await timed(changed);
  expect(counter('pixelsSent') - sent).toBeLessThanOrEqual(25);
  expect(counter('pixelsSent') - sent).toBeGreaterThan(0);
  expect(oneMs).toBeLessThan(60);
});

test('dark pixels are not sent one by one where one message darkens all', async () => {
  await timed(pictureNumber(1));
  const before = [counter('bytesOut'), counter('pixelsSent')];
  const ms = await timed(DARK_PICTURE);
  expect(ms).toBeLessThan(10);
  expect([counter('bytesOut') - before[0]!, counter('pixelsSent') - before[1]!]).toEqual([13, 0]);
});

test('nothing is written while the board draws: of 50 pictures in a hurry no byte is lost', async () => {
  for (let number = 0; number < 50; number += 1) {
    board.show(pictureNumber(number));
    board.display(`NO ${number}`);
    await chip.clock.advance(31);
  }
  await chip.clock.advance(600);
  expect(chip.uno.figures().overruns).toBe(0);
  expect(counter('unanswered')).toBe(0);
  expect(chip.uno.text).toBe('NO 49');
});

test('the tumble of six 5×5 dice fits the wire: every step of it is shown', async () => {
  const { spin, spinStepMs, faces } = TILE_SETS['5x5'];
  const palette = pictureNumber(0)[0]!.palette;
  const dark = DARK_PICTURE[0]!.planes[0];
  const picture = (step: number): Picture =>
    Array.from({ length: 6 }, (_, slot) => ({
      planes: [spin[(slot + step) % spin.length] ?? faces[1], dark] as const,
      palette,
    }));
  await timed(picture(0));
  const before = chip.uno.leds.pictures;
  for (let step = 1; step <= 12; step += 1) {
    board.show(picture(step));
    await chip.clock.advance(spinStepMs);
  }
  expect(chip.uno.leds.pictures - before).toBe(12);
});

test('what was spoilt on the LEDs is right again after a rest', async () => {
  await timed(pictureNumber(7));
  const { uno, clock } = chip;
  uno.setRail(0);
  uno.setRail(5000);
  expect(
    uno.leds
      .chain(0, 50)
      .flat()
      .some((value) => value > 0),
  ).toBe(false);
  await clock.advance(9000);
  expect(
    uno.leds
      .chain(0, 50)
      .flat()
      .some((value) => value > 0),
  ).toBe(true);
});
