/** Table time of a table that people play on: the system's monotonic clock. */
import type { Clock, Timer } from './clock.ts';
import { TimerQueue } from './timer-queue.ts';

/** The longest delay that Node's setTimeout can hold; a longer wait is taken in several steps. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

export class SystemClock implements Clock {
  readonly #timers = new TimerQueue();
  #armed: { readonly at: number; readonly disarm: () => void } | undefined;

  now(): number {
    return performance.now();
  }

  after(delayMs: number, action: () => void): Timer {
    const timer = this.#timers.add(this.now() + Math.max(0, delayMs), action);
    this.#arm();
    return {
      cancel: () => {
        timer.cancel();
        this.#arm();
      },
    };
  }

  /** Real time stands still for nobody: nothing to keep. */
  track<T>(work: Promise<T>): Promise<T> {
    return work;
  }

  /** One system timer for all: Node's own keep no order between different delays that end in the same millisecond. */
  #arm(): void {
    const at = this.#timers.nextAt;
    if (this.#armed?.at === at) return;
    this.#armed?.disarm();
    this.#armed = undefined;
    if (at === Number.POSITIVE_INFINITY) return;
    // Rounded up, since setTimeout cuts fractions off and would come too early.
    const delayMs = Math.min(Math.max(0, Math.ceil(at - this.now())), LONGEST_DELAY_MS);
    this.#armed = { at, disarm: delayMs === 0 ? this.#soon() : this.#later(delayMs) };
  }

  /** After input has been read once; Node's shortest timer would take a millisecond. */
  #soon(): () => void {
    const handle = setImmediate(() => this.#fire());
    return () => clearImmediate(handle);
  }

  #later(delayMs: number): () => void {
    const handle = setTimeout(() => this.#fire(), delayMs);
    return () => clearTimeout(handle);
  }

  #fire(): void {
    this.#armed = undefined;
    try {
      const now = this.now();
      for (let action = this.#timers.takeDue(now); action; action = this.#timers.takeDue(now)) action();
    } finally {
      // An action that throws must not stop the timers of everybody else.
      this.#arm();
    }
  }
}
