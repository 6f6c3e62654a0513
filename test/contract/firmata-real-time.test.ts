/**
 * A Firmata board as people use it: the system's clock and timers, and a chip that lives in a thread of its own, or at
 * the other end of a pseudo terminal that serialport has open at Firmata's baud rate.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CONFIG_DEFAULTS, type Input } from '../../hardware/cabinet.ts';
import { FirmataBoard } from '../../src/board/firmata/firmata-board.ts';
import { nodePixelHex } from '../../src/board/firmata/firmware-file.ts';
import { FIRMATA_BAUD } from '../../src/board/firmata/transport.ts';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { startEmulatedUno } from '../../src/link/chip-host.ts';
import { ChipPace } from '../../src/link/chip-pace.ts';
import type { Link } from '../../src/link/link.ts';
import { PortLink } from '../../src/link/port-link.ts';
import { firmataChip } from '../rig/firmata-rig.ts';
import { plugCable } from '../rig/socat.ts';
import { start } from './board-rig.ts';
import { pictureNumber } from './pictures.ts';

interface Place {
  readonly link: Link;
  press(input: Input): void;
  release(input: Input): void;
  pull(): Promise<void>;
  plug(): Promise<void>;
  dispose(): Promise<void>;
}

async function inThread(): Promise<Place> {
  const file = nodePixelHex();
  const uno = startEmulatedUno({ hex: readFileSync(file, 'utf8'), file, baud: FIRMATA_BAUD });
  return {
    link: uno.link,
    press: (input) => uno.press(input),
    release: (input) => uno.release(input),
    pull: async () => uno.setCable(false),
    plug: async () => uno.setCable(true),
    dispose: () => uno.close(),
  };
}

async function behindTerminal(): Promise<Place> {
  const { uno } = firmataChip();
  const pace = new ChipPace(uno);
  const path = mkdtempSync(join(tmpdir(), 'dicetable-firmata-'));
  const [ours, theirs] = [join(path, 'table'), join(path, 'board')];
  const plug = async () => {
    const cable = await plugCable(ours, theirs);
    const far = new PortLink({ path: theirs, baud: FIRMATA_BAUD });
    await far.open({ bytes: (chunk) => pace.act(() => uno.write(chunk)), closed: () => undefined });
    uno.onBytes = (bytes) => far.write(bytes);
    return async () => {
      await cable.pull();
      await far.close();
    };
  };
  let pull = await plug();
  return {
    link: new PortLink({ path: ours, baud: FIRMATA_BAUD }),
    press: (input) => pace.act(() => uno.press(input)),
    release: (input) => pace.act(() => uno.release(input)),
    pull: () => pull(),
    plug: async () => {
      pull = await plug();
    },
    dispose: async () => {
      await pull();
      pace.stop();
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Looks again every few milliseconds; the test's own time limit ends it. */
async function until(done: () => boolean): Promise<void> {
  while (!done()) await pause(2);
}

test.each([
  { where: 'in a thread', placeOf: inThread },
  { where: 'on a serial port', placeOf: behindTerminal },
])(
  'a board $where connects, draws, hears a press, and after a pulled cable does so again',
  async ({ placeOf }) => {
    const place = await placeOf();
    const leds = { ...CONFIG_DEFAULTS, dice: '5x5' } as const;
    const board = new FirmataBoard({ link: place.link, clock: new SystemClock(), emulated: true, leds });
    const witness = start(board);
    const drawn = (): boolean =>
      board.status().state === 'ready' && (board.status().counters.pictures ?? 0) > 0;
    const press = async (input: Input): Promise<void> => {
      const before = witness.presses.length;
      place.press(input);
      await until(() => witness.presses.length > before);
      place.release(input);
      await until(() => witness.reports.at(-1)?.pressed.size === 0);
    };
    try {
      board.show(pictureNumber(1));
      await until(drawn);
      await press('lever');
      await place.pull();
      await until(() => board.status().state === 'connecting');
      expect(board.status().fault?.code).toMatch(/^link-/);
      await place.plug();
      await until(drawn);
      await press('hold2');
      expect(witness.counts()).toEqual({ lever: 1, hold2: 1 });
      expect(board.status()).toMatchObject({ fault: undefined, displays: 2 });
    } finally {
      await board.close();
      await place.dispose();
    }
  },
);
