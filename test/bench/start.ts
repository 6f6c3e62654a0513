/** From `npm start` to the first light and the first page, after a kill too, and what a resting table costs. Wall clock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, type Report, summarise } from './figures.ts';
import { NpmStart } from './npm-start.ts';
import { terminalChip } from './terminal-chip.ts';

/** A step of waiting: finer than anything here is measured. */
const LOOK_MS = 2;
const PATIENCE_MS = 60_000;
/** Until a table that has just started rests, and until its dice stand. */
const SETTLE_MS = 3000;

/** Milliseconds, one a start. */
interface Times {
  readonly page: number[];
  readonly light: number[];
  readonly again: number[];
}

interface Rest {
  readonly megabytes: number;
  /** Of one core. */
  readonly cpuPercent: number;
}

export async function start(times: number, seconds: number): Promise<Report> {
  const real: Times = { page: [], light: [], again: [] };
  for (let time = 0; time < times; time += 1) await startWithBoard(real);
  const emulated: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await withTable(undefined, async (table, startedMs) => {
      await table.firstByte();
      emulated.push(performance.now() - startedMs);
    });
  }
  const rest = { real: await restWithBoard(seconds), emulated: await restEmulated(seconds) };
  return {
    title: `npm start, median of ${times}; the real board is a chip behind a pseudo terminal that has booted before`,
    runs: [],
    figures: [
      time('real board: to the first lit picture', real.light),
      time('real board: to the first byte of the page', real.page),
      time('real board: from a start after kill -9 to the same dice', real.again),
      time('emulated board: to the first byte of the page', emulated),
      ...restFigures('real board', rest.real),
      ...restFigures('emulated board', rest.emulated),
    ],
  };
}

const time = (name: string, times: readonly number[]): Figure => ({
  ...{ name, unit: 'ms', value: summarise(times).median, wall: true },
});

function restFigures(name: string, { megabytes, cpuPercent }: Rest): Figure[] {
  return [
    { name: `${name}: memory`, unit: 'MB', value: megabytes, wall: true },
    { name: `${name}: CPU at rest, of one core`, unit: '%', value: cpuPercent, wall: true },
  ];
}

/** Plays to the first roll, kills the table, and starts it once more. */
async function startWithBoard(times: Times): Promise<void> {
  const chip = await terminalChip();
  const folder = freshFolder();
  const first = performance.now();
  let table = new NpmStart(folder, chip.port);
  try {
    // Neither waits for the other.
    const sinceStart = async (event: Promise<void>): Promise<number> => {
      await event;
      return performance.now() - first;
    };
    const [light, page] = await Promise.all([
      sinceStart(until('the first light', chip.isLit)),
      sinceStart(table.firstByte()),
    ]);
    times.light.push(light);
    times.page.push(page);
    for (const _ of ['to setup', 'to the game', 'to roll']) await chip.press('lever');
    await pause(SETTLE_MS);
    const dice = chip.dice();
    if (!/^[1-6]{5}$/.test(dice)) throw new Error(`The dice do not stand: ${dice}`);
    await table.kill();
    // The board notices that nobody is there, and says so instead of showing dice.
    await until('the board to be alone', () => chip.dice() !== dice);
    const again = performance.now();
    table = new NpmStart(folder, chip.port);
    await until('the same dice', () => chip.dice() === dice);
    times.again.push(performance.now() - again);
  } finally {
    await table.kill();
    await chip.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restWithBoard(seconds: number): Promise<Rest> {
  const chip = await terminalChip();
  try {
    return await withTable(chip.port, (table) => restOf(table, seconds));
  } finally {
    await chip.close();
  }
}

function restEmulated(seconds: number): Promise<Rest> {
  return withTable(undefined, (table) => restOf(table, seconds));
}

async function restOf(table: NpmStart, seconds: number): Promise<Rest> {
  await table.address();
  await pause(SETTLE_MS);
  const [cpu, fromMs] = [table.cpuSeconds(), performance.now()];
  await pause(seconds * 1000);
  const cpuPercent = ((table.cpuSeconds() - cpu) / (performance.now() - fromMs)) * 1000 * 100;
  return { megabytes: table.memoryMb().now, cpuPercent };
}

async function withTable<Result>(
  port: string | undefined,
  work: (table: NpmStart, startedMs: number) => Promise<Result>,
): Promise<Result> {
  const folder = freshFolder();
  const startedMs = performance.now();
  const table = new NpmStart(folder, port);
  try {
    return await work(table, startedMs);
  } finally {
    await table.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'dicetable-bench-'));
}

async function until(what: string, isTrue: () => boolean): Promise<void> {
  const giveUpMs = performance.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (performance.now() > giveUpMs) throw new Error(`Waited in vain for ${what}`);
    await pause(LOOK_MS);
  }
}
