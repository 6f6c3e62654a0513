/** Long work over many items in slices of wall time, between which the table and everybody else has a turn. */
import type { Timer } from '../../clock/clock.ts';
import type { WallClock } from '../wall-clock.ts';

interface Job {
  /** Works on the next item; false when there is none left. */
  readonly step: (nowMs: number) => boolean;
  readonly done: () => void;
}

export class TimeSlices {
  readonly #clock: WallClock;
  readonly #sliceMs: number;
  readonly #jobs: Job[] = [];
  #timer: Timer | undefined;

  constructor(clock: WallClock, sliceMs: number) {
    this.#clock = clock;
    this.#sliceMs = sliceMs;
  }

  /**
   * Calls `each` for every item in order, with the time at which its turn came, then `done`; after all jobs before it, or before them, which then go on where
   * they were. The first slice of an idle queue comes at once.
   */
  run<Item>(
    items: readonly Item[],
    each: (item: Item, nowMs: number) => void,
    done: () => void,
    place: 'first' | 'last' = 'last',
  ): void {
    let at = 0;
    const step = (nowMs: number): boolean => {
      if (at >= items.length) return false;
      each(items[at] as Item, nowMs);
      at += 1;
      return true;
    };
    const isIdle = this.#jobs.length === 0;
    if (place === 'first') this.#jobs.unshift({ step, done });
    else this.#jobs.push({ step, done });
    if (isIdle) this.#slice();
  }

  cancel(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#jobs.length = 0;
  }

  #slice(): void {
    this.#timer = undefined;
    let nowMs = this.#clock.now();
    const endMs = nowMs + this.#sliceMs;
    for (let job = this.#jobs[0]; job !== undefined; job = this.#jobs[0]) {
      const isDone = !job.step(nowMs);
      nowMs = this.#clock.now();
      if (isDone) this.#end(job);
      else if (nowMs >= endMs) {
        // Somebody may have cancelled everything meanwhile.
        if (this.#jobs.length > 0) this.#timer = this.#clock.after(0, () => this.#slice());
        return;
      }
    }
  }

  #end(job: Job): void {
    const at = this.#jobs.indexOf(job);
    if (at === -1) return;
    this.#jobs.splice(at, 1);
    job.done();
  }
}
