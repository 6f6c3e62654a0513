/**
 * The public rig for hardware-in-the-loop tests: a whole table (rules, journal in memory, serial board) on an emulated
 * Uno that executes the real firmware, in table time that passes only when the test says so.
 *
 *     const rig = await startRig({ players: ['Eric', 'Julie'], dice: ['55534', '63'] });
 *     await rig.pull('lever');   // a finger on a pin: contact bounce, release, and the time that takes
 *     await rig.advance(1200);   // milliseconds of table time
 *     rig.faces(); rig.display(); rig.picture(1); rig.game();
 *     await rig.close();
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CONFIG_DEFAULTS, type Input } from '../hardware/cabinet.ts';
import type { DiceKind } from '../hardware/dice.ts';
import type { Outcome } from './app/outcome.ts';
import { TableLoop } from './app/table-loop.ts';
import { SerialBoard } from './board/serial/serial-board.ts';
import { LockstepClock } from './clock/lockstep-clock.ts';
import { advisedBy } from './coach/advice.ts';
import { mindOf } from './coach/mind.ts';
import { fairDraw } from './fairness/fair-draw.ts';
import { forcedDraw } from './fairness/forced-draw.ts';
import type { Face, Game } from './game/index.ts';
import type { Journal } from './journal/journal.ts';
import { memoryJournal } from './journal/memory/memory-journal.ts';
import { ChipLink } from './link/chip-link.ts';
import { packageRoot } from './package-root.ts';
import type { Sound } from './sound/sound.ts';
import { TABLE_DEFAULTS, type TableOptions } from './table/options.ts';
import type { TableCommand } from './table/state/reaction.ts';
import type { ServiceDesk } from './table/state/service-state.ts';
import type { TableView } from './table/view.ts';
import { displayOn, facesOn, heldOn, type Pixel, pixelsOn } from './testing/eyes.ts';
import { parseHex } from './uno/hex.ts';
import { Uno, type UnoOptions } from './uno/uno.ts';

export interface RigOptions extends Partial<TableOptions> {
  /** The digits of every roll of the game in order, only the dice that are rolled; else the dice are drawn fairly. */
  readonly dice?: readonly string[];
  /** `rig.journal` of an earlier rig: this one goes on from there. */
  readonly journal?: Journal;
  /** Address and PIN that the service chord shows. */
  readonly service?: ServiceDesk;
  /** Hears what the table plays and says, with `sound: { output: 'host' }` among the options. */
  readonly loudspeaker?: Sound;
  /** Contacts, bootloader, colour order of the emulated Uno. */
  readonly uno?: UnoOptions;
}

export { displayOn, facesOn, heldOn, type Pixel } from './testing/eyes.ts';

/** What a rig holds together; `close` ends everything behind it. */
export interface RigParts {
  readonly uno: Uno;
  readonly clock: LockstepClock;
  readonly loop: TableLoop;
  readonly journal: Journal;
  /** What the cabinet's dice are made of. */
  readonly diceKind: DiceKind;
  readonly close: () => Promise<void>;
}

/** How long the rig's finger stays on a button, and off it before the next press: longer than every debounce time. */
const FINGER_MS = 100;
const LEVER_MS = 200;
/** From power-up to a lit table. */
const BOOT_MS = 400;
/** Until a change is on the LEDs and the display. */
const DRAWN_MS = 100;
/** What a table may need to darken its board. */
const DARKEN_MS = 1000;

/** The table as a player's hands and eyes know it: hands on the pins, eyes on LEDs and display. */
export class Rig {
  /** The emulated board itself: cable, reset, rail, figures. */
  readonly uno: Uno;
  readonly clock: LockstepClock;
  readonly journal: Journal;
  readonly #loop: TableLoop;
  readonly #diceKind: DiceKind;
  readonly #close: () => Promise<void>;
  #bounce = 1;

  constructor({ uno, clock, loop, journal, diceKind, close }: RigParts) {
    this.uno = uno;
    this.clock = clock;
    this.journal = journal;
    this.#loop = loop;
    this.#diceKind = diceKind;
    this.#close = close;
  }

  /** Lets table time pass for chip and host, locked together. */
  async advance(ms: number): Promise<void> {
    await this.clock.advance(ms);
  }

  /** Presses a button and lets it go, with contacts that bounce. */
  async press(input: Input): Promise<void> {
    await this.#touch(input, FINGER_MS);
  }

  /** Pulls the lever and lets it come back. */
  async pull(lever: 'lever'): Promise<void> {
    await this.#touch(lever, LEVER_MS);
  }

