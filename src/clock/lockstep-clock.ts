/**
 * Table time of the tests: it passes only inside `advance`, and stands still while the host works, so that every
 * figure is exact and repeatable. A chip on it is run by the clock itself, locked together with the timers.
 *
 *     const clock = new LockstepClock(uno);
 *     await clock.advance(250); // a quarter of a second of table time for timers, chip and tracked work
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock, Timer } from './clock.ts';
import { TimerQueue } from './timer-queue.ts';

/** What runs on a lockstep clock beside the timers: the emulated Uno. */
export interface Stepped {
  /** Runs until `untilMs`, or only until it has something to deliver; returns the time that it reached. */
  runUntil(untilMs: number): number;
  /** Hands over what it has for the host, if anything; true if it had. */
  deliver(): boolean;
}

/** Rounds without any progress of time after which somebody must be setting timers of 0 ms for ever. */
const ROUNDS_LIMIT = 100_000;

/** Far below a cycle of any chip, far above the rounding of hours in milliseconds. */
const ROUNDING_MS = 1e-6;

export class LockstepClock implements Clock {
  readonly #timers = new TimerQueue();
  readonly #pending = new Set<Promise<unknown>>();
  readonly #stepped: Stepped | undefined;
  #now = 0;
  #advancing = false;

  /** Without a chip only timers and tracked work are driven. */
  constructor(stepped?: Stepped) {
    this.#stepped = stepped;
  }

  now(): number {
    return this.#now;
  }

  /** Timers that have not fired yet. */
  get waiting(): number {
    return this.#timers.size;
  }

  after(delayMs: number, action: () => void): Timer {
    return this.#timers.add(this.#now + Math.max(0, delayMs), action);
  }

  track<T>(work: Promise<T>): Promise<T> {
    this.#pending.add(work);
    const settled = () => this.#pending.delete(work);
    work.then(settled, settled);
    return work;
  }

  /** Lets `ms` of table time pass. When it resolves, everything that this time caused on the host has been done. */
  async advance(ms: number): Promise<void> {
    if (this.#advancing) throw new Error('advance() is already under way: await the first call');
    this.#advancing = true;
    try {
      await this.#advanceTo(this.#now + ms);
    } finally {
      this.#advancing = false;
    }
  }

  async #advanceTo(end: number): Promise<void> {
    await this.#settle();
    for (let rounds = 0; this.#now < end || this.#timers.nextAt <= this.#now; rounds += 1) {
      const before = this.#now;
      const target = Math.min(end, Math.max(this.#timers.nextAt, before));
      const reached = this.#stepped?.runUntil(target) ?? target;
      // The chip ends with a whole instruction, a fraction of a microsecond after the target; or a rounding error before
      // it, and then waiting for that last bit would never end.
      this.#now = reached > target - ROUNDING_MS ? target : Math.max(before, reached);
      const delivered = this.#stepped?.deliver() ?? false;
      // One timer a round: what it causes is done before the next one of the same time fires.
      const action = this.#timers.takeDue(this.#now);
      action?.();
      if (action !== undefined || delivered) await this.#settle();
      if (this.#now > before) rounds = 0;
      if (rounds > ROUNDS_LIMIT)
        throw new Error(`Table time stands still at ${this.#now} ms: somebody sets timers of 0 ms for ever`);
    }
  }

  /** Waits until the host has nothing left to do: promise callbacks have run, tracked work has settled. */
  async #settle(): Promise<void> {
    await nextTurn();
    while (this.#pending.size > 0) {
      await Promise.allSettled(this.#pending);
      await nextTurn();
    }
  }
}
