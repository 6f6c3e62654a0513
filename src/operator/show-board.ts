/**
 * A board whose LEDs and display can show something else than the table for a while, as the first light of a cabinet wants
 * it. What the table wants to show meanwhile is kept, and shown afterwards.
 */
import type { Board, BoardListener, BoardStatus, DoorOutputs, InputReport } from '../board/board.ts';
import type { Cabinet } from '../board/cabinet.ts';
import type { Clock, Timer } from '../clock/clock.ts';
import { DARK_PICTURE, type Picture, type Tone } from '../table/picture/picture.ts';

/** What is shown step by step; what it leaves out goes on as ever. */
export interface Show {
  readonly stepMs: number;
  picture?(step: number): Picture;
  text?(step: number): string;
  /** How the cabinet is said to be built meanwhile: a test that finds that out must not depend on what is believed. */
  readonly cabinet?: Partial<Cabinet>;
  /** How long it is shown; left out: `SHOW_MS`. */
  readonly forMs?: number;
}

/** A show ends by itself: whoever goes away must not leave a table that shows no game. */
export const SHOW_MS = 2 * 60_000;
/** How long each step of most shows stands: slow enough to look at every slot, and no flashing. */
export const STEP_MS = 1000;

export class ShowBoard implements Board {
  readonly kind: Board['kind'];
  readonly emulated: boolean;
  readonly limits: Board['limits'];
  /** Told of every report before the table. */
  heard: ((report: InputReport) => void) | undefined;
  readonly #board: Board;
  readonly #clock: Clock;
  #show: Show | undefined;
  #timer: Timer | undefined;
  #untilMs = 0;
  #step = 0;
  #picture: Picture = DARK_PICTURE;
  #text = '';
  #cabinet: Cabinet;

  /** `cabinet`: as the board was told that it is built. */
  constructor(board: Board, clock: Clock, cabinet: Cabinet) {
    this.#board = board;
    this.#clock = clock;
    this.#cabinet = cabinet;
    this.kind = board.kind;
    this.emulated = board.emulated;
    this.limits = board.limits;
  }

  get isShowing(): boolean {
    return this.#show !== undefined;
  }

  /** As the board was told that it is built. */
  get cabinet(): Cabinet {
    return this.#cabinet;
  }

  /** Shows this instead of the table for a while; undefined: the table again. */
  play(show: Show | undefined): void {
    this.#untilMs = this.#clock.now() + (show?.forMs ?? SHOW_MS);
    if (show === this.#show) return;
    this.#timer?.cancel();
    this.#timer = undefined;
    const before = this.#show;
    this.#show = show;
    this.#step = 0;
    if (before?.cabinet !== undefined || show?.cabinet !== undefined) this.#fit();
    if (before?.picture !== undefined && show?.picture === undefined) this.#board.show(this.#picture);
    if (before?.text !== undefined && show?.text === undefined) this.#board.display(this.#text);
    if (show !== undefined) this.#next(show);
  }

  start(listener: BoardListener): void {
    this.#board.start({
      inputs: (report) => {
        this.heard?.(report);
        listener.inputs(report);
      },
      coins: (report) => listener.coins?.(report),
      changed: () => listener.changed(),
    });
  }

  show(picture: Picture): void {
    this.#picture = picture;
    if (this.#show?.picture === undefined) this.#board.show(picture);
  }

  display(text: string): void {
    this.#text = text;
    if (this.#show?.text === undefined) this.#board.display(text);
  }

  tone(tone: Tone): void {
    this.#board.tone(tone);
  }

  door(outputs: DoorOutputs): void {
    this.#board.door(outputs);
  }

  fit(cabinet: Cabinet): void {
    this.#cabinet = cabinet;
    this.#fit();
  }

  status(): BoardStatus {
    return this.#board.status();
  }

  close(): Promise<void> {
    this.#timer?.cancel();
    this.#show = undefined;
    return this.#board.close();
  }

  #fit(): void {
    this.#board.fit({ ...this.#cabinet, ...this.#show?.cabinet });
  }

  /** Shows the step that is due, and sets the timer for the one after it. */
  #next(show: Show): void {
    if (this.#clock.now() >= this.#untilMs) {
      this.play(undefined);
      return;
    }
    if (show.picture !== undefined) this.#board.show(show.picture(this.#step));
    if (show.text !== undefined) this.#board.display(show.text(this.#step));
    this.#step += 1;
    this.#timer = this.#clock.after(show.stepMs, () => this.#next(show));
  }
}
