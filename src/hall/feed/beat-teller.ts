/** Tells a hall how the table is: twice a minute, and what matters at once, but not more often than it can be read. */
import type { Timer } from '../../clock/clock.ts';
import type { WallClock } from '../../server/wall-clock.ts';
import { BEAT_MS, BEAT_PAUSE_MS } from '../wire/beat.ts';

export interface BeatTellerParts {
  /** What is told at once when it changes. */
  readonly urgent: () => string;
  readonly say: () => void;
  readonly clock: WallClock;
}

export class BeatTeller {
  readonly #parts: BeatTellerParts;
  #told = '';
  #saidMs = Number.NEGATIVE_INFINITY;
  #dueMs = 0;
  #timer: Timer | undefined;

  constructor(parts: BeatTellerParts) {
    this.#parts = parts;
    this.#plan(BEAT_MS);
  }

  /** Whoever has just come to hear it need not wait. */
  now(): void {
    const { say, clock, urgent } = this.#parts;
    this.#saidMs = clock.now();
    this.#told = urgent();
    this.#plan(BEAT_MS);
    say();
  }

  /** Something has changed, maybe what matters. */
  follow(): void {
    if (this.#parts.urgent() === this.#told) return;
    const now = this.#parts.clock.now();
    const waitMs = Math.max(0, this.#saidMs + BEAT_PAUSE_MS - now);
    if (now + waitMs < this.#dueMs) this.#plan(waitMs);
  }

  close(): void {
    this.#timer?.cancel();
  }

  #plan(waitMs: number): void {
    this.#timer?.cancel();
    this.#dueMs = this.#parts.clock.now() + waitMs;
    this.#timer = this.#parts.clock.after(waitMs, () => this.now());
  }
}
