/**
 * How fast the emulated Uno runs with the committed firmware: `node test/rig/uno-speed.ts`. Printed, never asserted:
 * it measures the machine as much as the code. CPU time counts, so that other programs disturb little.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { CONFIG_DEFAULTS } from '../../hardware/cabinet.ts';
import { SerialBoard } from '../../src/board/serial/serial-board.ts';
import type { Clock } from '../../src/clock/clock.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { startEmulatedUno } from '../../src/link/chip-host.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import type { Link } from '../../src/link/link.ts';
import { DARK_PICTURE, type Picture } from '../../src/table/picture/picture.ts';
import { parseHex } from '../../src/uno/hex.ts';
import { Uno } from '../../src/uno/uno.ts';

const FILE = 'firmware/dicetable.hex';
const PICTURES_PER_SECOND = 60;
const hex = readFileSync(FILE, 'utf8');

function boardOn(link: Link, clock: Clock): SerialBoard {
  const board = new SerialBoard({
    link,
    clock,
    emulated: true,
    cabinet: CONFIG_DEFAULTS,
    firmwareHash: undefined,
    drawSession: () => 1,
  });
  board.start({ inputs: () => undefined, changed: () => undefined });
  return board;
}

function cpuMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** Milliseconds of chip time for each millisecond of CPU time, host included: the best of five runs. */
async function speed(clock: LockstepClock, ms: number): Promise<number> {
  let best = 0;
  for (let run = 0; run < 5; run += 1) {
    const before = process.cpuUsage();
    await clock.advance(ms);
    best = Math.max(best, ms / cpuMs(before));
  }
  return best;
}

async function inTests(): Promise<void> {
  const uno = new Uno(parseHex(hex, FILE));
  const clock = new LockstepClock(uno);
  const board = boardOn(new ChipLink(uno), clock);
  await clock.advance(2000);
  console.log(`idle, table connected   ${(await speed(clock, 3000)).toFixed(1)} x real time`);
  // One lit row that walks over six slots.
  const frames: readonly Picture[] = Array.from({ length: 8 }, (_, row) =>
    DARK_PICTURE.map(({ planes: [, dark] }) => ({
      planes: [dark.map((_, index) => (index === row ? 255 : 0)) as unknown as typeof dark, dark] as const,
      palette: [
        [60, 60, 60],
        [0, 0, 0],
        [0, 0, 0],
      ] as const,
    })),
  );
  let shown = 0;
  const next = () => {
    board.show(frames[shown++ % frames.length]!);
    clock.after(1000 / PICTURES_PER_SECOND, next);
  };
  next();
  await clock.advance(1000);
  const before = uno.leds.pictures;
  console.log(
    `${PICTURES_PER_SECOND} pictures a second    ${(await speed(clock, 1000)).toFixed(1)} x real time`,
  );
  const { overruns, strayAccesses } = uno.figures();
  console.log(
    `  ${((uno.leds.pictures - before) / 5).toFixed(1)} pictures a second latched, ${overruns} bytes lost, ` +
      `${strayAccesses} stray accesses, ${uno.leds.violationCount} bad pulses`,
  );
}

async function inPlay(): Promise<void> {
  const uno = startEmulatedUno({ hex, file: FILE });
  const board = boardOn(uno.link, new SystemClock());
  await pause(3000);
  const before = process.cpuUsage();
  const seconds = 5;
  await pause(seconds * 1000);
  console.log(
    `in play, idle           ${(cpuMs(before) / seconds / 10).toFixed(1)} % of a core, worker and host`,
  );
  await board.close();
  await uno.close();
}

await inTests();
await inPlay();
