/** One league that somebody watches: read again and again from the database while somebody does, and told to all when it has changed. */
import { randomUUID } from 'node:crypto';
import type { Timer } from '../../clock/clock.ts';
import type { Limits } from '../../server/guard/limits.ts';
import { FanOut } from '../../server/live/fan-out.ts';
import type { Joined, ViewerSocket, Wants } from '../../server/live/told.ts';
import { Versions } from '../../server/live/versions.ts';
import type { WallClock } from '../../server/wall-clock.ts';

const READ_MS = 2000;
/** A database that has not answered for so long may have something newer. */
const FRESH_MS = 6000;
/** A viewer whose line drops comes back to the same versions. */
const KEPT_MS = 15_000;

export class FollowedLeague {
  readonly versions = new Versions();
  readonly #read: () => Promise<string | undefined>;
  readonly #clock: WallClock;
  readonly #fanOut: FanOut;
  readonly #ended: () => void;
  readonly #epoch = randomUUID();
  #timer: Timer;
  #seq = 0;
  #readMs = Number.NEGATIVE_INFINITY;
  #watchedMs: number;
  #isClosed = false;

  /** `read`: all that the page shows, as JSON; `ended` is called when nobody has watched for a while. */
  constructor(read: () => Promise<string | undefined>, clock: WallClock, limits: Limits, ended: () => void) {
    this.#read = read;
    this.#clock = clock;
    this.#ended = ended;
    this.#watchedMs = clock.now();
    const { versions } = this;
    this.#fanOut = new FanOut(clock, limits, {
      get newest() {
        return versions.newest;
      },
      frame: (from, packed) => versions.frame(from, packed),
      beat: () => versions.beat(clock.now() - this.#readMs < FRESH_MS),
    });
    this.#timer = clock.after(READ_MS, () => void this.#tick());
  }

  get viewers(): number {
    return this.#fanOut.viewers;
  }

  join(socket: ViewerSocket, wants: Wants): Joined {
    return this.#fanOut.join(socket, wants);
  }

  /** What stands there at this moment. */
  show(content: string): void {
    this.#readMs = this.#clock.now();
    if (content === this.versions.last?.content) return;
    this.#seq += 1;
    this.versions.add({ epoch: this.#epoch, seq: this.#seq }, content);
    this.#fanOut.publish();
  }

  close(): void {
    this.#isClosed = true;
    this.#timer.cancel();
    this.#fanOut.close();
  }

  async #tick(): Promise<void> {
    const now = this.#clock.now();
    if (this.#fanOut.viewers > 0) this.#watchedMs = now;
    else if (now - this.#watchedMs >= KEPT_MS) {
      this.close();
      this.#ended();
      return;
    }
    // What cannot be read now is read in a moment; until then pages know that it is old.
    const content = await this.#read().catch(() => undefined);
    if (this.#isClosed) return;
    if (content !== undefined) this.show(content);
    this.#timer = this.#clock.after(READ_MS, () => void this.#tick());
  }
}
