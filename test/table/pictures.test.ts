import { describe, expect, test } from 'vitest';
import { LEDS } from '../../hardware/cabinet.ts';
import { FACES } from '../../src/game/index.ts';
import { displayAt } from '../../src/table/animation.ts';
import { drawPicture } from '../../src/table/picture/draw-picture.ts';
import { drawSlot } from '../../src/table/picture/draw-slot.ts';
import { DARK_PICTURE } from '../../src/table/picture/picture.ts';
import { TILE_SETS } from '../../src/table/picture/tile-sets.ts';
import type { Scene, SlotScene } from '../../src/table/scene.ts';
import { sameValue } from '../../src/table/state/same-value.ts';
import { currentOf, shareOfLimits } from './current.ts';
import { litChanges } from './flashes.ts';
import { drawing, faceOf, hasFrame, lightOf } from './read-picture.ts';

const TILES = TILE_SETS['8x8'];
const SPIN_STEP_MS = TILES.spinStepMs;

const SCENE: Scene = {
  screen: 'turn',
  slots: [],
  freeDiceRoll: true,
  pages: ['ERIC', '  37 PTS'],
  pagesSinceMs: 0,
  message: '',
  shownBox: undefined,
  tumble: { startedMs: 0, durationMs: 900, seed: 1 },
  rehearsal: false,
  menu: undefined,
  farkle: undefined,
  dimmed: false,
  calm: false,
};
const draw = (slot: SlotScene, nowMs = 0, at = 0) =>
  drawSlot({ ...SCENE, slots: Array(LEDS.slots).fill(slot) }, at, nowMs, TILES);

test('the faces are pips of two by two pixels', () => {
  expect(drawing(draw({ kind: 'die', face: 5, held: false }))).toEqual([
    '##....##',
    '##....##',
    '........',
    '...##...',
    '...##...',
    '........',
    '##....##',
    '##....##',
  ]);
});

test('a held die keeps its pips and gets a closed, dimmer frame: both can be read without colour', () => {
  expect(drawing(draw({ kind: 'die', face: 3, held: true }))).toEqual([
    '##++++++',
    '##.....+',
    '+......+',
    '+..##..+',
    '+..##..+',
    '+......+',
    '+.....##',
    '++++++##',
  ]);
});

describe.each(FACES)('face %d', (face) => {
  test('can be read, free and held, and only the held one has a frame', () => {
    const free = draw({ kind: 'die', face, held: false });
    const held = draw({ kind: 'die', face, held: true });
    expect([faceOf(free), faceOf(held)]).toEqual([`${face}`, `${face}`]);
    expect([hasFrame(free), hasFrame(held)]).toEqual([false, true]);
  });

  test('of a held die is red in pips and frame', () => {
    const { palette } = draw({ kind: 'die', face, held: true });
    for (const [red, green, blue] of palette) expect(red).toBeGreaterThan(5 * Math.max(green, blue));
  });

  test('of a held die stands out from its frame eight times as bright, though both lie in one ring', () => {
    const light = lightOf(draw({ kind: 'die', face, held: true })).filter((lit) => lit > 0);
    expect(Math.max(...light)).toBeGreaterThan(8 * Math.min(...light));
  });
});

test('what is no die cannot be taken for one', () => {
  const others: SlotScene[] = [
    { kind: 'dark' },
    { kind: 'waiting' },
    { kind: 'choose' },
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((rolls): SlotScene => ({ kind: 'rolls-left', rolls })),
  ];
  expect(others.map((slot) => faceOf(draw(slot))).join('')).toBe('-'.repeat(others.length));
  const shapes = new Set(others.map((slot) => drawing(draw(slot)).join('\n')));
  // The two question marks differ in light, everything else in shape.
  expect(shapes.size).toBe(others.length - 1);
});

test('a question mark between turns is much dimmer than a die', () => {
  const light = (slot: SlotScene) => Math.max(...lightOf(draw(slot)));
  expect(light({ kind: 'waiting' })).toBeLessThan(light({ kind: 'die', face: 1, held: false }) / 2);
  expect(light({ kind: 'waiting' })).toBeGreaterThan(0.05);
});

test('a chosen number is brighter than the others', () => {
  const light = (role: 'chosen' | 'dim') =>
    Math.max(...lightOf(draw({ kind: 'glyph', character: '2', role })));
  expect(light('chosen')).toBeGreaterThan(3 * light('dim'));
});

test('a spinning die always has as many lit pixels, moves by one pixel a step, and is no face for long', () => {
  const lit = TILES.spin.map(
    (tile) => tile.map((row) => row.toString(2).replaceAll('0', '')).join('').length,
  );
  expect(new Set(lit)).toEqual(new Set([8]));
  const frames = Array.from({ length: 13 }, (_, step) =>
    draw({ kind: 'tumbling', stopsMs: 900 }, step * SPIN_STEP_MS),
  );
  for (const [step, frame] of frames.slice(1).entries()) {
    expect(litChanges(frames[step] ?? frame, frame)).toEqual({ on: 4, off: 4 });
  }
  expect(frames[12]).toEqual(frames[0]);
});

