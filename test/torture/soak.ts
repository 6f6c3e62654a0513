/** Hours of random play on a whole table, with its journal, its pages and a viewer; then nothing more than before. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import type { Log } from '../../src/app/log.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { loadConfig } from '../../src/config/config.ts';
import { DATABASE_FILE } from '../../src/journal/store/sqlite-store.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import { type RunningTable, startTable } from '../../src/main.ts';
import { startUno } from '../../src/testing.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import type { Chance } from './chance.ts';
import { heapBytes } from './heap.ts';
import { storedEvents } from './stored.ts';
import { Viewer } from './viewer.ts';

const MINUTE_MS = 60_000;
/** Until caches are full, the compiler is done, and the collector has found out how much it needs. */
const WARM_UP_MINUTES = 30;
/** What may be more at the end, whatever the number of minutes. */
const HEAP_MOST_BYTES = 4_000_000;
/** Of the process beside this thread's heap, which the collector makes as large as it likes: buffers, SQLite, other threads. */
const BESIDE_MOST_BYTES = 32_000_000;
/**
 * Other threads let up to 64 MB of buffers lie before V8 looks through them, so what counts is the least of so many minutes.
 * They work by real time, in which the quick form ends before they have made their tables: there it is told, not judged.
 */
const LOWEST_OF_MINUTES = 5;
/** An animation more or less. */
const TIMERS_MOST = 5;
const FINGER_MS = 60;
const LET_GO_MS = 130;
/** Players press in bursts, and think in between. */
const THINK_MOST_MS = 1500;
/** Shorter than the default, so that more of a game fits into a minute. */
const TUMBLE_MS = 300;

const PLAYED: readonly Input[] = [...INPUTS, 'lever', 'lever', 'lever', 'select', 'select', 'select', 'next'];

export const SOAK: Campaign = {
  name: 'soak',
  what:
    'minutes of table time of random play on the emulated chip, with journal, pages and a viewer: every press has one outcome, ' +
    'and heap, timers, sockets and files do not grow',
  tries: { full: 240, quick: 10 },
  told: [
    'heap after the warm-up, at the end',
    'beside the heap after the warm-up, at the end',
    'games',
    'journal',
  ],
  async run(trial) {
    const soak = await Soak.start(trial.chance);
    const warmUp = Math.min(WARM_UP_MINUTES, trial.tries - 2);
    const beside: number[] = [];
    let inventory = soak.inventory();
    for (let minute = 0; minute < trial.tries; minute += 1) {
      if (minute === warmUp) inventory = soak.inventory();
      const played = await trial.attempt(`minute ${minute}`, async () => {
        beside.push(await soak.playMinute());
      });
      if (!played) break;
    }
    const before = { ...inventory, beside: Math.min(...beside.slice(0, warmUp).slice(-LOWEST_OF_MINUTES)) };
    const after = {
      ...soak.inventory(),
      beside: Math.min(...beside.slice(warmUp).slice(-LOWEST_OF_MINUTES)),
    };
    trial.figures.set('heap after the warm-up, at the end', `${mega(before.heap)}, ${mega(after.heap)}`);
    trial.figures.set(
      'beside the heap after the warm-up, at the end',
      `${mega(before.beside)}, ${mega(after.beside)}`,
    );
    await trial.attempt('nothing has grown', () => {
      must(after.heap - before.heap < HEAP_MOST_BYTES, `${after.heap - before.heap} bytes more on the heap`);
      must(
        warmUp < WARM_UP_MINUTES || after.beside - before.beside < BESIDE_MOST_BYTES,
        `${after.beside - before.beside} bytes more beside the heap`,
      );
      must(after.timers <= before.timers + TIMERS_MOST, `${before.timers} timers became ${after.timers}`);
      must(after.resources === before.resources, `${before.resources} became ${after.resources}`);
      must(after.files === before.files, `${before.files} became ${after.files}`);
    });
    await soak.close(trial);
  },
};

