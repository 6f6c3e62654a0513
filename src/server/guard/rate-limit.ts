/** Rate limits: so many at once, and then so many a second; for one, or for each of many. */

import type { WallClock } from '../wall-clock.ts';
import { forgetOldest } from './oldest.ts';

export class RateLimit {
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

  /** Takes what is to be taken, also where there is less: who owes has to wait, but not for ever. */
  charge(amount: number): void {
    this.#fill();
    this.#left = Math.max(this.#left - amount, -this.#burst);
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

/** A limit each, for so many; the one that took the longest time ago is forgotten. */
export class RateLimits {
  readonly #limits = new Map<string, RateLimit>();
  readonly #new: () => RateLimit;
  readonly #most: number;

  constructor(clock: WallClock, burst: number, perSecond: number, most: number) {
    this.#new = () => new RateLimit(clock, burst, perSecond);
    this.#most = most;
  }

  /** False when there is nothing left for this one to take. */
  take(key: string): boolean {
    const limit = this.#limits.get(key) ?? this.#new();
    // Put last, since the first is forgotten.
    this.#limits.delete(key);
    this.#limits.set(key, limit);
    if (this.#limits.size > this.#most) forgetOldest(this.#limits);
    return limit.take();
  }

  charge(key: string, amount: number): void {
    this.#limits.get(key)?.charge(amount);
  }

  /** How long until there is something for this one to take, in ms; 0 = now. */
  waitMs(key: string): number {
    return this.#limits.get(key)?.waitMs() ?? 0;
  }

  forget(key: string): void {
    this.#limits.delete(key);
  }

  forgetAll(): void {
    this.#limits.clear();
  }
}
