/** Coins that fall while the host is killed, the chip is reset, or both lose their power: the books know each of them once. */
import { CONFIG_DEFAULTS } from '../../hardware/cabinet.ts';
import { TableLoop } from '../../src/app/table-loop.ts';
import { SerialBoard } from '../../src/board/serial/serial-board.ts';
import { FREE_PLAY } from '../../src/books/credit-rules.ts';
import type { StoredBookEvent } from '../../src/books/event.ts';
import type { Clock } from '../../src/clock/clock.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import type { ChainLink, Journal } from '../../src/journal/journal.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { startUno } from '../../src/testing.ts';
import type { Uno } from '../../src/uno/uno.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import type { Chance } from './chance.ts';

const MISHAPS = ['kill', 'kill', 'kill', 'kill twice', 'reset', 'hang', 'power cut', 'power cut'] as const;
type Mishap = (typeof MISHAPS)[number];

const COIN_MS = 30;
const BETWEEN_MS = { least: 20, most: 200 };
const COINS = 8;
const COMMIT_MS = 60;
const AWAY_MS = 900;
/** A watchdog, the expander's search, a greeting, a commit. */
const SETTLED_MS = 2500;

export const COIN_KILLS: Campaign = {
  name: 'coins',
  what:
    'hosts killed in the middle of a commit, chips reset or hung, and power cut to both, while coins fall: every coin that the chip ' +
    'counted is in the books exactly once; of those that fall in the last moments before the chip is without power some may be in none',
  tries: { full: 1000, quick: 16 },
  told: ['coins that fell', 'coins lost with the power of the chip'],
  async run(trial) {
    let door = new Door(trial.chance.fork());
    for (let n = 0; n < trial.tries; n += 1) {
      const mishap = trial.chance.pick(MISHAPS);
      if (await trial.attempt(mishap, () => door.suffer(mishap, trial))) continue;
      door = new Door(trial.chance.fork());
    }
  },
};

/** One chip with its coin door, and one host after the other. */
class Door {
  readonly #chance: Chance;
  readonly #uno: Uno = startUno({ coinDoor: true });
  readonly #clock = new LockstepClock(this.#uno);
  /** What is durable, whichever host has written it. */
  #booked: readonly StoredBookEvent[] = [];
  #host: Host | undefined;
  /** Coins that fell, and those of them that a chip without power may not have counted or told. */
  #fell = 0;
  #lost = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  async suffer(mishap: Mishap, trial: Trial): Promise<void> {
    await this.#start();
    await this.#clock.advance(SETTLED_MS);
    const at = this.#chance.below(COINS);
    for (let coin = 0; coin < COINS; coin += 1) {
      if (coin === at) await this.#happen(mishap, trial);
      this.#fell += 1;
      this.#uno.coinDoor.insert(this.#chance.below(2) === 0 ? 1 : 2, COIN_MS);
      const pauseMs = this.#chance.between(BETWEEN_MS.least, BETWEEN_MS.most);
      await this.#clock.advance(COIN_MS + pauseMs);
    }
    await this.#start();
    await this.#clock.advance(SETTLED_MS);
    const known = this.#known();
    must(
      known === this.#fell - this.#lost,
      () => `${known} coins in the books, ${this.#fell} fell, ${this.#lost} lost`,
    );
    trial.figures.set('coins that fell', `${Number(trial.figures.get('coins that fell') ?? 0) + COINS}`);
  }

  async #happen(mishap: Mishap, trial: Trial): Promise<void> {
    switch (mishap) {
      case 'kill twice':
        await this.#kill();
        await this.#start();
        await this.#clock.advance(this.#chance.between(0, AWAY_MS));
        await this.#kill();
        return;
      case 'kill':
        await this.#kill();
        return;
      case 'reset':
      case 'hang':
        if (mishap === 'reset') this.#uno.reset('button');
        else this.#uno.hang();
        // What falls while no program runs is nobody's.
        await this.#clock.advance(AWAY_MS);
        return;
      case 'power cut':
        await this.#cutPower(trial);
        return;
      default:
        mishap satisfies never;
    }
  }

  async #cutPower(trial: Trial): Promise<void> {
    await this.#kill();
    this.#uno.pullCable('all');
    await this.#clock.advance(this.#chance.between(1, AWAY_MS));
    this.#uno.plugCable();
    await this.#start();
    await this.#clock.advance(SETTLED_MS);
    const missing = this.#fell - this.#lost - this.#known();
    must(missing >= 0, () => `${-missing} coins too many after a power cut`);
    // The one that fell last, and what the disk had not finished.
    must(missing <= 2, () => `${missing} coins lost with the power`);
    this.#lost += missing;
    const before = Number(trial.figures.get('coins lost with the power of the chip') ?? 0);
    trial.figures.set('coins lost with the power of the chip', `${before + missing}`);
  }

  #known(): number {
    return this.#booked.reduce((sum, { event }) => sum + (event.type === 'coin' ? event.count : 0), 0);
  }

  async #kill(): Promise<void> {
    await this.#host?.kill();
    this.#host = undefined;
  }

  async #start(): Promise<void> {
    if (this.#host !== undefined) return;
    this.#host = new Host(this.#uno, this.#clock, this.#chance, this.#booked, (all) => {
      this.#booked = all;
    });
    await this.#host.start();
  }
}

