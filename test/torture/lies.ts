/** What a board that lies costs the whole table, as it is sold: `dicetable run` on a pseudo terminal, in a game, with a page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Input } from '../../hardware/cabinet.ts';
import { protocolHash } from '../../hardware/protocol-hash.ts';
import { PortLink } from '../../src/link/port-link.ts';
import type { Snapshot } from '../../src/server/view/messages.ts';
import { ChipModel } from '../board/serial/chip-model.ts';
import { plugCable } from '../rig/socat.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import type { Chance } from './chance.ts';
import {
  chatteringHold,
  firmwareWithout,
  flickeringLevels,
  greeter,
  randomCounters,
  seldomBursts,
} from './liars.ts';
import { cpuMsOf, rssBytesOf } from './process-cost.ts';
import { RunTable } from './run-table.ts';
import { storedEvents } from './stored.ts';
import type { Stranger } from './stranger-link.ts';
import { Viewer } from './viewer.ts';

const TICK_MS = 2;
/** What a line at 250 kBd carries in a tick. */
const FULL_LINE = 50;

type Make = (send: (bytes: Uint8Array) => void, chance: Chance) => Stranger;

const LIES: readonly (readonly [string, Make])[] = [
  ['random counters 1,000 times a second', randomCounters(2)],
  ['a hold that chatters 10,000 times a second', chatteringHold(20)],
  ['levels that flicker 1,000 times a second', flickeringLevels(2)],
  ['44 presses of one button, told once in 1.05 s', seldomBursts(1050, 44)],
  ['WELCOME 1,000 times a second', greeter(2)],
  ['everything but ACK', firmwareWithout('ack')],
  ['noise', (send, chance) => ({ tick: () => send(chance.bytes(FULL_LINE)) })],
  ['ten lines full of noise', (send, chance) => ({ tick: () => send(chance.bytes(10 * FULL_LINE)) })],
];

const QUIET_MS = 2000;
/** A table that is only watched takes less than this. */
const RESTS_PERCENT = 8;
const REST_MS = 2000;
const REST_WITHIN_MS = 60_000;
const LIES_MS = { full: 10_000, quick: 1500 };
const ASK_EVERY_MS = 50;
const WITHIN_MS = 20_000;
const FINGER_MS = 60;
/** Until the first roll. */
const MOST_PULLS = 40;
/** Events of holds that a lie may have moved before it is named. */
const EVENTS_MOST = 40;
/** In full, on a machine that does nothing else. */
const MOST = { cpuPercent: 15, grownBytes: 20e6, pageMs: 100 };

export const LYING: Campaign = {
  name: 'lies',
  what: `boards that lie to a whole table in mid-game (random counters, chatter, floods of WELCOME, no ACK, noise): the game stays as it is, the table answers, and, in full, it takes at most ${MOST.cpuPercent} % of a core and ${MOST.grownBytes / 1e6} MB more, and a page comes within ${MOST.pageMs} ms`,
  tries: { full: 2 * LIES.length, quick: LIES.length },
  told: ['most of a core', 'most memory', 'slowest page'],
  async run(trial) {
    const table = new LiedToTable(trial.chance);
    try {
      await table.start();
      for (let n = 0; n < trial.tries; n += 1) {
        const [name, make] = LIES[n % LIES.length] as (typeof LIES)[number];
        await trial.attempt(name, () => table.hear(name, make, trial));
      }
    } finally {
      await table.close();
    }
  },
};

