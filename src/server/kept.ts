/** One answer for all who ask the same within a moment, so that a room costs no more than one of them. */
import { forgetOldest } from './oldest.ts';
import type { WallClock } from './wall-clock.ts';

/** Whoever looks again sees what has changed this much later. */
export const KEEP_MS = 2000;

/** Answers that are kept at once: those of old games can be long. */
export const MOST_KEPT = 32;

export class Kept<Key, Answer> {
  readonly #clock: WallClock;
  /** The oldest first. */
  readonly #kept = new Map<Key, { readonly answer: Answer; readonly atMs: number }>();

  constructor(clock: WallClock) {
    this.#clock = clock;
  }

  /** What `read` answered a moment ago, or answers now. A promise that is rejected is not kept. */
  get(key: Key, read: () => Answer): Answer {
    const now = this.#clock.now();
    for (const [each, { atMs }] of this.#kept) {
      if (now - atMs < KEEP_MS) break;
      this.#kept.delete(each);
    }
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept.answer;
    const answer = read();
    const entry = { answer, atMs: now };
    this.#kept.set(key, entry);
    if (this.#kept.size > MOST_KEPT) forgetOldest(this.#kept);
    if (answer instanceof Promise)
      answer.catch(() => {
        if (this.#kept.get(key) === entry) this.#kept.delete(key);
      });
    return answer;
  }
}
