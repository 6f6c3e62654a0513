/**
 * A board whose LEDs or display can be tested while it plays: for a while they show a test instead of the table. What the
 * table wants to show meanwhile is kept, and shown afterwards.
 */
import { LEDS } from '../../hardware/cabinet.ts';
import type { Board, BoardListener, BoardStatus } from '../board/board.ts';
import type { Clock, Timer } from '../clock/clock.ts';
import {
  DARK_PICTURE,
  type Picture,
  type SlotPicture,
  type Tile,
  type Tone,
} from '../table/picture/picture.ts';

export type ShowTest = 'off' | 'leds' | 'display';

/** A test ends by itself: an operator who goes away must not leave a table that shows no game. */
export const TEST_MS = 2 * 60_000;
/** How long each step of the LED and display test stands: slow enough to look at every slot, and no flashing. */
export const STEP_MS = 1000;
export class TestBoard implements Board {
  readonly kind: Board['kind'];
  readonly emulated: boolean;
  readonly limits: Board['limits'];
  readonly #board: Board;
  readonly #clock: Clock;
  #test: ShowTest = 'off';
  #timer: Timer | undefined;
  #untilMs = 0;
  #step = 0;
  #picture: Picture = DARK_PICTURE;
  #text = '';

  constructor(board: Board, clock: Clock) {
    this.#board = board;
    this.#clock = clock;
    this.kind = board.kind;
    this.emulated = board.emulated;
    this.limits = board.limits;
  }

  get test(): ShowTest {
    return this.#test;
  }

  begin(test: ShowTest): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    const before = this.#test;
    this.#test = test;
    this.#step = 0;
    if (before === 'leds') this.#board.show(this.#picture);
    if (before === 'display') this.#board.display(this.#text);
    if (test === 'off') return;
    this.#untilMs = this.#clock.now() + TEST_MS;
    this.#next();
  }

  start(listener: BoardListener): void {
    this.#board.start(listener);
  }

  show(picture: Picture): void {
    this.#picture = picture;
    if (this.#test !== 'leds') this.#board.show(picture);
  }

  display(text: string): void {
    this.#text = text;
    if (this.#test !== 'display') this.#board.display(text);
  }

  tone(tone: Tone): void {
    this.#board.tone(tone);
  }

  status(): BoardStatus {
    return this.#board.status();
  }

  close(): Promise<void> {
    this.#timer?.cancel();
    this.#test = 'off';
    return this.#board.close();
  }

  /** Shows the step that is due, and sets the timer for the one after it. */
  #next(): void {
    if (this.#clock.now() >= this.#untilMs) {
      this.begin('off');
      return;
    }
    if (this.#test === 'leds') this.#board.show(testPicture(this.#step));
    if (this.#test === 'display') this.#board.display(testText(this.#step));
    this.#step += 1;
    this.#timer = this.#clock.after(STEP_MS, () => this.#next());
  }
}

const COLOURS: readonly (readonly [number, number, number])[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
];

const FULL_TILE: Tile = [255, 255, 255, 255, 255, 255, 255, 255];

/** One slot after the other in red, green, blue and white: a wrong order of colours or slots shows at once. */
function testPicture(step: number): Picture {
  const colour = COLOURS[Math.floor(step / LEDS.slots) % COLOURS.length] ?? [255, 255, 255];
  return DARK_PICTURE.map((dark, slot): SlotPicture => {
    if (slot !== step % LEDS.slots) return dark;
    return { planes: [FULL_TILE, dark.planes[1]], palette: [colour, colour, colour] };
  });
}

const TEXTS = ['88888888', '********', 'ABCDEFGH', 'IJKLMNOP', 'QRSTUVWX', 'YZ012345', '6789+-/?'];

function testText(step: number): string {
  return TEXTS[step % TEXTS.length] ?? '';
}
