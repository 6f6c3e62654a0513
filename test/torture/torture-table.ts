/** A whole table on an emulated Uno in table time, with everything in reach that a campaign wants to break. */
import { CONFIG_DEFAULTS, type Input, LEDS } from '../../hardware/cabinet.ts';
import type { Outcome } from '../../src/app/outcome.ts';
import { TableLoop } from '../../src/app/table-loop.ts';
import { SerialBoard } from '../../src/board/serial/serial-board.ts';
import type { Clock } from '../../src/clock/clock.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { type Game, replay } from '../../src/game/index.ts';
import type { Journal } from '../../src/journal/journal.ts';
import { type MemoryJournal, memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import type { Link } from '../../src/link/link.ts';
import { TABLE_DEFAULTS, type TableOptions } from '../../src/table/options.ts';
import type { TableView } from '../../src/table/view.ts';
import { startUno } from '../../src/testing.ts';
import type { Uno, UnoOptions } from '../../src/uno/uno.ts';
import { pixelsOf } from '../contract/pictures.ts';
import { must } from './campaign.ts';

export interface TortureTableOptions {
  readonly options?: Partial<TableOptions>;
  readonly dice?: readonly string[];
  readonly uno?: UnoOptions;
  readonly wrapLink?: (link: Link, clock: Clock) => Link;
  readonly wrapJournal?: (journal: Journal, clock: Clock) => Journal;
  /** Table time goes on while an append is under way. */
  readonly untracked?: boolean;
}

export interface Happened {
  readonly input: Input;
  readonly outcome: Outcome;
  readonly atMs: number;
}

const READY_WITHIN_MS = 10_000;
/** Quick tumbles, so that more of a game fits into a second. */
const TUMBLE_MS = 150;

export class TortureTable {
  readonly uno: Uno;
  readonly clock: LockstepClock;
  readonly board: SerialBoard;
  readonly journal: MemoryJournal;
  readonly loop: TableLoop;
  /** What became of every press of a button, oldest first. */
  readonly happened: Happened[] = [];

  private constructor(options: TortureTableOptions) {
    this.uno = startUno(options.uno);
    this.clock = new LockstepClock(this.uno);
    this.journal = memoryJournal();
    const { clock, journal } = this;
    const chip = new ChipLink(this.uno, { autoReset: options.uno?.bootloader !== undefined });
    let session = 0;
    this.board = new SerialBoard({
      link: options.wrapLink?.(chip, clock) ?? chip,
      clock,
      emulated: true,
      cabinet: CONFIG_DEFAULTS,
      drawSession: () => {
        session = (session % 0xffff) + 1;
        return session;
      },
    });
    const hasty: Clock = {
      now: () => clock.now(),
      after: (ms, act) => clock.after(ms, act),
      track: (work) => work,
    };
    this.loop = new TableLoop({
      clock: options.untracked ? hasty : clock,
      board: this.board,
      journal: options.wrapJournal?.(journal, clock) ?? journal,
      options: { ...TABLE_DEFAULTS, tumbleMs: TUMBLE_MS, players: ['Eric', 'Julie'], ...options.options },
      draw: options.dice === undefined ? fairDraw : forcedDraw(options.dice),
      randomBytes: (count) => new Uint8Array(count).fill(7),
      pressed: (source, outcome) => {
        if (source === 'key' || source === 'guest' || source === 'table') return;
        this.happened.push({ input: source, outcome, atMs: clock.now() });
      },
    });
  }

  /** Resolves when the board is ready. */
  static async start(options: TortureTableOptions = {}): Promise<TortureTable> {
    const table = new TortureTable(options);
    await table.loop.start();
    for (let waitedMs = 0; !table.ready; waitedMs += 10) {
      must(waitedMs <= READY_WITHIN_MS, () => `never ready: ${table.board.status().fault?.message}`);
      await table.advance(10);
    }
    return table;
  }

  get ready(): boolean {
    return this.board.status().state === 'ready';
  }

  get game(): Game | undefined {
    return this.view.game;
  }

  get view(): TableView {
    return this.loop.view()!;
  }

  /** A chip executes the firmware: it has power, is not in its bootloader, and does not hang. */
  get alive(): boolean {
    return this.uno.running === 'program';
  }

  /** Counts the lives of the chip. */
  get life(): number {
    return Object.values(this.uno.figures().resets).reduce((sum, count) => sum + count, 0);
  }

  async advance(ms: number): Promise<void> {
    await this.clock.advance(ms);
  }

  /** The LEDs show the newest picture of the table, pixel for pixel, and the display its text. */
  get isRight(): boolean {
    const { picture, display } = this.view;
    const shown = Array.from({ length: LEDS.slots }, (_, slot) => this.uno.leds.pixels(slot));
    return (
      this.uno.text.trimEnd() === display.trimEnd() &&
      JSON.stringify(shown) === JSON.stringify(pixelsOf(picture))
    );
  }

  /** How long it took until the picture was right; a loss when that is later than `limitMs` from now. */
  async untilRight(limitMs: number): Promise<number> {
    const fromMs = this.clock.now();
    while (!this.isRight) {
      must(
        this.clock.now() - fromMs < limitMs,
        () => `the picture is still wrong: "${this.uno.text}" for "${this.view.display}"`,
      );
      await this.advance(2);
    }
    return this.clock.now() - fromMs;
  }

  /** What the table shows is what the journal says. */
  checkJournal(): void {
    const events = this.journal.stored.map(({ event }) => event);
    const [told, shown] = [replay(events), this.game].map((game) => JSON.stringify(game));
    must(told === shown, () => `the journal says ${told}, the table ${shown}`);
  }

  async close(): Promise<void> {
    const closing = this.loop.close();
    await this.advance(1000);
    await closing;
  }
}
