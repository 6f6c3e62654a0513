/** The six characters that operators of the hall know: tried at the office and at the fleet page, and seldom in vain. */
import { timingSafeEqual } from 'node:crypto';

/** Wrong ones within a minute, of all together: a guesser needs more than a century for half of them. */
const MOST_WRONG = 5;
const MINUTE_MS = 60_000;

export class HallCode {
  readonly #code: string;
  readonly #now: () => number;
  #wrong: readonly number[] = [];

  constructor(code: string, now: () => number) {
    this.#code = code;
    this.#now = now;
  }

  try(typed: string): 'right' | 'wrong-code' | 'later' {
    const nowMs = this.#now();
    this.#wrong = this.#wrong.filter((atMs) => nowMs - atMs < MINUTE_MS);
    if (this.#wrong.length >= MOST_WRONG) return 'later';
    const [ours, theirs] = [Buffer.from(this.#code), Buffer.from(typed)];
    if (ours.length === theirs.length && timingSafeEqual(ours, theirs)) return 'right';
    this.failed();
    return 'wrong-code';
  }

  /** Somebody has guessed at something else, and in vain. */
  failed(): void {
    this.#wrong = [...this.#wrong, this.#now()];
  }
}