test.each(FACES)('a marked %d keeps its pips, and every mark has a look of its own', (face) => {
  const looks: SlotScene[] = [
    { kind: 'die', face, held: false },
    { kind: 'die', face, held: true },
    { kind: 'die', face, held: false, mark: 'rollAgain' },
    { kind: 'die', face, held: true, mark: 'set' },
    { kind: 'die', face, held: true, mark: 'dead' },
  ];
  const rows = looks.map((look) => lightOf(draw(look)));
  for (const light of rows) {
    for (const [pixel, lit] of lightOf(draw({ kind: 'die', face, held: false })).entries()) {
      if (lit > 0) expect(light[pixel]).toBeGreaterThan(0);
    }
  }
  expect(looks.map((look) => hasFrame(draw(look)))).toEqual([false, true, false, true, false]);
  // Without colour: shape, and how bright it is.
  expect(new Set(rows.map((light) => light.map((value) => value.toFixed(2)).join())).size).toBe(looks.length);
  const shapes = rows.map((light) => light.map((value) => (value > 0 ? 1 : 0)).join(''));
  expect(new Set(shapes).size).toBe(looks.length - 1);
});

test('a blank die has neither pips nor a hold frame', () => {
  const blank = draw({ kind: 'blank' });
  expect(faceOf(blank)).toBe('-');
  expect(hasFrame(blank)).toBe(false);
});

test('a table that nobody touches shows the same, only darker', () => {
  const die: SlotScene = { kind: 'die', face: 5, held: true };
  const dim = drawSlot({ ...SCENE, slots: Array(LEDS.slots).fill(die), dimmed: true }, 0, 0, TILES);
  expect(drawing(dim)).toEqual(drawing(draw(die)));
  expect(Math.max(...lightOf(dim))).toBeLessThan(Math.max(...lightOf(draw(die))) / 2);
});

test('whatever lay there and whatever comes, the tumble changes at most half of a matrix at once', () => {
  const rests: SlotScene[] = [
    { kind: 'waiting' },
    { kind: 'blank' },
    ...FACES.flatMap((face): SlotScene[] => [
      { kind: 'die', face, held: false },
      { kind: 'die', face, held: false, mark: 'rollAgain' },
      // Hot dice: all of them roll again.
      { kind: 'die', face, held: true },
      { kind: 'die', face, held: true, mark: 'set' },
      { kind: 'die', face, held: false, tally: true },
      { kind: 'die', face, held: true, tally: true },
    ]),
  ];
  let most = 0;
  for (const rest of rests) {
    // Beginning and ending are the same step, seen from both sides.
    for (let at = 0; at < LEDS.slots; at += 1) {
      for (let step = 0; step < 2 * TILES.spin.length; step += 1) {
        const spinning = draw({ kind: 'tumbling', stopsMs: 900 }, step * SPIN_STEP_MS, at);
        const { on, off } = litChanges(draw(rest), spinning);
        // A frame or a bar goes dark along with the pips, and lights nothing up.
        const isFramed = rest.kind === 'die' && (rest.held || rest.mark !== undefined || rest.tally === true);
        most = Math.max(most, isFramed ? Math.max(on, off) : on + off);
      }
    }
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(LEDS.pixelsPerSlot / 2);
});

test('five held sixes, the brightest thing that the table shows, stay below the limit of the supply', () => {
  const slots: SlotScene[] = [...Array(5).fill({ kind: 'die', face: 6, held: true }), { kind: 'choose' }];
  const share = shareOfLimits(drawPicture({ ...SCENE, slots }, 0, '8x8'));
  expect(share).toBeGreaterThan(0.6);
  expect(share).toBeLessThan(1);
});

test('a dark picture draws what dark pixels draw, and one white pixel its 42 mA', () => {
  const dark = LEDS.lanes * LEDS.pixelsPerLane;
  expect(currentOf(DARK_PICTURE)).toBe(dark);
  const white = [255, 255, 255] as const;
  const one = {
    planes: [[1, 0, 0, 0, 0, 0, 0, 0], TILES.faces[1]],
    palette: [white, [0, 0, 0], white],
  } as const;
  expect(currentOf([one])).toBe(dark + 42);
});

test('the pages of the display alternate every 1.5 seconds', () => {
  const texts = [0, 1499, 1500, 2999, 3000].map((nowMs) => displayAt(SCENE, nowMs));
  expect(texts).toEqual(['ERIC', 'ERIC', '  37 PTS', '  37 PTS', 'ERIC']);
});

test('a timer that wakes at the end of a page finds the next one, however the sum is rounded', () => {
  // Seen on the emulated board: (wakes - since) / 1500 is a little less than 1 there.
  const pagesSinceMs = 1691.889125;
  const wakesMs = pagesSinceMs + 1500;
  expect(Math.floor((wakesMs - pagesSinceMs) / 1500)).toBe(0);
  expect(displayAt({ ...SCENE, pagesSinceMs }, wakesMs)).toBe('  37 PTS');
});

test('same values are told from others, however deep', () => {
  expect(sameValue({ a: [1, { b: undefined }] }, { a: [1, { b: undefined }] })).toBe(true);
  expect(sameValue({ a: [1, 2] }, { a: [1, 3] })).toBe(false);
  expect(sameValue({ a: undefined }, { b: undefined })).toBe(false);
  expect(sameValue([1], [1, 2])).toBe(false);
  expect(sameValue(undefined, {})).toBe(false);
});
