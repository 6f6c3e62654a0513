/** The link contract over every link that there is; the far end is always an emulated Uno that sends back what it gets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { startEmulatedUno } from '../../src/link/chip-host.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import { ChipPace } from '../../src/link/chip-pace.ts';
import { PortLink } from '../../src/link/port-link.ts';
import { Uno } from '../../src/uno/uno.ts';
import { ECHO_PROGRAM, hexOf } from '../rig/avr-program.ts';
import { serveChip } from '../rig/chip-server.ts';
import { plugCable } from '../rig/socat.ts';
import { SocketLink } from '../rig/socket-link.ts';
import { linkContract } from './link.contract.ts';

/** Real processes and sockets: looks again every few milliseconds, the test's own time limit ends it. */
async function untilReally(done: () => boolean): Promise<void> {
  while (!done()) await pause(2);
}

function folder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'dicetable-link-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

linkContract('chip-link, locked to the clock', async () => {
  const uno = new Uno(ECHO_PROGRAM);
  const clock = new LockstepClock(uno);
  await clock.advance(1);
  return {
    link: new ChipLink(uno),
    until: async (done) => {
      while (!done()) await clock.advance(1);
    },
    die: async () => uno.pullCable('all'),
    revive: async () => {
      uno.plugCable();
      await clock.advance(1);
    },
    dispose: async () => undefined,
  };
});

linkContract('the link to a chip in a thread of its own', async () => {
  const uno = startEmulatedUno({ hex: hexOf(ECHO_PROGRAM), file: 'echo.hex' });
  return {
    link: uno.link,
    until: untilReally,
    die: async () => uno.setCable(false),
    revive: async () => uno.setCable(true),
    dispose: () => uno.close(),
  };
});

linkContract('socket-link to a chip behind a socket', async () => {
  const { path, remove } = folder();
  const address = join(path, 'chip');
  const uno = new Uno(ECHO_PROGRAM);
  const pace = new ChipPace(uno);
  let server = await serveChip(uno, pace, address);
  return {
    link: new SocketLink(address),
    until: untilReally,
    die: () => server.close(),
    revive: async () => {
      server = await serveChip(uno, pace, address);
    },
    dispose: async () => {
      await server.close();
      pace.stop();
      remove();
    },
  };
});

linkContract('port-link over a pseudo terminal', async () => {
  const { path, remove } = folder();
  const ours = join(path, 'table');
  const theirs = join(path, 'board');
  const uno = new Uno(ECHO_PROGRAM);
  const pace = new ChipPace(uno);
  /** The Uno's own end of the cable, which is a port like any other. */
  const plug = async () => {
    const cable = await plugCable(ours, theirs);
    const far = new PortLink({ path: theirs });
    await far.open({ bytes: (chunk) => pace.act(() => uno.write(chunk)), closed: () => undefined });
    uno.onBytes = (bytes) => far.write(bytes);
    return { cable, far };
  };
  let plugged = await plug();
  const pull = async () => {
    await plugged.cable.pull();
    await plugged.far.close();
  };
  return {
    link: new PortLink({ path: ours }),
    until: untilReally,
    die: pull,
    revive: async () => {
      plugged = await plug();
    },
    dispose: async () => {
      await pull();
      pace.stop();
      remove();
    },
  };
});
