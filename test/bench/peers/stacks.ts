/** The stacks that are compared, each on an emulated chip of its own, behind one interface. Table time. */
import { CONFIG_DEFAULTS, LEDS } from '../../../hardware/cabinet.ts';
import type { Board } from '../../../src/board/board.ts';
import { FirmataBoard } from '../../../src/board/firmata/firmata-board.ts';
import type { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import type { Face } from '../../../src/game/index.ts';
import {
  DARK_SLOT,
  DARK_TILE,
  type Palette,
  type Picture,
  type Tile,
} from '../../../src/table/picture/picture.ts';
import { TILE_SETS } from '../../../src/table/picture/tile-sets.ts';
import type { Uno } from '../../../src/uno/uno.ts';
import { BOOT_MS, firmataChip, laneStrips, stockBoard } from '../../rig/firmata-rig.ts';
import { bareBoard } from '../bare-board.ts';
import { type PlainDice, plainTable } from './plain-table.ts';

export interface Stack {
  readonly name: string;
  readonly uno: Uno;
  readonly clock: LockstepClock;
  /** Six faces, 0 = dark. */
  showDice(faces: readonly number[]): void;
  /** All pixels change their colour. */
  fill(step: number): void;
  /** Set by the benchmark: called in the host's event of a pull; the faces to be shown. */
  onPull: () => readonly number[];
  close(): Promise<void>;
}

const LEVER_PIN = 8;
const SETTLE_MS = 1000;

/** node-pixel drives 216 pixels: six dice of 5×5, or three of the 8×8 that the serial firmware has six of. */
const PLAIN_DICE = {
  '5x5': { count: 6, width: 5, starts: [1, 2, 3], pip: 1 },
  '8x8': { count: 3, width: 8, starts: [0, 3, 6], pip: 2 },
} as const satisfies Record<string, PlainDice>;

export async function plainStack(kind: keyof typeof PLAIN_DICE, changedOnly: boolean): Promise<Stack> {
  const chip = firmataChip();
  const stock = await stockBoard(chip);
  const dice = PLAIN_DICE[kind];
  const stack: { onPull: Stack['onPull'] } = { onPull: () => [0, 0, 0, 0, 0, 0] };
  const strips = laneStrips((dice.count * dice.width ** 2) / LEDS.slots);
  const table = plainTable(stock, {
    ...{ board: stock.board, strips, leverPin: LEVER_PIN, dice, changedOnly },
    pulled: () => stack.onPull(),
  });
  await chip.clock.advance(SETTLE_MS);
  return Object.assign(stack, {
    name: `plain, ${dice.count} dice of ${dice.width}×${dice.width}, ${changedOnly ? 'changed pixels' : 'every pixel'}`,
    ...chip,
    showDice: table.showDice,
    fill: (step: number) => table.fill(step % 2 === 0 ? ['#302010', '#102030'] : ['#102030', '#302010']),
    close: async () => stock.close(),
  });
}

export async function ourFirmata(): Promise<Stack> {
  const { uno, clock, link } = firmataChip();
  const leds = { ...CONFIG_DEFAULTS, dice: '5x5' as const };
  const board = new FirmataBoard({ link, clock, emulated: true, leds });
  return ourStack('our Firmata board, 6 dice of 5×5', board, uno, clock, '5x5');
}

export async function ourSerial(): Promise<Stack> {
  const { uno, clock, board } = bareBoard((link) => link);
  return ourStack('serial firmware, 6 dice of 8×8', board, uno, clock, '8x8');
}

async function ourStack(
  name: string,
  board: Board,
  uno: Uno,
  clock: LockstepClock,
  kind: '5x5' | '8x8',
): Promise<Stack> {
  const tiles = TILE_SETS[kind];
  const stack: Stack = {
    ...{ name, uno, clock },
    showDice: (faces) => board.show(faces.map((face) => dieOf(face as Face | 0))),
    fill: (step) => board.show(filled(step)),
    onPull: () => [],
    close: async () => {
      const closing = board.close();
      await clock.advance(SETTLE_MS);
      await closing;
    },
  };
  const dieOf = (face: Face | 0) =>
    face === 0 ? DARK_SLOT : { planes: [tiles.faces[face], DARK_TILE] as const, palette: WHITE };
  board.start({
    inputs: ({ presses }) => {
      if (presses.some(({ input }) => input === 'lever')) stack.showDice(stack.onPull());
    },
    changed: () => undefined,
  });
  await clock.advance(BOOT_MS);
  if (board.status().state !== 'ready') throw new Error(`Not ready: ${board.status().fault?.message}`);
  return stack;
}

const WHITE: Palette = [
  [72, 64, 48],
  [0, 0, 0],
  [72, 64, 48],
];
/** Every other pixel in one colour, the rest in the other; the next time the other way round. */
function filled(step: number): Picture {
  const odd: Tile = [0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55];
  const even: Tile = [0x55, 0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55, 0xaa];
  const planes = step % 2 === 0 ? ([odd, even] as const) : ([even, odd] as const);
  return Array.from({ length: LEDS.slots }, () => ({
    planes,
    palette: [
      [48, 32, 16],
      [16, 32, 48],
      [0, 0, 0],
    ] as const,
  }));
}
