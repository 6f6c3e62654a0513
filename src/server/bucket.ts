/** Rate limit: so many at once, and then so many a second. */
import type { WallClock } from './wall-clock.ts';

export class Bucket {
  readonly #clock: WallClock;
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #atMs: number;

  constructor(clock: WallClock, burst: number, perSecond: number) {
    this.#clock = clock;
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#atMs = clock.now();
  }

  /** False when there is nothing left to take. */
  take(): boolean {
    const now = this.#clock.now();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#atMs) / 1000) * this.#perSecond);
    this.#atMs = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
