/** The buzzer at OC1A: hears the edges of its pin and tells tones from them. */

export interface HeardTone {
  readonly hz: number;
  /** Share of the period in which the pin is high: the volume. */
  readonly duty: number;
  /** First and last rising edge, in cycles. */
  readonly fromCycle: number;
  readonly toCycle: number;
}

/** Tones kept for reading. */
const KEPT_TONES = 100;
/** Without an edge for this many periods the tone is over. */
const QUIET_PERIODS = 3;

export class Buzzer {
  readonly #clockHz: number;
  readonly #tones: { period: number; high: number; fromCycle: number; toCycle: number }[] = [];
  #level = false;
  #roseAt = Number.NEGATIVE_INFINITY;
  #high = 0;

  constructor(clockHz: number) {
    this.#clockHz = clockHz;
  }

  level(high: boolean, at: number): void {
    if (high === this.#level) return;
    this.#level = high;
    if (!high) {
      this.#high = at - this.#roseAt;
      return;
    }
    const period = at - this.#roseAt;
    const last = this.#tones.at(-1);
    if (last?.period === period && last.toCycle === this.#roseAt) last.toCycle = at;
    else if (period < this.#clockHz) {
      this.#tones.push({ period, high: this.#high, fromCycle: this.#roseAt, toCycle: at });
      if (this.#tones.length > KEPT_TONES) this.#tones.shift();
    }
    this.#roseAt = at;
  }

  /** Tones heard so far, oldest first: the last hundred. */
  get tones(): readonly HeardTone[] {
    return this.#tones.map(({ period, high, fromCycle, toCycle }) => ({
      hz: this.#clockHz / period,
      duty: high / period,
      fromCycle,
      toCycle,
    }));
  }

  /** What sounds at cycle `now`; 0 = silence. */
  hz(now: number): number {
    const last = this.#tones.at(-1);
    return last !== undefined && now - this.#roseAt <= last.period * QUIET_PERIODS
      ? this.#clockHz / last.period
      : 0;
  }
}
