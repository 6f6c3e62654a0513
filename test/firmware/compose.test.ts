import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLOUR_ORDERS, LAYOUTS, LEDS, ORIENTATIONS, POWER } from '../../hardware/cabinet.ts';
import { cabinetLimitMa, laneLimitMa } from '../../hardware/current.ts';
import { composeInput } from './compose-inputs.ts';
import { type ComposeInput, drawnBytes, laneBytes, lanesMa, sourceBytes } from './compose-model.ts';
import { buildHostProgram, bytesOf, type HostProgram, hexOf } from './host.ts';

let host: HostProgram;
beforeAll(() => {
  host = buildHostProgram();
});
afterAll(() => host.remove());

interface Composed {
  readonly factor: number;
  readonly lanes: readonly unknown[];
}

function compose(inputs: readonly ComposeInput[]): Composed[] {
  return host.ask(inputs.map((input) => `compose ${hexOf(sourceBytes(input))}`)).map((answer) => {
    const [factor = '', planes = '', masks = ''] = answer.split(' ');
    return {
      factor: Number.parseInt(factor, 16),
      lanes: Array.from({ length: LEDS.lanes }, (_, lane) =>
        drawnBytes(bytesOf(planes), bytesOf(masks), lane),
      ),
    };
  });
}

const model = (input: ComposeInput, factor: number): unknown[] =>
  Array.from({ length: LEDS.lanes }, (_, lane) => laneBytes(input, lane, factor));

const UNLIMITED = { brightness: 255, limitMa: 65_535, laneLimitMa: 65_535 };

test('every orientation, layout and colour order puts every pixel where the viewer expects it', () => {
  const inputs = ORIENTATIONS.flatMap((orientation) =>
    LAYOUTS.flatMap((layout) =>
      COLOUR_ORDERS.map((colourOrder, seed) =>
        composeInput(seed, {
          ...UNLIMITED,
          orientations: Array(LEDS.slots).fill(orientation),
          layout,
          colourOrder,
        }),
      ),
    ),
  );
  const composed = compose(inputs);
  inputs.forEach((input, index) => {
    expect(composed[index]).toEqual({ factor: 255, lanes: model(input, 255) });
  });
});

test('a matrix that is turned to the right shows the top left of its tile at the end of its first column', () => {
  const corner = [0x80, 0, 0, 0, 0, 0, 0, 0];
  const dark = Array(8).fill(0);
  const input = composeInput(1, {
    ...UNLIMITED,
    orientations: Array(LEDS.slots).fill('90'),
    layout: 'rows',
    colourOrder: 'RGB',
    buttonLamps: false,
    tiles: [dark, corner, ...Array(LEDS.tiles - 2).fill(dark)],
    palettes: Array(LEDS.palettes).fill([9, 8, 7, 0, 0, 0, 0, 0, 0]),
    slots: Array.from({ length: LEDS.slots }, () => ({ tiles: [1, 0] as const, palette: 0 })),
  });
  const lane = (compose([input])[0] as Composed).lanes[0] as readonly (readonly number[])[];
  // The matrix's own top left corner stands at the viewer's top right, so the viewer's top left is its bottom left.
  expect(lane.flatMap((pixel, index) => (pixel.some((value) => value > 0) ? [index] : []))).toEqual([
    56,
    64 + 56,
  ]);
  expect(lane[56]).toEqual([9, 8, 7]);
});

test('the lamps copy the corner of their slots, and stay dark in cabinets without them', () => {
  for (const buttonLamps of [true, false]) {
    const input = composeInput(7, { ...UNLIMITED, buttonLamps });
    const { lanes } = compose([input])[0] as Composed;
    expect(lanes).toEqual(model(input, 255));
    const lamps = lanes.flatMap((lane) => (lane as readonly (readonly number[])[]).slice(-2)).flat();
    expect(lamps.some((value) => value > 0)).toBe(buttonLamps);
  }
});

test('any picture comes out as the model says, whatever the brightness and the limit', () => {
  const inputs = Array.from({ length: 200 }, (_, seed) => composeInput(seed));
  compose(inputs).forEach(({ factor, lanes }, index) => {
    expect(lanes).toEqual(model(inputs[index] as ComposeInput, factor));
  });
});

test('the limiter keeps every picture and each of its lanes below their limits, and takes no more than it must', () => {
  const inputs = Array.from({ length: 200 }, (_, seed) => composeInput(seed));
  let limited = 0;
  let byLane = 0;
  compose(inputs).forEach(({ factor }, index) => {
    const input = inputs[index] as ComposeInput;
    const at = (value: number): { all: number; one: number } => {
      const lanes = lanesMa(input, (Math.floor((input.brightness * (value + 1)) / 256) + 1) / 256);
      return { all: lanes.reduce((sum, lane) => sum + lane), one: Math.max(...lanes) };
    };
    if (factor > 0) {
      expect(at(factor).all).toBeLessThanOrEqual(input.limitMa);
      expect(at(factor).one).toBeLessThanOrEqual(input.laneLimitMa);
    }
    if (factor < 255) {
      limited += 1;
      // Even all dark, the pixels draw something: below that no factor helps.
      const darkMa = LEDS.pixelsPerLane * POWER.darkMa;
      // One step brighter would be too much, but for what rounding in whole mA costs.
      const { all, one } = at(factor + 1);
      const tooMuch =
        all > Math.max(LEDS.lanes * darkMa, input.limitMa - 12) ||
        one > Math.max(darkMa, input.laneLimitMa - 12);
      expect(tooMuch).toBe(true);
      if (all <= input.limitMa - 12) byLane += 1;
    }
  });
  expect(limited).toBeGreaterThan(50);
  expect(limited).toBeLessThan(200);
  expect(byLane).toBeGreaterThan(20);
});

test('with the default limit a full white picture is dimmed, one of dice is not', () => {
  const full = Array(8).fill(0xff);
  const dark = Array(8).fill(0);
  const six = [0, 0x66, 0x66, 0, 0x66, 0x66, 0, 0];
  const shown = (tile: readonly number[], colour: readonly number[]): ComposeInput =>
    composeInput(0, {
      brightness: 255,
      limitMa: cabinetLimitMa(POWER.limitMa, POWER.pixelMa),
      laneLimitMa: laneLimitMa(POWER.pixelMa),
      tiles: [tile, dark, ...Array(LEDS.tiles - 2).fill(dark)],
      palettes: Array(LEDS.palettes).fill([...colour, 0, 0, 0, 0, 0, 0]),
      slots: Array.from({ length: LEDS.slots }, () => ({ tiles: [0, 1] as const, palette: 0 })),
    });
  const [white, dice] = compose([shown(full, [255, 255, 255]), shown(six, [90, 90, 90])]) as [
    Composed,
    Composed,
  ];
  expect(white.factor).toBeLessThan(40);
  expect(dice.factor).toBe(255);
});