/** A table that can be ended at any instant: nothing of it happens after that. */
class Host {
  readonly #chance: Chance;
  readonly #loop: TableLoop;
  readonly #link: ChipLink;
  /** What the disk is busy with. */
  #commit: (() => Promise<void>) | undefined;
  #dead = false;

  constructor(
    uno: Uno,
    clock: Clock,
    chance: Chance,
    booked: readonly StoredBookEvent[],
    durable: (all: readonly StoredBookEvent[]) => void,
  ) {
    this.#chance = chance;
    this.#link = new ChipLink(uno);
    const mortal: Clock = {
      now: () => clock.now(),
      after: (ms, act) => clock.after(ms, () => (this.#dead ? undefined : act())),
      track: (work) => work,
    };
    const board = new SerialBoard({
      link: this.#link,
      clock: mortal,
      emulated: true,
      cabinet: CONFIG_DEFAULTS,
      drawSession: () => 1 + chance.below(0xffff),
    });
    this.#loop = new TableLoop({
      clock: mortal,
      board,
      journal: this.#slow(memoryJournal([], booked), clock, durable),
      options: { ...TABLE_DEFAULTS, credits: { ...FREE_PLAY, mode: 'per-game' } },
      draw: fairDraw,
      randomBytes: (count) => chance.bytes(count),
    });
  }

  start(): Promise<void> {
    return this.#loop.start();
  }

  async kill(): Promise<void> {
    this.#dead = true;
    await this.#link.close();
    if (this.#chance.below(2) === 0) await this.#commit?.();
  }

  /** A commit takes its time; one that is under way at the end is durable or not, as chance has it. */
  #slow(
    journal: ReturnType<typeof memoryJournal>,
    clock: Clock,
    durable: (all: readonly StoredBookEvent[]) => void,
  ): Journal {
    let last: Promise<unknown> = Promise.resolve();
    return {
      ...journal,
      append: (events, booked) => {
        const done = Promise.withResolvers<ChainLink>();
        const commit = async (): Promise<void> => {
          this.#commit = undefined;
          done.resolve(await journal.append(events, booked));
          durable([...journal.booked]);
        };
        last = last.then(() => {
          if (this.#dead) return;
          this.#commit = commit;
          clock.after(this.#chance.between(0, COMMIT_MS), () => (this.#dead ? undefined : void commit()));
          return done.promise;
        });
        return done.promise;
      },
    };
  }
}
