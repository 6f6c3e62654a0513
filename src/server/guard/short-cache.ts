/** One answer for all who ask the same within a moment, so that a room costs no more than one of them. */

import type { WallClock } from '../wall-clock.ts';
import { forgetOldest } from './oldest.ts';

/** Whoever looks again sees what has changed this much later. */
export const KEEP_MS = 2000;

/** Answers that are kept at once: those of old games can be long. */
export const MOST_KEPT = 32;

export class ShortCache<Key, Answer> {
  readonly #clock: WallClock;
  /** Promises that are not kept yet; how many there can be is up to who makes them. */
  readonly #pending = new Map<Key, Answer>();
  /** The oldest first. */
  readonly #kept = new Map<Key, { readonly answer: Answer; readonly atMs: number }>();

  constructor(clock: WallClock) {
    this.#clock = clock;
  }

  /** What `read` answered a moment ago, or answers now. A promise that is rejected is not kept. */
  get(key: Key, read: () => Answer): Answer {
    this.#forgetOld();
    const known = this.#pending.get(key) ?? this.#kept.get(key)?.answer;
    if (known !== undefined) return known;
    const answer = read();
    if (answer instanceof Promise) this.#await(key, answer);
    else this.#keep(key, answer);
    return answer;
  }

  #await(key: Key, answer: Answer & Promise<unknown>): void {
    this.#pending.set(key, answer);
    answer.then(
      () => {
        this.#pending.delete(key);
        this.#keep(key, answer);
      },
      () => this.#pending.delete(key),
    );
  }

  #keep(key: Key, answer: Answer): void {
    this.#kept.set(key, { answer, atMs: this.#clock.now() });
    if (this.#kept.size > MOST_KEPT) forgetOldest(this.#kept);
  }

  #forgetOld(): void {
    const now = this.#clock.now();
    for (const [key, { atMs }] of this.#kept) {
      if (now - atMs < KEEP_MS) return;
      this.#kept.delete(key);
    }
  }
}
