/** A cable that is pulled while a byte is on its way from the driver: a read that begins after it finds the end of a file. */
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, open, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Fault } from '../../src/fault/fault.ts';
import { PortLink } from '../../src/link/port-link.ts';
import { plugCable } from '../rig/socat.ts';

/** More than Node has threads for files. */
const WAITERS = 16;

async function untilReally(done: () => boolean): Promise<void> {
  while (!done()) await pause(1);
}

function filesAtWork(): number {
  return process.getActiveResourcesInfo().filter((name) => name.startsWith('FSReq')).length;
}

/** Whoever opens a pipe waits in its thread until somebody writes to it: no file is read until then. */
function keepThreadsBusy(pipe: string): { free(): void } {
  execFileSync('mkfifo', [pipe]);
  const opened = Array.from(
    { length: WAITERS },
    () =>
      new Promise<number>((resolve, reject) => {
        open(pipe, 'r', (error, file) => (error ? reject(error) : resolve(file)));
      }),
  );
  return {
    free: () => {
      const writer = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
      void Promise.all(opened).then((files) => {
        for (const file of [writer, ...files]) closeSync(file);
      });
    },
  };
}

test('a cable that is pulled while a byte is being read is a lost link', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-busy-'));
  const [near, far] = [join(folder, 'near'), join(folder, 'far')];
  const cable = await plugCable(near, far);
  const link = new PortLink({ path: near });
  const closings: (Fault | undefined)[] = [];
  const board = openSync(far, constants.O_WRONLY | constants.O_NOCTTY);
  onTestFinished(async () => {
    closeSync(board);
    await link.close();
    rmSync(folder, { recursive: true });
  });
  await link.open({ bytes: () => undefined, closed: (reason) => closings.push(reason) });
  const threads = keepThreadsBusy(join(folder, 'pipe'));
  const before = filesAtWork();
  writeSync(board, Uint8Array.of(1));
  await untilReally(() => filesAtWork() > before);
  await cable.pull();
  threads.free();
  await untilReally(() => closings.length > 0);
  expect(closings.map((reason) => reason?.code)).toEqual(['link-lost']);
}, 10_000);
