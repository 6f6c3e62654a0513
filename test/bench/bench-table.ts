/** A whole table on an emulated Uno in table time, busy with background pictures, on which presses are timed to the light. */
import { type Input, LEDS } from '../../hardware/cabinet.ts';
import type { Outcome } from '../../src/app/outcome.ts';
import { TableLoop } from '../../src/app/table-loop.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { RULE_SETS } from '../../src/game/index.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import type { LatchedPicture } from '../../src/uno/led-lanes.ts';
import type { Uno, UnoFigures } from '../../src/uno/uno.ts';
import { type BareBoard, bareBoard, CYCLES_PER_MS } from './bare-board.ts';
import { BusyBoard } from './busy-board.ts';
import { HostMeter } from './host-meter.ts';

/** Until the first session is open and the first picture stands. */
const SETTLE_MS = 1000;
const BACKGROUND_PER_SECOND = 60;

export interface PressTimes {
  /** From the contact to the latch of the first picture in which the watched slots look different. */
  readonly lightMs: number;
  /** CPU time of the host's work on it, until that latch. */
  readonly hostMs: number;
}

export interface Strain {
  readonly uno: UnoFigures;
  readonly board: Readonly<Record<string, number>>;
  readonly backgroundShown: number;
  readonly backgroundLatched: number;
  readonly longestGapUs: number;
  readonly longestDrawingMs: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** Timed presses that had no outcome, and outcomes beyond the first of each. */
  readonly lost: number;
  readonly doubled: number;
}

export class BenchTable {
  readonly uno: Uno;
  readonly clock: BareBoard['clock'];
  readonly #meter: HostMeter;
  readonly #board: BareBoard['board'];
  readonly #busy: BusyBoard;
  readonly #loop: TableLoop;
  readonly #outcomes: Record<string, number> = {};
  #watched:
    | { readonly slots: readonly number[]; readonly before: string; times: PressTimes | undefined }
    | undefined;
  #pressedMs = 0;
  #heard = 0;
  #lost = 0;
  #doubled = 0;
  #background = '';
  #backgroundLatched = 0;
  #longestGapCycles = 0;
  #longestDrawingCycles = 0;

  private constructor() {
    const { uno, clock, board } = bareBoard((link) => link);
    this.uno = uno;
    this.clock = clock;
    this.#board = board;
    this.#meter = new HostMeter(uno);
    this.#busy = new BusyBoard(this.#board, this.clock, BACKGROUND_PER_SECOND);
    this.#loop = new TableLoop({
      clock: this.clock,
      board: this.#busy,
      journal: memoryJournal(),
      // Plain data, no bench mode: nobody has to choose a box, and the dice stand before the next pull.
      options: {
        ...TABLE_DEFAULTS,
        ruleSets: RULE_SETS.map((rules) => ({ ...rules, rolls: Number.POSITIVE_INFINITY })),
        tumbleMs: 150,
      },
      draw: fairDraw,
      randomBytes: (count) => new Uint8Array(count).fill(7),
      pressed: (_, { type }) => this.#count(type),
    });
    this.uno.leds.onPicture = (picture) => this.#see(picture);
  }

  /** Before the first roll of a game of one player. */
  static async start(): Promise<BenchTable> {
    const table = new BenchTable();
    await table.#loop.start();
    await table.clock.advance(SETTLE_MS);
    for (const _ of ['to setup', 'to the game']) {
      await table.finger('lever', 60);
      await table.clock.advance(SETTLE_MS);
    }
    return table;
  }

  /** Presses and holds for `holdMs`; the contact is clean without the seed of a bounce. */
  async finger(input: Input, holdMs: number, bounce?: number): Promise<void> {
    const contact = bounce === undefined ? {} : { bounce };
    this.uno.press(input, contact);
    await this.clock.advance(holdMs);
    this.uno.release(input, contact);
  }

  /** One timed press; the watched slots count from 0. Returns after `everyMs`, for the next press. */
  async timedPress(
    input: Input,
    slots: readonly number[],
    holdMs: number,
    everyMs: number,
    bounce?: number,
  ): Promise<PressTimes> {
    const watched = { slots, before: this.#look(slots), times: undefined as PressTimes | undefined };
    this.#watched = watched;
    this.#meter.restart();
    this.#heard = 0;
    this.#pressedMs = this.uno.nowMs;
    await this.finger(input, holdMs, bounce);
    await this.clock.advance(everyMs - holdMs);
    this.#watched = undefined;
    if (this.#heard === 0) this.#lost += 1;
    else this.#doubled += this.#heard - 1;
    if (watched.times === undefined)
      throw new Error(`Nothing was lit by a press of ${input} at ${this.#pressedMs} ms`);
    return watched.times;
  }

  strain(): Strain {
    return {
      uno: this.uno.figures(),
      board: this.#board.status().counters,
      backgroundShown: this.#busy.shown,
      backgroundLatched: this.#backgroundLatched,
      longestGapUs: (this.#longestGapCycles / CYCLES_PER_MS) * 1000,
      longestDrawingMs: this.#longestDrawingCycles / CYCLES_PER_MS,
      outcomes: { ...this.#outcomes },
      lost: this.#lost,
      doubled: this.#doubled,
    };
  }

  async close(): Promise<void> {
    const closing = this.#loop.close();
    await this.clock.advance(SETTLE_MS);
    await closing;
  }

  #count(type: Outcome['type']): void {
    this.#heard += 1;
    this.#outcomes[type] = (this.#outcomes[type] ?? 0) + 1;
  }

  #see({ latchedAt, firstBitAt, lastBitAt, longestGapCycles }: LatchedPicture): void {
    const background = this.#look([BACKGROUND_SLOT]);
    if (background !== this.#background) this.#backgroundLatched += 1;
    this.#background = background;
    this.#longestGapCycles = Math.max(this.#longestGapCycles, longestGapCycles);
    this.#longestDrawingCycles = Math.max(this.#longestDrawingCycles, lastBitAt - firstBitAt);
    const watched = this.#watched;
    if (watched === undefined || watched.times !== undefined) return;
    if (this.#look(watched.slots) === watched.before) return;
    watched.times = { lightMs: latchedAt / CYCLES_PER_MS - this.#pressedMs, hostMs: this.#meter.workMs };
  }

  #look(slots: readonly number[]): string {
    return slots.map((slot) => this.uno.leds.pixels(slot).join()).join(';');
  }
}

const BACKGROUND_SLOT = LEDS.slots - 1;
/** The slots of the five dice; the sixth is busy with the background. */
export const DICE_SLOTS: readonly number[] = Array.from({ length: LEDS.slots - 1 }, (_, slot) => slot);
