/** The real .hex with a coin door in this process, hosts in processes of their own that come and go, and their books on the disk. */
import { setTimeout as pause } from 'node:timers/promises';
import type { CoinChannel } from '../../hardware/coin-door.ts';
import type { Bootloader } from '../../src/uno/program-memory.ts';
import type { Uno } from '../../src/uno/uno.ts';
import { LiveChip } from '../games/live-chip.ts';
import { bookedCoins } from './booked-coins.ts';
import type { Chance } from './chance.ts';

/** A coin older than this is durable, on a busy machine too. */
export const DURABLE_MS = 500;

/** What an acceptor gives, and the time between two coins of a hurried hand, in the time of the chip. */
const COIN_MS = 30;
const BETWEEN_MS = { least: 20, most: 160 };
/** The watchdog bites. */
const BITES_MS = 600;
/** The program looks for a coin door twice a second. */
const FOUND_MS = 700;
const PATIENCE_MS = 20_000;
const BAR = `odds: false
credits:
  mode: per-game
  coins: [{channel: 1, value: 1, label: one}, {channel: 2, value: 0.5, label: half}]
`;
const LOOK_MS = 20;

export class CoinTable {
  readonly #chip: LiveChip;
  /** When each coin fell, in the time of the chip. */
  readonly #fell: number[] = [];
  #starting: Promise<unknown> = Promise.resolve();

  constructor(fitted: Bootloader | undefined) {
    this.#chip = new LiveChip({ coinDoor: true, ...(fitted === undefined ? {} : { bootloader: fitted }) });
  }

  async open(): Promise<void> {
    await this.#chip.serve();
    this.start();
    await this.ready();
  }

  async close(): Promise<void> {
    await this.kill();
    await this.#chip.close();
  }

  get nowMs(): number {
    return this.#chip.uno.nowMs;
  }

  pass(ms: number): Promise<void> {
    return this.#chip.pass(ms);
  }

  /** Resolves when it has fallen through. */
  async drop(channel: CoinChannel): Promise<void> {
    this.#chip.act((uno) => uno.coinDoor.insert(channel, COIN_MS));
    this.#fell.push(this.nowMs);
    await this.pass(COIN_MS);
  }

  betweenCoins(chance: Chance): Promise<void> {
    return this.pass(chance.between(BETWEEN_MS.least, BETWEEN_MS.most));
  }

  fellSince(ms: number): number {
    return this.#fell.filter((at) => at >= ms).length;
  }

  /** A new host, without waiting for it. */
  start(): void {
    const started = this.#chip.startController('Eric,Julie', [], { cabinet: BAR });
    // Who is killed while it starts is no surprise; `ready` tells of any other.
    started.catch(() => undefined);
    this.#starting = started;
  }

  async ready(): Promise<void> {
    await this.#starting;
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    await this.#chip.kill();
    await this.#starting.catch(() => undefined);
  }

  /** Of a host that is dead. */
  booked(): number {
    return bookedCoins(this.#chip.dataFolder);
  }

  /** Of a host that runs: looks again and again, since a copy may be made in the middle of a write. */
  async until(isSo: (booked: number) => boolean, what: string): Promise<void> {
    const giveUpMs = performance.now() + PATIENCE_MS;
    for (;;) {
      const booked = this.#bookedNow();
      if (booked !== undefined && isSo(booked)) return;
      if (performance.now() > giveUpMs) throw new Error(`waited in vain for ${what}: there are ${booked}`);
      await pause(LOOK_MS);
    }
  }

  /** Does this to the chip between two coins; what falls before its program counts again is nobody's. */
  async upset(act: (uno: Uno) => void, chance: Chance): Promise<void> {
    await this.betweenCoins(chance);
    this.#chip.act(act);
    await this.pass(BITES_MS);
    await this.found();
  }

  /** The program counts again. */
  async found(): Promise<void> {
    await this.#chip.until('the program of the chip', () => this.#chip.uno.running === 'program');
    await this.pass(FOUND_MS);
  }

  /** The chip loses its power for a while; what was told before is in these books. */
  async withoutPower(ms: number): Promise<number> {
    this.#chip.act((uno) => uno.pullCable('all'));
    await this.pass(ms);
    if (this.#chip.running) await this.pass(2 * DURABLE_MS);
    let booked = 0;
    await this.until((now) => {
      booked = now;
      return true;
    }, 'books that can be read');
    this.#chip.act((uno) => uno.plugCable());
    return booked;
  }

  #bookedNow(): number | undefined {
    try {
      return this.booked();
    } catch {
      return undefined;
    }
  }
}