const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

class Soak {
  readonly #chance: Chance;
  readonly #uno = startUno();
  readonly #clock = new LockstepClock(this.#uno);
  readonly #folder = mkdtempSync(join(tmpdir(), 'dicetable-soak-'));
  #table!: RunningTable;
  #viewer!: Viewer;
  #outcomes = 0;

  private constructor(chance: Chance) {
    this.#chance = chance;
  }

  static async start(chance: Chance): Promise<Soak> {
    const soak = new Soak(chance);
    const options = {
      host: '127.0.0.1',
      httpPort: '0',
      dataDir: soak.#folder,
      players: 'Eric,Julie',
      tumbleMs: `${TUMBLE_MS}`,
    };
    const cable = { link: new ChipLink(soak.#uno), pins: undefined, close: async () => {} };
    const { config } = loadConfig({ options });
    soak.#table = await startTable(config, { clock: soak.#clock, cable, log: soak.#log() });
    soak.#viewer = new Viewer(soak.#table.server.port);
    await soak.#clock.advance(1000);
    return soak;
  }

  /** Resolves with the least that there was beside the heap. */
  async playMinute(): Promise<number> {
    const { overruns, strayAccesses } = this.#uno.figures();
    const endMs = this.#clock.now() + MINUTE_MS;
    const before = this.#outcomes;
    let presses = 0;
    let lowest = besideBytes();
    while (this.#clock.now() < endMs) {
      const input = this.#chance.pick(PLAYED);
      this.#uno.press(input, { bounce: this.#chance.below(1000) });
      await this.#clock.advance(FINGER_MS);
      this.#uno.release(input, { bounce: this.#chance.below(1000) });
      await this.#clock.advance(
        LET_GO_MS + this.#chance.share() ** 3 * THINK_MOST_MS + (input === 'lever' ? 40 : 0),
      );
      presses += 1;
      lowest = Math.min(lowest, besideBytes());
    }
    must(this.#outcomes - before === presses, `${presses} presses had ${this.#outcomes - before} outcomes`);
    must(overruns + strayAccesses === 0 && this.#uno.leds.violationCount === 0, 'the firmware went astray');
    must(this.#table.board.status().state === 'ready', 'the board is gone');
    this.#viewer.told.splice(0, this.#viewer.told.length - 1);
    return lowest;
  }

  /** What must not grow. */
  inventory() {
    return {
      heap: heapBytes(),
      timers: this.#clock.waiting,
      resources: process
        .getActiveResourcesInfo()
        .filter((name) => !PASSING.test(name))
        .sort()
        .join(),
      files: readdirSync(this.#folder).sort().join(),
    };
  }

  async close(trial: Trial): Promise<void> {
    this.#viewer.close();
    const closing = this.#table.close();
    await this.#clock.advance(2000);
    await closing;
    const events = storedEvents(this.#folder);
    const games = events.filter(({ type }) => type === 'game started').length;
    const bytes = statSync(join(this.#folder, DATABASE_FILE)).size;
    const finished = events.filter(({ type }) => type === 'game ended').length;
    trial.figures.set('games', `${games}, of which ${finished} to the end; ${events.length} events`);
    trial.figures.set('journal', `${bytes} bytes, ${Math.round(bytes / events.length)} an event`);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #log(): Log {
    const silent = () => {};
    return {
      fatal: silent,
      error: silent,
      warn: silent,
      info: silent,
      debug: ({ source }: { readonly source?: string }) => {
        if (source !== 'table' && source !== 'key') this.#outcomes += 1;
      },
    } as Log;
  }
}

function besideBytes(): number {
  const { rss, heapTotal } = process.memoryUsage();
  return rss - heapTotal;
}

/** One-time work of the moment, not something that stays. */
const PASSING = /^(Immediate|FSReq|TickObject|GetAddrInfo|CheckImmediate|WriteWrap)/;
