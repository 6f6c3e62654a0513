/**
 * The serial board as people use it: the system's clock, and links to a chip that lives on its own behind a socket, a
 * pseudo terminal, or in a thread. The contract suite says what is right; this says that it is so out there too.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { CONFIG_DEFAULTS, type Input, LEDS } from '../../hardware/cabinet.ts';
import { SerialBoard } from '../../src/board/serial/serial-board.ts';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { startEmulatedUno } from '../../src/link/chip-host.ts';
import { ChipPace } from '../../src/link/chip-pace.ts';
import type { Link } from '../../src/link/link.ts';
import { PortLink } from '../../src/link/port-link.ts';
import { parseHex } from '../../src/uno/hex.ts';
import { Uno } from '../../src/uno/uno.ts';
import { serveChip } from '../rig/chip-server.ts';
import { plugCable } from '../rig/socat.ts';
import { SocketLink } from '../rig/socket-link.ts';
import { start } from './board-rig.ts';
import { type Pixels, pictureNumber, pixelsOf } from './pictures.ts';

const HEX = readFileSync(new URL('../../firmware/dicetable.hex', import.meta.url), 'utf8');
const HEX_NAME = 'firmware/dicetable.hex';

/** A chip somewhere else, and the way to it. */
interface Place {
  readonly link: Link;
  press(input: Input): void;
  release(input: Input): void;
  /** Undefined where nobody can look at the LEDs. */
  readonly pixels: (() => Pixels) | undefined;
  pull(): Promise<void>;
  plug(): Promise<void>;
  dispose(): Promise<void>;
}

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const action of undo.splice(0).reverse()) await action();
});

/** Looks again every few milliseconds; the test's own time limit ends it. */
async function until(done: () => boolean): Promise<void> {
  while (!done()) await pause(2);
}

/** A chip of this process at the wall clock's pace. */
function pacedUno() {
  const uno = new Uno(parseHex(HEX, HEX_NAME));
  const pace = new ChipPace(uno);
  return {
    uno,
    pace,
    press: (input: Input) => pace.act(() => uno.press(input)),
    release: (input: Input) => pace.act(() => uno.release(input)),
    pixels: (): Pixels => Array.from({ length: LEDS.slots }, (_, slot) => uno.leds.pixels(slot)),
  };
}

function folder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'dicetable-board-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

async function behindSocket(): Promise<Place> {
  const { uno, pace, press, release, pixels } = pacedUno();
  const { path, remove } = folder();
  const address = join(path, 'chip');
  let server = await serveChip(uno, pace, address);
  return {
    link: new SocketLink(address),
    press,
    release,
    pixels,
    pull: () => server.close(),
    plug: async () => {
      server = await serveChip(uno, pace, address);
    },
    dispose: async () => {
      await server.close();
      pace.stop();
      remove();
    },
  };
}

async function behindTerminal(): Promise<Place> {
  const { uno, pace, press, release, pixels } = pacedUno();
  const { path, remove } = folder();
  const [ours, theirs] = [join(path, 'table'), join(path, 'board')];
  const plug = async () => {
    const cable = await plugCable(ours, theirs);
    const far = new PortLink({ path: theirs });
    await far.open({ bytes: (chunk) => pace.act(() => uno.write(chunk)), closed: () => undefined });
    uno.onBytes = (bytes) => far.write(bytes);
    return async () => {
      await cable.pull();
      await far.close();
    };
  };
  let pull = await plug();
  return {
    link: new PortLink({ path: ours }),
    press,
    release,
    pixels,
    pull: () => pull(),
    plug: async () => {
      pull = await plug();
    },
    dispose: async () => {
      await pull();
      pace.stop();
      remove();
    },
  };
}

async function inThread(): Promise<Place> {
  const uno = startEmulatedUno({ hex: HEX, file: HEX_NAME });
  return {
    link: uno.link,
    press: (input) => uno.press(input),
    release: (input) => uno.release(input),
    pixels: undefined,
    pull: async () => uno.setCable(false),
    plug: async () => uno.setCable(true),
    dispose: () => uno.close(),
  };
}

describe.each([
  { where: 'behind a socket', make: behindSocket },
  { where: 'behind a pseudo terminal', make: behindTerminal },
  { where: 'in a thread of its own', make: inThread },
])('a serial board whose chip is $where', ({ make }) => {
  test('is found, shows, counts, gets lost, is found again, and goes dark in the end', async () => {
    const place = await make();
    undo.push(() => place.dispose());
    let sessions = 0;
    const board = new SerialBoard({
      link: place.link,
      clock: new SystemClock(),
      emulated: true,
      cabinet: CONFIG_DEFAULTS,
      drawSession: () => {
        sessions += 1;
        return sessions;
      },
    });
    undo.push(() => board.close());
    const shows = async (number: number) => {
      const { pixels } = place;
      const wanted = JSON.stringify(pixelsOf(pictureNumber(number)));
      if (pixels !== undefined) await until(() => JSON.stringify(pixels()) === wanted);
    };
    const witness = start(board);
    board.show(pictureNumber(1));
    await until(() => board.status().state === 'ready');
    await shows(1);

    place.press('lever');
    await until(() => witness.presses.length > 0);
    expect(witness.counts()).toEqual({ lever: 1 });
    place.release('lever');
    await until(() => witness.reports.at(-1)?.pressed.size === 0);

    await place.pull();
    await until(() => board.status().state === 'connecting');
    board.show(pictureNumber(2));
    await place.plug();
    await until(() => board.status().state === 'ready');
    await shows(2);
    place.press('hold2');
    await until(() => witness.presses.length > 1);
    expect(witness.counts()).toEqual({ lever: 1, hold2: 1 });

    await board.close();
    const lit =
      place
        .pixels?.()
        .flat(2)
        .some((value) => value > 0) ?? false;
    expect(lit).toBe(false);
  }, 30_000);
});
