import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../../src/fault/fault.ts';
import { ChipPace } from '../../src/link/chip-pace.ts';
import { Uno } from '../../src/uno/uno.ts';
import { ECHO_PROGRAM } from './avr-program.ts';
import { type ChipServer, serveChip } from './chip-server.ts';
import { SocketLink } from './socket-link.ts';

let folder = '';
let uno: Uno;
let pace: ChipPace;
let server: ChipServer;
const address = () => join(folder, 'chip');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dicetable-server-'));
  uno = new Uno(ECHO_PROGRAM);
  pace = new ChipPace(uno);
  server = await serveChip(uno, pace, address());
});
afterEach(async () => {
  await server.close();
  pace.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a link of its own; `closed` resolves with the reason of its end. */
async function connect() {
  const link = new SocketLink(address());
  const { promise: closed, resolve: end } = Promise.withResolvers<Fault | undefined>();
  const { promise: firstByte, resolve: hear } = Promise.withResolvers<number | undefined>();
  await link.open({ bytes: (chunk) => hear(chunk[0]), closed: end });
  return { link, closed, firstByte };
}

test('the chip lives on between two hosts', async () => {
  const first = await connect();
  first.link.write(Uint8Array.of(1));
  expect(await first.firstByte).toBe(1);
  await first.link.close();
  const second = await connect();
  second.link.write(Uint8Array.of(2));
  expect(await second.firstByte).toBe(2);
  expect(uno.figures().resets.power).toBe(1);
  await second.link.close();
});

test('a newer host takes the place of an older one, which hears that it lost the link', async () => {
  const older = await connect();
  const newer = await connect();
  expect((await older.closed)?.code).toBe('link-lost');
  newer.link.write(Uint8Array.of(3));
  expect(await newer.firstByte).toBe(3);
  await newer.link.close();
});

test('a chip whose cable is out lets nobody in, and loses its host when the cable goes', async () => {
  const host = await connect();
  pace.act(() => uno.pullCable('data'));
  expect((await host.closed)?.code).toBe('link-lost');
  const late = await connect();
  expect((await late.closed)?.code).toBe('link-lost');
});

test('an address where nothing can listen is refused with its name', async () => {
  const nowhere = join(folder, 'no', 'such', 'folder');
  await expect(serveChip(uno, pace, nowhere)).rejects.toThrow(nowhere);
});

test('a paced chip is brought to the present before anything is done to it, and never runs ahead', async () => {
  const present = () => {
    pace.act(() => undefined);
    return uno.nowMs;
  };
  const wallBefore = performance.now();
  const before = present();
  const host = await connect();
  host.link.write(Uint8Array.of(9));
  await host.firstByte;
  const passed = present() - before;
  expect(passed).toBeGreaterThan(0);
  // One instruction may end a fraction of a microsecond after the present.
  expect(passed).toBeLessThan(performance.now() - wallBefore + 0.01);
  await host.link.close();
});
