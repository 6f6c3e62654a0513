/**
 * Tells a hall what the table shows, while somebody there looks: the newest only, at most twice a second, and that there is
 * nothing newer to whoever has it. So a table that nobody watches sends nothing.
 */
import type { Timer } from '../../clock/clock.ts';
import type { Beat, Snapshot } from '../../server/view/messages.ts';
import type { WallClock } from '../../server/wall-clock.ts';
import { heardAs, wireBytes } from '../wire/batch.ts';
import { VIEW_MS, viewCallSchema } from '../wire/view.ts';

/** Who looks on asks again before that. */
const WATCHED_MS = 30_000;

export class ViewTeller {
  readonly #send: (view: Uint8Array) => void;
  readonly #newest: () => Snapshot | null;
  readonly #clock: WallClock;
  /** What was said last. */
  #told: Snapshot | null = null;
  #askedMs = Number.NEGATIVE_INFINITY;
  #saidMs = Number.NEGATIVE_INFINITY;
  #timer: Timer | undefined;

  /** `newest`: what the table's own pages show; null before the first. */
  constructor(send: (view: Uint8Array) => void, newest: () => Snapshot | null, clock: WallClock) {
    this.#send = send;
    this.#newest = newest;
    this.#clock = clock;
  }

  /** The table's own pages have been told something. */
  follow(): void {
    if (this.#newest() !== this.#told && this.#clock.now() - this.#askedMs < WATCHED_MS) this.#plan();
  }

  close(): void {
    this.#timer?.cancel();
  }

  /** Somebody at the hall watches: a `ViewCall`, or whatever else came. */
  asked(bytes: Uint8Array): void {
    const call = heardAs(viewCallSchema, bytes);
    if (call === undefined) return;
    this.#askedMs = this.#clock.now();
    const { have } = call;
    const newest = this.#newest();
    if (have?.epoch !== newest?.epoch || have?.seq !== newest?.seq) this.#told = null;
    this.#plan();
  }

  #plan(): void {
    if (this.#timer !== undefined) return;
    const waitMs = Math.max(0, this.#saidMs + VIEW_MS - this.#clock.now());
    this.#timer = this.#clock.after(waitMs, () => this.#say());
  }

  #say(): void {
    this.#timer = undefined;
    const newest = this.#newest();
    if (newest === null) return;
    this.#saidMs = this.#clock.now();
    const beat: Beat = { type: 'beat', epoch: newest.epoch, seq: newest.seq };
    this.#send(wireBytes(newest === this.#told ? beat : newest));
    this.#told = newest;
  }
}
