/**
 * When samples leave the mixer: so few ahead of time that a sound comes at once, and so many that a player does not run dry.
 * What is handed over cannot be taken back, and a pipe would hold half a second of it.
 */
import { MIX_RATE, type Mixer } from '../mixer/mixer.ts';

/** Samples are made in portions of so much. */
const PORTION_MS = 5;
const PORTION = (MIX_RATE * PORTION_MS) / 1000;
/** So far ahead of time is the stream: the latency of every sound, and the longest sleep of the machine that nobody hears. */
const LEAD_MS = 35;
/** Silence after the last sound, so that all of it leaves the player; then nothing is sent, and no clocks drift apart. */
const TAIL_MS = 1000;
/** How often the stream is looked after. */
export const TICK_MS = 5;

export class Pump {
  readonly #mixer: Mixer;
  readonly #now: () => number;
  readonly #write: (samples: Float32Array) => void;
  /** Until this time there are samples. */
  #madeMs = Number.NEGATIVE_INFINITY;
  #soundedMs = Number.NEGATIVE_INFINITY;

  constructor(mixer: Mixer, now: () => number, write: (samples: Float32Array) => void) {
    this.#mixer = mixer;
    this.#now = now;
    this.#write = write;
  }

  /** When a sound that is given to the mixer now will leave it. */
  get nextMs(): number {
    return Math.max(this.#madeMs, this.#now());
  }

  /** Makes what is due; false: nothing is, until the next sound. */
  tick(): boolean {
    const nowMs = this.#now();
    if (!this.#mixer.silent) this.#soundedMs = Math.max(this.#madeMs, nowMs);
    if (nowMs > this.#soundedMs + TAIL_MS) return false;
    // After a pause the stream begins anew: what is late is not made up for.
    this.#madeMs = Math.max(this.#madeMs, nowMs);
    while (this.#madeMs < nowMs + LEAD_MS) {
      this.#write(this.#mixer.mix(PORTION));
      this.#madeMs += PORTION_MS;
    }
    return true;
  }
}
