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
  readonly #clock: WallClock;
  #newest: Snapshot | undefined;
  /** What was said last. */
  #told: Snapshot | undefined;
  #askedMs = Number.NEGATIVE_INFINITY;
  #saidMs = Number.NEGATIVE_INFINITY;
  #timer: Timer | undefined;

  constructor(send: (view: Uint8Array) => void, clock: WallClock) {
    this.#send = send;
    this.#clock = clock;
  }

  /** Whatever the table's own pages are told. */
  tell(newest: Snapshot): void {
    this.#newest = newest;
    if (newest !== this.#told && this.#clock.now() - this.#askedMs < WATCHED_MS) this.#plan();
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
    if (have?.epoch !== this.#newest?.epoch || have?.seq !== this.#newest?.seq) this.#told = undefined;
    this.#plan();
  }

  #plan(): void {
    if (this.#timer !== undefined) return;
    const waitMs = Math.max(0, this.#saidMs + VIEW_MS - this.#clock.now());
    this.#timer = this.#clock.after(waitMs, () => this.#say());
  }

  #say(): void {
    this.#timer = undefined;
    const newest = this.#newest;
    if (newest === undefined) return;
    this.#saidMs = this.#clock.now();
    const beat: Beat = { type: 'beat', epoch: newest.epoch, seq: newest.seq };
    this.#send(wireBytes(newest === this.#told ? beat : newest));
    this.#told = newest;
  }
}
