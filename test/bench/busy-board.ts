/** A board with a picture changing on slot 6 many times a second, beneath whatever the table shows on the other slots. */
import { LEDS } from '../../hardware/cabinet.ts';
import type { Board, BoardListener, BoardStatus, DoorOutputs } from '../../src/board/board.ts';
import type { Cabinet } from '../../src/board/cabinet.ts';
import type { Clock, Timer } from '../../src/clock/clock.ts';
import {
  DARK_PICTURE,
  DARK_TILE,
  type Picture,
  type SlotPicture,
  type Tile,
  type Tone,
} from '../../src/table/picture/picture.ts';

/** A bar that walks down: eight tiles, as an animation of the table has. */
const WALK: readonly SlotPicture[] = Array.from({ length: LEDS.height }, (_, row) => ({
  planes: [DARK_TILE.map((_, index) => (index === row ? 0xff : 0)) as unknown as Tile, DARK_TILE],
  palette: [
    [40, 20, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
}));

export class BusyBoard implements Board {
  readonly kind: Board['kind'];
  readonly emulated: boolean;
  readonly limits: Board['limits'];
  /** Background pictures shown so far. */
  shown = 0;
  readonly #board: Board;
  readonly #clock: Clock;
  readonly #perSecond: number;
  #picture: Picture = DARK_PICTURE;
  #timer: Timer | undefined;

  constructor(board: Board, clock: Clock, perSecond: number) {
    this.kind = board.kind;
    this.emulated = board.emulated;
    this.limits = board.limits;
    this.#board = board;
    this.#clock = clock;
    this.#perSecond = perSecond;
  }

  start(listener: BoardListener): void {
    this.#board.start(listener);
    this.#walk(this.#clock.now());
  }

  show(picture: Picture): void {
    this.#picture = picture;
    this.#board.show(this.#mixed());
  }

  display(text: string): void {
    this.#board.display(text);
  }

  tone(tone: Tone): void {
    this.#board.tone(tone);
  }

  door(outputs: DoorOutputs): void {
    this.#board.door(outputs);
  }

  fit(cabinet: Cabinet): void {
    this.#board.fit(cabinet);
  }

  status(): BoardStatus {
    return this.#board.status();
  }

  close(): Promise<void> {
    this.#timer?.cancel();
    return this.#board.close();
  }

  /** Every time counted from the first, so that the rate is exact. */
  #walk(dueMs: number): void {
    this.shown += 1;
    this.#board.show(this.#mixed());
    const nextMs = dueMs + 1000 / this.#perSecond;
    this.#timer = this.#clock.after(nextMs - this.#clock.now(), () => this.#walk(nextMs));
  }

  #mixed(): Picture {
    const walking = WALK[this.shown % WALK.length] as SlotPicture;
    return this.#picture.map((slot, index) => (index === LEDS.slots - 1 ? walking : slot));
  }
}
