/** One answer for all who ask about the same game within a moment, so that a room costs no more than one of them. */
import type { WallClock } from '../wall-clock.ts';

/** When a game has ended, the whole room looks at it. A correction is seen this much later. */
const KEEP_MS = 2000;

export class Kept<Answer> {
  readonly #clock: WallClock;
  readonly #kept = new Map<number, { readonly answer: Promise<Answer>; readonly atMs: number }>();

  constructor(clock: WallClock) {
    this.#clock = clock;
  }

  /** What `read` answered a moment ago, or answers now. */
  get(game: number, read: () => Promise<Answer>): Promise<Answer> {
    const now = this.#clock.now();
    for (const [each, { atMs }] of this.#kept) if (now - atMs >= KEEP_MS) this.#kept.delete(each);
    const kept = this.#kept.get(game)?.answer;
    if (kept !== undefined) return kept;
    const answer = read();
    this.#kept.set(game, { answer, atMs: now });
    // What went wrong once is tried again.
    answer.catch(() => this.#kept.delete(game));
    return answer;
  }
}
