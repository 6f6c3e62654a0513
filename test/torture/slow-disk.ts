/** A disk that needs a fifth of a second for every commit, under a game that goes on. */
import type { Input } from '../../hardware/cabinet.ts';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { facesOn, heldOn } from '../../src/testing.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import { slowJournal } from './slow-journal.ts';
import { TortureTable } from './torture-table.ts';

const COMMIT_MS = 200;
/** From the contact to the latch of the picture with the hold frame. */
const LIT_WITHIN_MS = 14;
const DICE = 5;
const CYCLES_PER_MS = ATMEGA328P.clockHz / 1000;
const FINGER_MS = 50;
const LET_GO_MS = 60;
const LEVER_MS = 130;
/** A commit under way, one behind it, the tumble, and the guard after a turn change. */
const SETTLED_MS = 2 * COMMIT_MS + 700;

export const SLOW_DISK: Campaign = {
  name: 'slow-disk',
  what: `rolls with ${COMMIT_MS} ms for every commit: each hold is lit within ${LIT_WITHIN_MS} ms, each press has one outcome, and no face is shown before its roll is durable`,
  tries: { full: 600, quick: 30 },
  told: ['hold frame lit after at most'],
  async run(trial) {
    const durable = { rolls: 0 };
    const table = await TortureTable.start({
      untracked: true,
      wrapJournal: (journal, clock) =>
        slowJournal(journal, clock, COMMIT_MS, (events) => {
          durable.rolls += events.filter(({ type }) => type === 'rolled').length;
        }),
    });
    const slow = new SlowTable(table, trial, durable);
    for (let n = 0; n < trial.tries; n += 1) await trial.attempt(`roll ${n}`, () => slow.roll());
    await table.advance(SETTLED_MS);
    table.checkJournal();
    await table.close();
  },
};

class SlowTable {
  readonly #table: TortureTable;
  readonly #trial: Trial;
  readonly #durable: { rolls: number };

  constructor(table: TortureTable, trial: Trial, durable: { rolls: number }) {
    this.#table = table;
    this.#trial = trial;
    this.#durable = durable;
  }

  /** To the next roll, whatever it takes; then its dice, and holds in quick succession. */
  async roll(): Promise<void> {
    const table = this.#table;
    for (let presses = 0; table.game?.status !== 'playing' || table.game.turn.rolls === 3; presses += 1) {
      must(presses < 6, () => `stuck at "${table.uno.text}"`);
      await this.#press(table.game?.status === 'playing' ? 'select' : 'lever');
      await table.advance(SETTLED_MS);
    }
    await this.#reveal();
    // After the last roll the buttons choose boxes.
    if (table.game?.turn.rolls === 3) return;
    for (const slot of [1, 2, 3, 4, 5] as const) if (this.#trial.chance.share() < 0.5) await this.#hold(slot);
  }

  /** Pulls the lever, while holds of before may still wait for the disk. */
  async #reveal(): Promise<void> {
    const table = this.#table;
    const before = this.#durable.rolls;
    const held = table.game?.turn.held ?? [];
    if (held.slice(0, DICE).every(Boolean)) await this.#hold(1);
    const free = [...(table.game?.turn.held ?? [])].flatMap((isHeld, slot) => (isHeld ? [] : [slot]));
    let shown: string | undefined;
    table.uno.leds.onPicture = () => {
      const { scene } = table.view;
      const stopped = scene.tumble !== undefined && free.some((slot) => scene.slots[slot]?.kind === 'die');
      if (stopped && this.#durable.rolls === before) shown = facesOn(table.uno).join('');
    };
    const fromMs = table.clock.now();
    await this.#press('lever');
    must(table.view.scene.tumble !== undefined, () => `no tumble; the display says "${table.uno.text}"`);
    while (table.view.scene.tumble !== undefined) await table.advance(5);
    table.uno.leds.onPicture = undefined;
    must(shown === undefined, () => `${shown} was shown before the roll was durable`);
    const waitedMs = table.clock.now() - fromMs;
    must(this.#durable.rolls > before && waitedMs >= COMMIT_MS, () => `shown after ${waitedMs} ms`);
    this.#trial.worst('reveal after the pull at most', waitedMs, 'ms');
  }

  async #hold(slot: 1 | 2 | 3 | 4 | 5): Promise<void> {
    const { uno } = this.#table;
    const wanted = !heldOn(uno).includes(slot);
    await this.#table.advance(this.#trial.chance.between(0, 20));
    const pressedMs = uno.nowMs;
    let litMs: number | undefined;
    uno.leds.onPicture = ({ latchedAt }) => {
      if (heldOn(uno).includes(slot) === wanted) litMs ??= latchedAt / CYCLES_PER_MS - pressedMs;
    };
    await this.#press(`hold${slot}`);
    uno.leds.onPicture = undefined;
    must(
      litMs !== undefined && litMs <= LIT_WITHIN_MS,
      () => `the frame of die ${slot} was lit after ${litMs} ms`,
    );
    this.#trial.worst('hold frame lit after at most', litMs, 'ms');
  }

  /** One press, and its one outcome. */
  async #press(input: Input): Promise<void> {
    const { uno, happened } = this.#table;
    const before = happened.length;
    uno.press(input);
    await this.#table.advance(FINGER_MS);
    uno.release(input);
    await this.#table.advance(input === 'lever' ? LEVER_MS : LET_GO_MS);
    must(happened.length === before + 1, () => `${input} had ${happened.length - before} outcomes`);
  }
}