  /** Keeps several buttons down together for so long: previous and next for 1.5 s open the menu. */
  async chord(inputs: readonly Input[], ms: number): Promise<void> {
    for (const input of inputs) this.uno.press(input);
    await this.advance(ms);
    for (const input of inputs) this.uno.release(input);
    await this.advance(FINGER_MS);
  }

  /** What an operator asks at a page, an undo or a repair; it is durable when this resolves, or the outcome says why not. */
  async command(asked: TableCommand): Promise<Outcome> {
    const outcome = this.#loop.command(asked);
    await this.#loop.settled();
    await this.advance(DRAWN_MS);
    return outcome;
  }

  /** The faces that the pixels of slots 1.. show, read from the LEDs; undefined where there is no die. */
  faces(): readonly (Face | undefined)[] {
    return facesOn(this.uno, this.#diceKind);
  }

  /** Slots 1..6 whose hold frame is lit all round, read from the LEDs. */
  held(): readonly number[] {
    return heldOn(this.uno, this.#diceKind);
  }

  /** The eight characters of the display, read from its segments. */
  display(): string {
    return displayOn(this.uno);
  }

  /** The pixels of slot 1..6, row by row from the top left, as the LEDs have latched them; a RangeError for others. */
  picture(slot: number): readonly Pixel[] {
    return pixelsOn(this.uno, slot - 1, this.#diceKind);
  }

  game(): Game | undefined {
    return this.view().game;
  }

  /** What the pages would be told now: scene, message, points of the open boxes. */
  view(): TableView {
    const view = this.#loop.view();
    if (view === undefined) throw new Error('The rig has not been started.');
    return view;
  }

  subscribe(listener: (view: TableView) => void): () => void {
    return this.#loop.subscribe(listener);
  }

  async close(): Promise<void> {
    let closed = false;
    const closing = this.#close().finally(() => {
      closed = true;
    });
    // Going dark takes table time; it passes here, since nobody else lets it. What ends before the board, such as a thread,
    // takes time of its own.
    while (!closed) {
      await this.clock.advance(DARKEN_MS);
      await nextTurn();
    }
    await closing;
  }

  async #touch(input: Input, ms: number): Promise<void> {
    this.#bounce += 1;
    this.uno.press(input, { bounce: this.#bounce });
    await this.advance(ms);
    this.uno.release(input, { bounce: this.#bounce });
    await this.advance(ms);
  }
}

export async function startRig({
  dice,
  journal = memoryJournal(),
  uno: fitted,
  service,
  loudspeaker,
  ...options
}: RigOptions = {}): Promise<Rig> {
  const uno = startUno(fitted);
  const clock = new LockstepClock(uno);
  const board = new SerialBoard({
    link: new ChipLink(uno, { autoReset: fitted?.bootloader !== undefined }),
    clock,
    emulated: true,
    cabinet: CONFIG_DEFAULTS,
    // Of another board than the journal has known: its coins must not look like those.
    drawSession: sessionNumbers((await journal.books()).seq),
  });
  const { ruleSets = TABLE_DEFAULTS.ruleSets } = options;
  const mind = mindOf(ruleSets, () => 0);
  // Of Farkle alone: the tables of the other sets would take too long here.
  const advice = advisedBy(ruleSets, () => undefined);
  const loop = new TableLoop({
    houseMind: async (...asked) => mind(...asked),
    advise: async (...asked) => advice(...asked),
    clock,
    board,
    journal,
    ...(service === undefined ? {} : { service }),
    ...(loudspeaker === undefined ? {} : { sound: loudspeaker }),
    options: { ...TABLE_DEFAULTS, ...options },
    draw: dice === undefined ? fairDraw : forcedDraw(dice),
    // A known seed: the same test sees the same dice every time.
    randomBytes: (count) => new Uint8Array(count).fill(7),
  });
  await loop.start();
  const rig = new Rig({ uno, clock, loop, journal, diceKind: '8x8', close: () => loop.close() });
  await rig.advance(BOOT_MS);
  return rig;
}

/** An emulated Uno that executes the committed firmware. */
export function startUno(options?: UnoOptions): Uno {
  const file = join(packageRoot(), 'firmware', 'dicetable.hex');
  return new Uno(parseHex(readFileSync(file, 'utf8'), file), options);
}

function sessionNumbers(after: number): () => number {
  let session = after;
  return () => {
    session += 1;
    return session;
  };
}