class LiedToTable {
  readonly #chance: Chance;
  readonly #folder = mkdtempSync(join(tmpdir(), 'dicetable-lies-'));
  #table: RunTable | undefined;
  #port = 0;
  #far: PortLink | undefined;
  #board: Stranger = {};
  #unplug = async (): Promise<void> => {};
  #ticks: NodeJS.Timeout | undefined;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  async start(): Promise<void> {
    const cable = await plugCable(this.#path('table'), this.#path('board'));
    this.#unplug = () => cable.pull();
    const far = new PortLink({ path: this.#path('board') });
    await far.open({
      bytes: (bytes) => this.#board.receive?.(bytes, performance.now()),
      closed: () => {},
    });
    this.#far = far;
    this.#ticks = setInterval(() => this.#board.tick?.(performance.now()), TICK_MS);
    const chip = this.#goodBoard();
    this.#table = new RunTable(
      this.#folder,
      '--board',
      'serial',
      '--port',
      this.#path('table'),
      '--buzzer',
      'off',
    );
    this.#port = await this.#table.started();
    const viewer = new Viewer(this.#port);
    for (let pulls = 0; !viewer.newest?.snapshot.rollsTaken; pulls += 1) {
      must(pulls < MOST_PULLS, 'the lever starts no game');
      await this.#press(chip, 'lever');
      await pause(1500);
    }
    viewer.close();
    await this.#rest();
  }

  async hear(name: string, make: Make, trial: Trial): Promise<void> {
    const pid = this.#table?.pid ?? 0;
    const viewer = new Viewer(this.#port);
    await this.#until('a picture of the game', () => viewer.newest?.snapshot.board.state === 'ready');
    const before = { events: storedEvents(this.#path('data')).length, rss: rssBytesOf(pid) };
    const lying = () => diceOf(viewer.newest?.snapshot);
    const dice = lying();
    this.#board = make((bytes) => this.#far?.write(Buffer.from(bytes)), this.#chance.fork());
    const full = trial.tries >= LYING.tries.full;
    const from = { cpuMs: cpuMsOf(pid), atMs: performance.now() };
    const slowestMs = await this.#askFor(full ? LIES_MS.full : LIES_MS.quick);
    const cpuPercent = ((cpuMsOf(pid) - from.cpuMs) / (performance.now() - from.atMs)) * 100;
    this.#goodBoard();
    must(this.#table?.alive === true, 'the table has ended');
    await this.#until('the good board', () => viewer.newest?.snapshot.board.state === 'ready');
    must(lying() === dice, () => `${lying()} lies there, not ${dice}`);
    viewer.close();
    const events = storedEvents(this.#path('data')).length - before.events;
    must(events <= EVENTS_MOST, () => `${events} events more in the journal`);
    if (full) await pause(QUIET_MS);
    const grownBytes = rssBytesOf(pid) - before.rss;
    trial.figures.set(
      name,
      `${cpuPercent.toFixed(1)} %, ${(grownBytes / 1e6).toFixed(1)} MB, ${slowestMs.toFixed(0)} ms`,
    );
    trial.worst('most of a core', cpuPercent, '%');
    trial.worst('most memory', grownBytes / 1e6, 'MB');
    trial.worst('slowest page', slowestMs, 'ms');
    if (!full) return;
    must(cpuPercent <= MOST.cpuPercent, () => `${cpuPercent.toFixed(1)} % of a core`);
    must(grownBytes <= MOST.grownBytes, () => `${(grownBytes / 1e6).toFixed(1)} MB more`);
    must(slowestMs <= MOST.pageMs, () => `a page took ${slowestMs.toFixed(0)} ms`);
  }

  /** At first it works out best play, and warms up: that is no lie's doing. */
  async #rest(): Promise<void> {
    const pid = this.#table?.pid ?? 0;
    const endMs = performance.now() + REST_WITHIN_MS;
    let cpuPercent = 100;
    while (cpuPercent > RESTS_PERCENT && performance.now() < endMs) {
      const cpuMs = cpuMsOf(pid);
      await this.#askFor(REST_MS);
      cpuPercent = ((cpuMsOf(pid) - cpuMs) / REST_MS) * 100;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#ticks);
    await this.#table?.kill();
    await this.#far?.close();
    await this.#unplug();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #goodBoard(): ChipModel {
    const chip = new ChipModel((bytes) => this.#far?.write(Buffer.from(bytes)));
    chip.protocolHash = protocolHash();
    this.#board = chip;
    return chip;
  }

  async #press(chip: ChipModel, input: Input): Promise<void> {
    chip.press(input, performance.now());
    await pause(FINGER_MS);
    chip.release(input, performance.now());
  }

  /** Resolves with the wall time of the slowest page. */
  async #askFor(ms: number): Promise<number> {
    const endMs = performance.now() + ms;
    let slowestMs = 0;
    while (performance.now() < endMs) {
      const askedMs = performance.now();
      await (await fetch(`http://127.0.0.1:${this.#port}/`)).arrayBuffer();
      slowestMs = Math.max(slowestMs, performance.now() - askedMs);
      await pause(ASK_EVERY_MS);
    }
    return slowestMs;
  }

  async #until(what: string, isTrue: () => boolean): Promise<void> {
    const endMs = performance.now() + WITHIN_MS;
    while (!isTrue()) {
      must(performance.now() < endMs, `waited in vain for ${what}`);
      await pause(20);
    }
  }

  #path(end: string): string {
    return join(this.#folder, end);
  }
}

/** Rolls that were taken, and what the dice show. */
function diceOf(snapshot: Snapshot | undefined): string {
  return `${snapshot?.rollsTaken}: ${snapshot?.slots.map(({ value }) => value).join()}`;
}
