/** A table in memory with a player at it: presses that read like a player's, and what the player sees. */

import { DISPLAY, type Input, LEDS } from '../../hardware/cabinet.ts';
import type { DiceKind } from '../../hardware/dice.ts';
import type { Outcome } from '../../src/app/outcome.ts';
import { TableLoop } from '../../src/app/table-loop.ts';
import type { TableParts } from '../../src/app/table-parts.ts';
import type { Clock } from '../../src/clock/clock.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { mindOf } from '../../src/coach/mind.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import type { Game } from '../../src/game/index.ts';
import type { Journal } from '../../src/journal/journal.ts';
import { type MemoryJournal, memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { TABLE_DEFAULTS, type TableOptions } from '../../src/table/options.ts';
import type { Picture } from '../../src/table/picture/picture.ts';
import type { Scene } from '../../src/table/scene.ts';
import type { ServiceDesk } from '../../src/table/state/service-state.ts';
import type { TableView } from '../../src/table/view.ts';
import { english, englishView } from '../language/english.ts';
import { MemoryBoard } from '../rig/memory-board.ts';
import { facesOf, framesOf } from '../table/read-picture.ts';

export interface TestTableOptions {
  /** Digits of the dice rolled, a text for each roll; fair dice without it. */
  readonly rolls?: readonly string[];
  readonly options?: Partial<TableOptions>;
  /** What an earlier table left behind. */
  readonly journal?: MemoryJournal;
  /** Puts something between table and journal: a slow one. */
  readonly wrapJournal?: (journal: Journal, clock: Clock) => Journal;
  /** Address and PIN for service. */
  readonly service?: ServiceDesk;
  readonly fameEdits?: TableParts['fameEdits'];
  readonly gaveUp?: TableParts['gaveUp'];
  readonly keepLanguage?: TableParts['keepLanguage'];
  readonly houseMind?: TableParts['houseMind'];
  readonly advise?: TableParts['advise'];
  readonly sound?: TableParts['sound'];
  readonly rounds?: TableParts['rounds'];
  readonly people?: TableParts['people'];
  /** Table time goes on while an append is under way. */
  readonly untracked?: boolean;
}

const GREEDY = mindOf(TABLE_DEFAULTS.ruleSets, () => 0);
/** How long a finger stays on a button, and until the next press: quicker than most players. */
const FINGER_MS = 60;
const BETWEEN_MS = 110;

export class TestTable {
  readonly clock = new LockstepClock();
  readonly board = new MemoryBoard(this.clock);
  readonly journal: MemoryJournal;
  readonly loop: TableLoop;
  readonly diceKind: DiceKind;
  readonly outcomes: Outcome[] = [];
  readonly views: TableView[] = [];
  /** Every picture with its time. */
  readonly pictures: { readonly atMs: number; readonly picture: Picture }[] = [];
  readonly texts: string[] = [];

  constructor({
    rolls,
    options,
    journal = memoryJournal(),
    wrapJournal,
    untracked = false,
    houseMind = async (...asked) => GREEDY(...asked),
    ...others
  }: TestTableOptions = {}) {
    this.journal = journal;
    this.diceKind = options?.diceKind ?? TABLE_DEFAULTS.diceKind;
    const clock: Clock = untracked
      ? {
          now: () => this.clock.now(),
          after: (ms, action) => this.clock.after(ms, action),
          track: (work) => work,
        }
      : this.clock;
    this.#record();
    this.loop = new TableLoop({
      ...{ clock, board: this.board, houseMind, journal: wrapJournal?.(journal, this.clock) ?? journal },
      ...(others as Pick<TableParts, keyof typeof others>),
      options: { ...TABLE_DEFAULTS, ...options },
      draw: rolls === undefined ? fairDraw : forcedDraw(rolls),
      randomBytes: (count) => Uint8Array.from({ length: count }, (_, index) => index * 7 + 1),
      pressed: (source, outcome) => {
        if (source !== 'table') this.outcomes.push(outcome);
      },
    });
    this.loop.subscribe((view) => this.views.push(englishView(view)));
  }

  static async start(options?: TestTableOptions): Promise<TestTable> {
    const table = new TestTable(options);
    await table.loop.start();
    await table.clock.advance(1);
    return table;
  }

  async advance(ms: number): Promise<void> {
    await this.clock.advance(ms);
  }

  /** One press after the other; what each of them led to. */
  async press(...inputs: readonly Input[]): Promise<readonly Outcome[]> {
    const before = this.outcomes.length;
    for (const input of inputs) {
      this.board.press(input);
      await this.advance(FINGER_MS);
      this.board.release(input);
      await this.advance(BETWEEN_MS);
    }
    return this.outcomes.slice(before);
  }

  /** Pulls the lever and waits until the dice stand. */
  async roll(): Promise<void> {
    await this.press('lever');
    await this.advance(1300);
  }

  /** From attract to the first turn, with this many players; `menu` is how the display names the game. */
  async begin(players = 1, menu = 'YAHTZEE'): Promise<void> {
    await this.press('lever');
    for (let presses = 0; this.display !== menu; presses += 1) {
      if (presses > 12)
        throw new Error(`The game ${menu} never came up; the display says "${this.display}".`);
      await this.press('next');
    }
    await this.press(`hold${players}` as Input, 'lever');
    await this.advance(400);
  }

  /** Holds these dice, frees the others, then pulls the lever. */
  async keep(...slots: readonly number[]): Promise<void> {
    for (const [index, isHeld] of (this.game?.turn.held ?? []).entries()) {
      if (isHeld !== slots.includes(index + 1)) await this.press(`hold${index + 1}` as Input);
    }
    await this.roll();
  }

  /** Previous and next together, for long enough to open the menu, then select on this line. */
  async menu(line: string): Promise<readonly Outcome[]> {
    await this.chord();
    for (let presses = 0; this.display !== line; presses += 1) {
      if (presses > 4) throw new Error(`The menu has no ${line}; the display says "${this.display}".`);
      await this.press('next');
    }
    const outcomes = await this.press('select');
    await this.advance(400);
    return outcomes;
  }

  async chord(ms = 1500): Promise<void> {
    this.board.press('previous');
    this.board.press('next');
    await this.advance(ms);
    this.board.release('previous');
    this.board.release('next');
    await this.advance(BETWEEN_MS);
  }

  /** Looks through the boxes until this one is shown. */
  async show(code: string): Promise<void> {
    for (let presses = 0; presses < 40; presses += 1) {
      if (this.display.startsWith(`${code} `)) return;
      await this.press('next');
    }
    throw new Error(`The box ${code} never came up; the display says "${this.display}".`);
  }

  /** Shows this box and scores it, twice when the table asks. */
  async score(code: string): Promise<void> {
    await this.show(code);
    const asks = this.display.endsWith('?');
    await this.press('select');
    if (asks) await this.press('select');
    await this.advance(400);
  }

  get display(): string {
    return this.board.text;
  }

  get game(): Game | undefined {
    return this.view.game;
  }

  get view(): TableView {
    const view = this.loop.view();
    if (view === undefined) throw new Error('The table has not started.');
    return englishView(view);
  }

  get scene(): Scene {
    return this.view.scene;
  }

  get message(): string {
    return english(this.scene.message);
  }

  /** What a person reads from the pixels: a digit a die, `-` where there is none. */
  get faces(): string {
    return facesOf(this.board.picture, this.diceKind);
  }

  /** Slots with a closed hold frame, as `1..4..`. */
  get frames(): string {
    return framesOf(this.board.picture, this.diceKind);
  }

  /** The pages of the display, one after the other, each once. */
  async pages(): Promise<readonly string[]> {
    const pages = new Set<string>();
    for (let times = 0; times < 6; times += 1) {
      pages.add(this.display);
      await this.advance(500);
    }
    return [...pages];
  }

  /** The process dies; a new one finds what was durable. */
  async restart(options: TestTableOptions = {}): Promise<TestTable> {
    return TestTable.start({ ...options, journal: memoryJournal(this.journal.stored) });
  }

  #record(): void {
    const { board, clock, pictures, texts } = this;
    const show = board.show.bind(board);
    board.show = (picture) => {
      if (picture.length !== LEDS.slots) throw new Error(`A picture of ${picture.length} slots.`);
      pictures.push({ atMs: clock.now(), picture });
      show(picture);
    };
    const display = board.display.bind(board);
    board.display = (text) => {
      // A dot has no place of its own.
      if (text.replaceAll('.', '').length > DISPLAY.characters)
        throw new Error(`"${text}" is longer than the display.`);
      texts.push(text);
      display(text);
    };
  }
}
