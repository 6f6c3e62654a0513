/** Timers in order of their time, those of the same time in the order in which they were set: shared by all clocks. */
import type { Timer } from './clock.ts';

interface Entry extends Timer {
  readonly at: number;
  readonly action: () => void;
}

export class TimerQueue {
  readonly #entries: Entry[] = [];

  get size(): number {
    return this.#entries.length;
  }

  /** Time of the earliest timer, Infinity when there is none. */
  get nextAt(): number {
    return this.#entries[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  add(at: number, action: () => void): Timer {
    if (Number.isNaN(at)) throw new RangeError('A timer needs a time, not NaN');
    const entry: Entry = {
      at,
      action,
      cancel: () => {
        const index = this.#entries.indexOf(entry);
        if (index >= 0) this.#entries.splice(index, 1);
      },
    };
    // From the end: most timers are set later than those that wait.
    let index = this.#entries.length;
    while (index > 0 && (this.#entries[index - 1]?.at ?? 0) > at) index -= 1;
    this.#entries.splice(index, 0, entry);
    return entry;
  }

  /** Takes out the earliest timer that is due and returns its action; undefined when none is due at `now`. */
  takeDue(now: number): (() => void) | undefined {
    return this.nextAt <= now ? this.#entries.shift()?.action : undefined;
  }
}
