/**
 * The fastest board: no bytes, no chip, the same obligations. For tests of what stands on a board, and for load tests.
 *
 *     const board = new MemoryBoard(clock);
 *     board.start(listener);
 *     await clock.advance(1);
 *     board.press('lever');    // listener.inputs is called before this returns
 *     board.picture, board.text, board.tones
 */

import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import { segmentsOf, textOf } from '../../hardware/font.ts';
import type {
  Board,
  BoardListener,
  BoardStatus,
  CoinDoorStatus,
  CoinReport,
  DoorOutputs,
} from '../../src/board/board.ts';
import type { Cabinet } from '../../src/board/cabinet.ts';
import type { Clock } from '../../src/clock/clock.ts';
import { Fault } from '../../src/fault/fault.ts';
import { DARK_PICTURE, type Picture, type Tone } from '../../src/table/picture/picture.ts';

const DISPLAY_MODULES = 2;

export class MemoryBoard implements Board {
  readonly kind = 'memory';
  readonly emulated = true;
  readonly limits = [];
  /** Called for every picture that is shown. */
  onPicture: ((picture: Picture) => void) | undefined;
  /** What the LEDs show and what can be read on the display now. */
  picture: Picture = DARK_PICTURE;
  text = '';
  /** Every tone that was played. */
  readonly tones: Tone[] = [];
  /** How it was last told that the cabinet is built; undefined: never. */
  cabinet: Cabinet | undefined;
  /** What its coin door was told last; undefined: nothing. */
  outputs: DoorOutputs | undefined;
  readonly #clock: Clock;
  readonly #pressed = new Set<Input>();
  /** Presses that nobody could be told of yet. */
  readonly #unreported: { readonly input: Input; readonly atMs: number }[] = [];
  #listener: BoardListener | undefined;
  #coinDoor: CoinDoorStatus | undefined;
  #plugged = true;
  #ready = false;
  #wanted: { picture: Picture; text: string } = { picture: DARK_PICTURE, text: '' };
  #pictures = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  start(listener: BoardListener): void {
    this.#listener = listener;
    // Never from within `start`: the listener may not be complete yet.
    this.#clock.after(0, () => this.#connect());
  }

  show(picture: Picture): void {
    this.#wanted.picture = picture;
    if (this.#ready) this.#latch(picture);
  }

  display(text: string): void {
    this.#wanted.text = text;
    if (this.#ready) this.text = textOf(segmentsOf(text));
  }

  tone(tone: Tone): void {
    if (this.#ready) this.tones.push(tone);
  }

  door(outputs: DoorOutputs): void {
    this.outputs = outputs;
  }

  /** Its coin door has counted. */
  count(report: CoinReport): void {
    this.#coinDoor = { present: report.present, jammed: report.jammed };
    this.#listener?.coins?.(report);
  }

  fit(cabinet: Cabinet): void {
    this.cabinet = cabinet;
  }

  status(): BoardStatus {
    return {
      state: this.#listener === undefined ? 'closed' : this.#ready ? 'ready' : 'connecting',
      description: 'memory',
      otherFirmware: false,
      fault: this.#plugged ? undefined : new Fault('link-lost', 'memory'),
      stuck: [],
      chattering: [],
      displays: DISPLAY_MODULES,
      coinDoor: this.#coinDoor,
      counters: { pictures: this.#pictures },
    };
  }

  async close(): Promise<void> {
    if (this.#ready) this.#darken();
    this.#listener = undefined;
    this.#ready = false;
  }

  /** The button goes down; one that is down already stays down, as a finger's would. */
  press(input: Input): void {
    if (this.#pressed.has(input)) return;
    this.#pressed.add(input);
    this.#unreported.push({ input, atMs: this.#clock.now() });
    this.#report();
  }

  release(input: Input): void {
    if (this.#pressed.delete(input)) this.#report();
  }

  /** The data cable is pulled out: the board goes on showing and counting. */
  unplug(): void {
    this.#plugged = false;
    this.#ready = false;
    this.#listener?.changed();
  }

  plug(): void {
    this.#plugged = true;
    this.#clock.after(0, () => this.#connect());
  }

  /** The reset button: everything that was shown and counted is gone. */
  reset(): void {
    this.#unreported.length = 0;
    this.#darken();
    this.#ready = false;
    this.#listener?.changed();
    this.#clock.after(0, () => this.#connect());
  }

  #connect(): void {
    if (this.#listener === undefined || !this.#plugged || this.#ready) return;
    this.#ready = true;
    this.show(this.#wanted.picture);
    this.display(this.#wanted.text);
    this.#listener.changed();
    if (this.#unreported.length > 0) this.#report();
  }

  #latch(picture: Picture): void {
    this.picture = picture;
    this.#pictures += 1;
    this.onPicture?.(picture);
  }

  #darken(): void {
    this.#latch(DARK_PICTURE);
    this.text = '';
  }

  #report(): void {
    if (!this.#ready) return;
    const now = this.#clock.now();
    const presses = this.#unreported.splice(0).map(({ input, atMs }) => ({ input, ageMs: now - atMs }));
    const pressed = new Set(INPUTS.filter((input) => this.#pressed.has(input)));
    this.#listener?.inputs({ presses, pressed });
  }
}
