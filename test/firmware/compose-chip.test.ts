import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAYOUTS, LEDS, ORIENTATIONS } from '../../hardware/cabinet.ts';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { MESSAGES } from '../../hardware/protocol.ts';
import { payloadBytes } from '../../hardware/wire-size.ts';
import { parseHex } from '../../src/uno/hex.ts';
import { type Call, callFunction } from './avr-call.ts';
import { type Build, buildFirmware } from './build.ts';
import { composeInput } from './compose-inputs.ts';
import { type ComposeInput, drawnBytes, laneBytes, sourceBytes } from './compose-model.ts';

let build: Build;
let program: Uint16Array;
beforeAll(() => {
  build = buildFirmware();
  program = parseHex(build.hex, 'fresh build');
});
afterAll(() => build.remove());

const CONFIG_BYTES = payloadBytes(MESSAGES.config);
const TILE_BYTES = LEDS.height;
/** Low byte: matrices with stale planes, high byte: with stale masks. */
const ALL_STALE = 0x0303;

const litOf = (rows: readonly number[]): number =>
  rows.reduce((sum, row) => sum + row.toString(2).replaceAll('0', '').length, 0);

/** The firmware's struct: beside the rows of every tile stands the number of its lit pixels. */
function structBytes(input: ComposeInput): number[] {
  const bytes = sourceBytes(input);
  const tiles = input.tiles.flatMap((rows) => [...rows, litOf(rows)]);
  const rest = bytes.slice(CONFIG_BYTES + LEDS.tiles * TILE_BYTES);
  return [...bytes.slice(0, CONFIG_BYTES), ...tiles, ...rest];
}

interface Composed extends Call {
  readonly planes: Uint8Array;
  readonly masks: Uint8Array;
}

function compose(
  input: ComposeInput,
  { stale = ALL_STALE, factor = 255, before }: { stale?: number; factor?: number; before?: Composed } = {},
): Composed {
  const [source, planes, masks] = ['source', 'leds_planes', 'leds_masks'].map((name) =>
    build.addressOf(name),
  ) as [number, number, number];
  const planeBytes = LEDS.pixelsPerLane * LEDS.planes;
  const maskBytes = LEDS.slotsPerLane * 24 * LEDS.paletteColours;
  const call = callFunction(
    program,
    build.addressOf('compose'),
    [source, stale, factor, planes, masks],
    new Map<number, Iterable<number>>([
      [source, structBytes(input)],
      [planes, before?.planes ?? new Uint8Array(planeBytes).fill(0xa5)],
      [masks, before?.masks ?? new Uint8Array(maskBytes).fill(0x5a)],
    ]),
  );
  return {
    ...call,
    planes: call.data.slice(planes, planes + planeBytes),
    masks: call.data.slice(masks, masks + maskBytes),
  };
}

const lanes = <Result>(of: (lane: number) => Result): Result[] =>
  Array.from({ length: LEDS.lanes }, (_, lane) => of(lane));

function expectAsModel(input: ComposeInput, { planes, masks, result }: Composed): void {
  expect(lanes((lane) => drawnBytes(planes, masks, lane))).toEqual(
    lanes((lane) => laneBytes(input, lane, result)),
  );
}

test('on the chip too any picture comes out as the model says', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const input = composeInput(seed);
    expectAsModel(input, compose(input));
  }
});

test('when only one matrix of each lane is stale, the other stays as it is', () => {
  const before = composeInput(5, { limitMa: 65_535, laneLimitMa: 65_535 });
  const first = compose(before);
  // Slots 0, 2, 4 get other tiles, slots 1, 3, 5 other palettes.
  const slots = before.slots.map(({ tiles, palette }, slot) =>
    slot % 2 === 0
      ? { tiles: [tiles[1], (tiles[0] + 1) % LEDS.tiles] as const, palette }
      : { tiles, palette: (palette + 1) % LEDS.palettes },
  );
  const after = { ...before, slots };
  const stale = compose(after, { stale: 0x0201, before: first });
  expectAsModel(after, stale);
  expect(stale.cycles).toBeLessThan(first.cycles * 0.8);
});

test('when the limiter comes to another factor, all colours follow', () => {
  const before = composeInput(5, { limitMa: 65_535, laneLimitMa: 65_535 });
  const first = compose(before);
  const limited = { ...before, limitMa: 800 };
  const second = compose(limited, { stale: 0, factor: first.result, before: first });
  expect(second.result).toBeLessThan(first.result);
  expectAsModel(limited, second);
});

test('tiles, mounting and palettes of the fullest picture are composed in 0.6 ms, the limiter adds at most 0.25 ms', () => {
  const full = {
    tiles: composeInput(1).tiles.map((rows) => rows.map((row) => row | 0x11)),
    brightness: 200,
    limitMa: 1000,
  };
  const cycles = ORIENTATIONS.flatMap((orientation) =>
    LAYOUTS.map((layout, seed) => {
      const input = composeInput(seed + 2, {
        ...full,
        buttonLamps: true,
        layout,
        orientations: Array(LEDS.slots).fill(orientation),
      });
      const limiter = compose(input, { stale: 0, factor: compose(input).result }).cycles;
      return { composing: compose(input).cycles - limiter, limiter };
    }),
  );
  const worstMs = (which: 'composing' | 'limiter'): number =>
    (Math.max(...cycles.map((each) => each[which])) / ATMEGA328P.clockHz) * 1000;
  expect(worstMs('composing')).toBeLessThanOrEqual(0.6);
  expect(worstMs('limiter')).toBeLessThanOrEqual(0.25);
});
