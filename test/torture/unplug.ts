/** Pulled cables, resets, power cuts at random moments of a game, with a press somewhere around each of them. */
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import { BOOTLOADER_NAMES, bootloader } from '../rig/bootloaders.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import { begin, end, MISHAPS, type Mishap } from './mishap.ts';
import { judge, type Moment } from './press-fate.ts';
import { TortureTable } from './torture-table.ts';

/** How finely the fates of chip and link are noted. */
const STEP_MS = 5;
/** Most mishaps are short; nobody leaves a cable out for longer than the longest of this campaign. */
const SHORT_MS = 900;
const LONG_MS = 9000;
const FINGER_MS = 150;
/** The table is left alone for so long before the mishap, and until everything is over. */
const STILL_MS = 320;
/** A link that is tried again, a bootloader, a greeting. */
const BACK_WITHIN_MS = 12_000;
/** From the moment at which the firmware runs and its cable is in. */
const RIGHT_WITHIN_MS = 1000;
/** The boards take turns: so many mishaps each. */
const MISHAPS_PER_TABLE = 14;

/** The lever and select come more often, so that games get somewhere. */
const PLAYED: readonly Input[] = [...INPUTS, 'lever', 'lever', 'select', 'next'];

/** By turns a bought Uno, an old Nano, both with a reset line in their cable, and one with neither. */
const FITTED = [...BOOTLOADER_NAMES, 'no bootloader'] as const;
type Fitted = (typeof FITTED)[number];

export const UNPLUG: Campaign = {
  name: 'unplug',
  what:
    'mishaps at random (data wires or whole cable out, power off, reset by button or brown-out, a program that hangs): ' +
    'every press within 500 ms of a live link counts once, no older one acts, and the picture is right 1 s after the firmware runs',
  tries: { full: 1000, quick: 40 },
  told: ['picture right after at most'],
  async run(trial) {
    let table: TortureTable | undefined;
    for (let n = 0; n < trial.tries; n += 1) {
      const fitted = FITTED[Math.floor(n / MISHAPS_PER_TABLE) % FITTED.length] as Fitted;
      const uno = fitted === 'no bootloader' ? {} : { bootloader: bootloader(fitted) };
      table ??= await TortureTable.start({ uno: { ...uno, seed: n } });
      const suffering = new Suffering(table, trial);
      const mishap = trial.chance.pick(MISHAPS);
      const survived = await trial.attempt(`${mishap}, ${fitted}`, () => suffering.suffer(mishap));
      if (survived && (n + 1) % MISHAPS_PER_TABLE > 0) continue;
      await table.close();
      table = undefined;
    }
    await table?.close();
  },
};

class Suffering {
  readonly #table: TortureTable;
  readonly #trial: Trial;
  readonly #moments: Moment[] = [];
  /** The picture is not right since then, although the firmware runs and the cable is in. */
  #wrongMs: number | undefined;
  #mended = false;

  constructor(table: TortureTable, trial: Trial) {
    this.#table = table;
    this.#trial = trial;
  }

  async suffer(mishap: Mishap): Promise<void> {
    const { uno, clock, happened } = this.#table;
    const { chance } = this.#trial;
    const startMs = clock.now();
    const brokenMs = startMs + STILL_MS;
    const mendedMs = brokenMs + chance.between(1, chance.share() < 0.7 ? SHORT_MS : LONG_MS);
    // Around the mishap itself, or while the board is being found again.
    const pressMs = brokenMs + chance.between(-100, chance.share() < 0.5 ? 200 : mendedMs - brokenMs + 1500);
    const input = chance.pick(PLAYED);
    const before = happened.length;
    const plan = [
      { atMs: brokenMs, act: () => begin(uno, mishap) },
      { atMs: mendedMs, act: () => this.#mend(mishap) },
      { atMs: pressMs, act: () => uno.press(input, { bounce: chance.below(1000) }) },
      { atMs: pressMs + FINGER_MS, act: () => uno.release(input, { bounce: chance.below(1000) }) },
    ].sort((a, b) => a.atMs - b.atMs);
    let stillMs = startMs;
    while (plan.length > 0 || clock.now() < stillMs + STILL_MS) {
      must(clock.now() < mendedMs + BACK_WITHIN_MS, () => `it never came back: ${this.#table.view.fault}`);
      if (plan[0] !== undefined && clock.now() >= plan[0].atMs) plan.shift()?.act();
      this.#note();
      if (plan.length > 0 || !this.#isWell) stillMs = clock.now();
      const untilMs = Math.min(clock.now() + STEP_MS, plan[0]?.atMs ?? Number.POSITIVE_INFINITY);
      await clock.advance(Math.max(0, untilMs - clock.now()));
    }
    judge(input, pressMs, FINGER_MS, this.#moments, happened.slice(before));
    if (this.#table.view.scene.tumble === undefined) this.#table.checkJournal();
  }

  get #isWell(): boolean {
    return this.#table.ready && this.#table.alive && this.#wrongMs === undefined;
  }

  #mend(mishap: Mishap): void {
    end(this.#table.uno, mishap);
    this.#mended = true;
    this.#wrongMs = this.#table.clock.now();
  }

  #note(): void {
    const { alive, life, ready, clock } = this.#table;
    const atMs = clock.now();
    const last = this.#moments.at(-1);
    if (last?.alive !== alive || last.life !== life || last.ready !== ready) {
      this.#moments.push({ atMs, life, alive, ready });
      if (last !== undefined && (last.alive !== alive || last.life !== life)) this.#wrongMs = atMs;
    }
    if (!alive || !this.#mended) this.#wrongMs = undefined;
    if (this.#wrongMs === undefined) return;
    const sinceMs = atMs - this.#wrongMs;
    if (this.#table.isRight) {
      this.#trial.worst('picture right after at most', sinceMs, 'ms');
      this.#wrongMs = undefined;
    } else must(sinceMs <= RIGHT_WITHIN_MS, () => `after ${sinceMs} ms the picture is still wrong`);
  }
}
