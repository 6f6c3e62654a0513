/** So much of something in a time: what a wire may bring, and the host may do for it, whatever the far end sends. */

interface Limits {
  readonly atOnce: number;
  readonly perSecond: number;
  /** What a pause may save up at most, since all of it may come at once: as long as a program or a wire can stand still. */
  readonly afterPause?: number;
}

export class Allowance {
  readonly #atOnce: number;
  readonly #perSecond: number;
  readonly #afterPause: number;
  #left: number;
  #takenMs: number | undefined;

  constructor({ atOnce, perSecond, afterPause = atOnce }: Limits) {
    this.#atOnce = atOnce;
    this.#perSecond = perSecond;
    this.#afterPause = afterPause;
    this.#left = afterPause;
  }

  /** How many of these are allowed. */
  take(wanted: number, nowMs: number): number {
    const earned = ((nowMs - (this.#takenMs ?? nowMs)) * this.#perSecond) / 1000;
    this.#takenMs = nowMs;
    const most = Math.max(this.#atOnce, Math.min(earned, this.#afterPause));
    this.#left = Math.max(this.#left, Math.min(most, this.#left + earned));
    const allowed = Math.min(wanted, Math.floor(this.#left));
    this.#left -= allowed;
    return allowed;
  }
}
