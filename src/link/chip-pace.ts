/**
 * Runs an emulated Uno at the wall clock's pace, in slices of a few milliseconds: for people, who live in real time.
 * Whoever acts on the Uno does it through `act`, so that the Uno has caught up with the present first.
 */
import type { Uno } from '../uno/uno.ts';

/** A slice while something is going on, and while nothing has left or entered the chip for a while. */
const BUSY_SLICE_MS = 1;
const IDLE_SLICE_MS = 4;
const BUSY_FOR_MS = 50;
/** Further behind than this (a suspended computer, a slow one), time is lost instead of being caught up in a burst. */
const MOST_BEHIND_MS = 100;

export class ChipPace {
  readonly #uno: Uno;
  /** Wall time minus chip time. */
  #offsetMs: number;
  #busyUntilMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(uno: Uno) {
    this.#uno = uno;
    this.#offsetMs = performance.now() - uno.nowMs;
    this.#arm();
  }

  /** Brings the Uno to the present, then does `action` to it. */
  act(action: () => void): void {
    this.#catchUp();
    action();
    this.#busyUntilMs = performance.now() + BUSY_FOR_MS;
    this.#arm();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const busy = performance.now() < this.#busyUntilMs;
    this.#timer = setTimeout(
      () => {
        this.#catchUp();
        this.#arm();
      },
      busy ? BUSY_SLICE_MS : IDLE_SLICE_MS,
    );
  }

  #catchUp(): void {
    const wallMs = performance.now();
    const behindMs = wallMs - this.#offsetMs - this.#uno.nowMs;
    if (behindMs > MOST_BEHIND_MS) this.#offsetMs = wallMs - this.#uno.nowMs - MOST_BEHIND_MS;
    if (behindMs > 0) this.#uno.run(Math.min(behindMs, MOST_BEHIND_MS));
  }
}
