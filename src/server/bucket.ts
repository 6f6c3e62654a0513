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
    this.#fill();
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** How long until there is something to take, in ms; 0 = now. */
  waitMs(): number {
    this.#fill();
    return Math.ceil((Math.max(0, 1 - this.#left) / this.#perSecond) * 1000);
  }

  #fill(): void {
    const now = this.#clock.now();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#atMs) / 1000) * this.#perSecond);
    this.#atMs = now;
  }
}
