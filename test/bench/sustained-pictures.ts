/** How many pictures a second the board takes when there is always a newer one, known tiles or all new. */

import { LED_TIMING, LEDS } from '../../hardware/cabinet.ts';
import type { CounterName } from '../../src/language/counter-name.ts';
import type { Palette, Picture, Tile } from '../../src/table/picture/picture.ts';
import { bareBoard, CYCLES_PER_MS, ready } from './bare-board.ts';
import type { Figure, Report } from './figures.ts';

const PER_SECOND_AT_LEAST = 60;
const STEP_MS = 0.5;
/** The lever, pulled all the time: longer than it has to be quiet before the next pull counts. */
const PRESS_EVERY_MS = 250;
const PRESS_MS = 60;

/** Tiles that differ for every number up to 65,535. */
function tileOf(number: number): Tile {
  return [number & 0xff, number >> 8, 0x18, 0x3c, 0x3c, 0x18, 0, 0];
}

const PALETTE: Palette = [
  [60, 0, 0],
  [0, 60, 0],
  [0, 0, 60],
];

/** One of twelve pictures that the board can keep all at once. */
function known(number: number): Picture {
  return Array.from({ length: LEDS.slots }, (_, slot) => ({
    planes: [tileOf((number + slot) % 12), tileOf((number + 1) % 12)],
    palette: PALETTE,
  }));
}

/** Twelve tiles and six palettes that the board has never seen. */
function allNew(number: number): Picture {
  return Array.from({ length: LEDS.slots }, (_, slot) => ({
    planes: [tileOf(number * 12 + slot * 2), tileOf(number * 12 + slot * 2 + 1)],
    palette: [[number & 0xff, slot, number >> 8], PALETTE[1], PALETTE[2]],
  }));
}

export async function sustainedPictures(seconds: number): Promise<Report> {
  const figures = [
    ...(await rate('known tiles', known, seconds, PER_SECOND_AT_LEAST)),
    ...(await rate('all tiles and palettes new', allNew, seconds)),
  ];
  return {
    title: 'Pictures a second while there is always a newer one',
    runs: [],
    figures,
  };
}

async function rate(
  name: string,
  picture: (number: number) => Picture,
  seconds: number,
  atLeast?: number,
): Promise<Figure[]> {
  const bare = bareBoard((link) => link);
  const { uno, clock, board } = bare;
  /** Reports of each press. */
  const reported: number[] = [];
  await ready(bare, ({ presses }) => {
    reported.push((reported.pop() ?? 0) + presses.length);
  });
  let latched = 0;
  let longestCycles = 0;
  let drawingCycles = 0;
  let gapCycles = 0;
  uno.leds.onPicture = ({ firstBitAt, lastBitAt, longestGapCycles }) => {
    latched += 1;
    drawingCycles += lastBitAt - firstBitAt;
    longestCycles = Math.max(longestCycles, lastBitAt - firstBitAt);
    gapCycles = Math.max(gapCycles, longestGapCycles);
  };
  const before = { uno: uno.figures(), board: board.status().counters };
  let presses = 0;
  for (let step = 0; step * STEP_MS < seconds * 1000; step += 1) {
    board.show(picture(step + 1));
    const finger = (step * STEP_MS) % PRESS_EVERY_MS;
    if (finger === 0) {
      reported.push(0);
      uno.press('lever', { bounce: presses + 1 });
    }
    if (finger === PRESS_MS) {
      uno.release('lever', { bounce: presses + 1 });
      presses += 1;
    }
    await clock.advance(STEP_MS);
  }
  await clock.advance(PRESS_EVERY_MS);
  const after = { uno: uno.figures(), board: board.status().counters };
  const counted = (key: CounterName) => (after.board[key] ?? 0) - (before.board[key] ?? 0);
  const closing = board.close();
  await clock.advance(1000);
  await closing;
  const ms = (cycles: number) => cycles / CYCLES_PER_MS;
  const figures: readonly Figure[] = [
    {
      ...{ name: 'pictures latched', unit: '1/s', value: latched / seconds, better: 'higher' },
      ...(atLeast && { atLeast }),
    },
    { name: 'longest drawing', unit: 'ms', value: ms(longestCycles), atMost: LED_TIMING.drawingMaxMs },
    {
      name: 'longest gap in a picture',
      unit: 'µs',
      value: ms(gapCycles) * 1000,
      atMost: LED_TIMING.gapMaxUs,
    },
    // From the first bit to the last of each picture, with interrupts off; elsewhere they are off for microseconds.
    { name: 'time in drawing', unit: '%', value: ms(drawingCycles) / seconds / 10 },
    {
      ...{ name: 'bytes lost', unit: '', atMost: 0 },
      value: after.uno.overruns - before.uno.overruns + counted('boardLostBytes'),
    },
    { name: 'presses lost', unit: '', value: reported.filter((count) => count === 0).length, atMost: 0 },
    { name: 'presses doubled', unit: '', value: reported.filter((count) => count > 1).length, atMost: 0 },
    { name: 'frames resent', unit: '', value: counted('resentFrames'), better: 'lower' },
  ];
  return figures.map((figure) => ({ ...figure, name: `${name}: ${figure.name}` }));
}
