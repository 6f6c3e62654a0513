/** Coins that fall while hosts are killed, the chip is reset, or its power is cut: the books on the disk know each of them once. */
import { BOOTLOADER_NAMES, bootloader } from '../rig/bootloaders.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import type { Chance } from './chance.ts';
import { CoinTable, DURABLE_MS } from './coin-table.ts';

const MISHAPS = [
  ...['kill', 'kill', 'kill', 'kill', 'kill', 'kill twice', 'kill twice'],
  ...['reset', 'hang', 'power cut', 'power cut and kill'],
] as const;
type Mishap = (typeof MISHAPS)[number];

/** Behind a bootloader the chip is away for longer, and another program has used its RAM meanwhile. */
const FITTED = ['no bootloader', ...BOOTLOADER_NAMES] as const;
type Fitted = (typeof FITTED)[number];

const COINS = { least: 2, most: 7 };
/** Three samples of the filter after a coin, its way to the host, and a commit: here a kill may cut it short. */
const BOOKED_MS = 40;
const STARTS_IN_MS = 1000;
const AWAY_MS = 600;
/** Then a table with a new journal, so that looking into it stays quick. */
const TRIES_A_TABLE = 40;

const FELL = 'coins that fell';
const LOST = 'lost with the power of the chip, of the last half second';

export const COIN_KILLS: Campaign = {
  name: 'coins',
  what:
    'mishaps while coins fall (hosts killed by SIGKILL, most within 40 ms of a coin, some while they start; chips reset or hung; power cut ' +
    'to the chip or to both): every coin that the chip counted is in the books exactly once; only of those that fell in the ' +
    'last half second before the chip lost its power some may be in none',
  tries: { full: 1000, quick: 12 },
  told: [FELL, LOST],
  async run(trial) {
    const counts: Counts = { fell: 0, lost: 0 };
    let left = trial.tries;
    let tables = 0;
    const play = async (chance: Chance) => {
      while (left > 0) {
        tables += 1;
        const door = new Door(chance, FITTED[tables % FITTED.length] as Fitted, counts);
        await door.open();
        for (let tries = 0; left > 0 && tries < TRIES_A_TABLE; tries += 1) {
          left -= 1;
          if (!(await door.suffer(chance.pick(MISHAPS), trial))) break;
        }
        await door.close();
      }
    };
    // Two at the same time: one a core.
    await Promise.all([play(trial.chance.fork()), play(trial.chance.fork())]);
    trial.figures.set(FELL, `${counts.fell}`);
    trial.figures.set(LOST, `${counts.lost}`);
  },
};

interface Counts {
  fell: number;
  lost: number;
}

/** One table, and what is known of the coins that fell there. */
class Door {
  readonly #chance: Chance;
  readonly #fitted: Fitted;
  readonly #counts: Counts;
  readonly #table: CoinTable;
  /** Coins that must be in the books. */
  #due = 0;

  constructor(chance: Chance, fitted: Fitted, counts: Counts) {
    this.#chance = chance;
    this.#fitted = fitted;
    this.#counts = counts;
    this.#table = new CoinTable(fitted === 'no bootloader' ? undefined : bootloader(fitted));
  }

  open(): Promise<void> {
    return this.#table.open();
  }

  close(): Promise<void> {
    return this.#table.close();
  }

  suffer(mishap: Mishap, trial: Trial): Promise<boolean> {
    return trial.attempt(`${mishap}, ${this.#fitted}`, async () => {
      const coins = Math.floor(this.#chance.between(COINS.least, COINS.most));
      const at = this.#chance.below(coins);
      for (let coin = 0; coin < coins; coin += 1) {
        await this.#drop();
        if (coin === at) await this.#happen(mishap);
        await this.#table.betweenCoins(this.#chance);
      }
      await this.#table.ready();
      await this.#table.until((booked) => {
        must(booked <= this.#due, () => `${booked} coins in the books, ${this.#due} fell`);
        return booked === this.#due;
      }, `${this.#due} coins in the books`);
    });
  }

  async #drop(): Promise<void> {
    this.#due += 1;
    this.#counts.fell += 1;
    await this.#table.drop(this.#chance.below(2) === 0 ? 1 : 2);
  }

  async #happen(mishap: Mishap): Promise<void> {
    const table = this.#table;
    switch (mishap) {
      case 'kill twice':
        await this.#kill();
        table.start();
        await this.#rain(this.#chance.between(0, STARTS_IN_MS));
        await table.kill();
        table.start();
        return;
      case 'kill':
        await this.#kill();
        table.start();
        return;
      case 'hang':
        // ATmegaBOOT never switches off a watchdog that has bitten: the host resets it, which this cable cannot carry.
        if (this.#fitted !== 'ATmegaBOOT') return table.upset((uno) => uno.hang(), this.#chance);
        return table.upset((uno) => uno.reset('button'), this.#chance);
      case 'reset':
        return table.upset((uno) => uno.reset('button'), this.#chance);
      case 'power cut':
      case 'power cut and kill':
        return this.#cutPower(mishap === 'power cut and kill');
      default:
        mishap satisfies never;
    }
  }

  /** On the newest coin's way to the disk. */
  async #kill(): Promise<void> {
    await this.#table.pass(this.#chance.between(0, BOOKED_MS));
    await this.#table.kill();
    const booked = this.#table.booked();
    must(booked <= this.#due, () => `${booked} coins in the books of a dead host, ${this.#due} fell`);
  }

  async #rain(ms: number): Promise<void> {
    const until = this.#table.nowMs + ms;
    while (this.#table.nowMs < until) {
      await this.#table.betweenCoins(this.#chance);
      await this.#drop();
    }
  }

  async #cutPower(withHost: boolean): Promise<void> {
    const table = this.#table;
    await table.pass(this.#chance.between(0, 2 * DURABLE_MS));
    if (withHost) await table.kill();
    const young = table.fellSince(table.nowMs - DURABLE_MS);
    const booked = await table.withoutPower(this.#chance.between(1, AWAY_MS));
    const missing = this.#due - booked;
    must(missing >= 0, () => `${booked} coins in the books after a power cut, ${this.#due} fell`);
    must(missing <= young, () => `${missing} coins lost with the power, ${young} were new`);
    this.#due -= missing;
    this.#counts.lost += missing;
    if (withHost) table.start();
    await table.found();
  }
}
