/** A cabinet that turns out to be built otherwise than the cabinet file says: both boards follow while they play. */
import { expect, onTestFinished, test } from 'vitest';
import { CONFIG_DEFAULTS } from '../../hardware/cabinet.ts';
import type { Board } from '../../src/board/board.ts';
import type { Cabinet } from '../../src/board/cabinet.ts';
import { FirmataBoard } from '../../src/board/firmata/firmata-board.ts';
import type { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { DARK_PICTURE, type Picture } from '../../src/table/picture/picture.ts';
import type { Rgb } from '../../src/uno/led-lane.ts';
import type { Uno } from '../../src/uno/uno.ts';
import { bareBoard } from '../bench/bare-board.ts';
import { BOOT_MS, firmataChip } from '../rig/firmata-rig.ts';

/** One red pixel at the top left of every die. */
const CORNER: Picture = DARK_PICTURE.map(({ planes, palette }) => ({
  planes: [[0x80, 0, 0, 0, 0, 0, 0, 0], planes[1]],
  palette: [[200, 0, 0], palette[1], palette[2]],
}));
const SHOWN_MS = 400;

interface Built {
  readonly board: Board;
  readonly uno: Uno;
  readonly clock: LockstepClock;
  /** Of a die. */
  readonly pixels: number;
}

const BUILT: readonly (readonly [name: string, make: () => Built])[] = [
  ['our own firmware', () => ({ ...bareBoard((link) => link), pixels: 64 })],
  [
    'Firmata',
    () => {
      const { uno, clock, link } = firmataChip();
      const leds = { ...CONFIG_DEFAULTS, dice: '5x5' } as const;
      return { board: new FirmataBoard({ link, clock, emulated: true, leds }), uno, clock, pixels: 25 };
    },
  ],
];

test.each(BUILT)('%s draws what it shows anew, and everything after it', async (_name, make) => {
  const { board, uno, clock, pixels } = make();
  onTestFinished(async () => {
    const closed = board.close();
    await clock.advance(600);
    await closed;
  });
  const built = async (change: Partial<Cabinet>): Promise<void> => {
    board.fit({ ...CONFIG_DEFAULTS, limitMa: 5000, pixelMa: 43, ...change });
    await clock.advance(SHOWN_MS);
  };
  /** Number of the pixel of the first die that shines in the order of the wire, and its colour. */
  const lit = (): readonly [number, Rgb] | undefined => {
    const chain = uno.leds.chain(0, pixels);
    const at = chain.findIndex((colour) => colour.some((value) => value > 0));
    return at < 0 ? undefined : [at, chain[at]!];
  };
  // Before it is there at all.
  board.fit({ ...CONFIG_DEFAULTS, colourOrder: 'RGB' });
  board.start({ inputs: () => undefined, changed: () => undefined });
  board.show(CORNER);
  await clock.advance(BOOT_MS);
  expect(board.status().state).toBe('ready');
  // The pixels are GRB, so that what is sent first as red shines green.
  expect(lit()).toEqual([0, [0, 200, 0]]);
  await built({});
  expect(lit()).toEqual([0, [200, 0, 0]]);
  await built({ brightness: 127 });
  expect(lit()).toEqual([0, [100, 0, 0]]);
  const side = Math.sqrt(pixels);
  const onHead = CONFIG_DEFAULTS.orientations.map(() => '180' as const);
  await built({ orientations: onHead });
  expect(lit()?.[0]).toBe(pixels - 1);
  const quarter = CONFIG_DEFAULTS.orientations.map(() => '90' as const);
  await built({ orientations: quarter });
  expect(lit()?.[0]).toBe(pixels - side);
  // Lamps make Firmata's lanes longer, for which it begins a session anew.
  board.fit({ ...CONFIG_DEFAULTS, buttonLamps: true, layout: 'serpentine' });
  await clock.advance(BOOT_MS);
  expect(lit()).toEqual([0, [200, 0, 0]]);
  // The first lamp copies the corner.
  expect(uno.leds.chain(0, 2 * pixels + 1).at(-1)).toEqual([200, 0, 0]);
  // Whatever becomes of the session, it is kept.
  uno.reset('button');
  await clock.advance(2 * BOOT_MS);
  expect(uno.leds.chain(0, 2 * pixels + 1).at(-1)).toEqual([200, 0, 0]);
});
