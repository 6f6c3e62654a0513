/**
 * One table that somebody watches: its views are heard and told on by the code that a table tells its own viewers with. While
 * somebody watches, the table is asked every second for what is newer; so old data is never called live, and whoever comes first
 * does not wait for the next roll.
 */
import type { Timer } from '../../clock/clock.ts';
import type { Limits } from '../../server/guard/limits.ts';
import { FanOut } from '../../server/live/fan-out.ts';
import type { Joined, ViewerSocket, Wants } from '../../server/live/told.ts';
import { Versions } from '../../server/live/versions.ts';
import type { WallClock } from '../../server/wall-clock.ts';
import { wireBytes } from '../wire/batch.ts';
import type { HallBus } from '../wire/bus.ts';
import { type Address, subjectOf, viewCallOf } from '../wire/subjects.ts';
import { heardView, type ViewCall } from '../wire/view.ts';

const ASK_MS = 1000;
/** Without a word of the table for so long, what is shown may be old. */
const FRESH_MS = 2500;
/** A viewer whose line drops comes back to the same versions. */
const KEPT_MS = 15_000;

export class TableLine {
  readonly versions = new Versions();
  readonly #bus: HallBus;
  readonly #address: Address;
  readonly #clock: WallClock;
  readonly #fanOut: FanOut;
  readonly #ended: () => void;
  readonly #unhear: () => void;
  #timer: Timer;
  #heardMs = Number.NEGATIVE_INFINITY;
  #watchedMs: number;

  /** `ended` is called when nobody has watched for a while. */
  constructor(bus: HallBus, address: Address, clock: WallClock, limits: Limits, ended: () => void) {
    this.#bus = bus;
    this.#address = address;
    this.#clock = clock;
    this.#ended = ended;
    this.#watchedMs = clock.now();
    const { versions } = this;
    this.#fanOut = new FanOut(clock, limits, {
      get newest() {
        return versions.newest;
      },
      frame: (from, packed) => versions.frame(from, packed),
      beat: () => versions.beat(clock.now() - this.#heardMs < FRESH_MS),
    });
    this.#unhear = bus.hear(subjectOf(address, 'view'), (_subject, bytes) => this.#hear(bytes));
    this.#timer = clock.after(0, () => this.#ask());
  }

  get viewers(): number {
    return this.#fanOut.viewers;
  }

  join(socket: ViewerSocket, wants: Wants): Joined {
    return this.#fanOut.join(socket, wants);
  }

  close(): void {
    this.#timer.cancel();
    this.#unhear();
    this.#fanOut.close();
  }

  #hear(bytes: Uint8Array): void {
    const heard = heardView(bytes);
    if (heard === undefined) return;
    const { last } = this.versions;
    const isSame = last?.epoch === heard.epoch;
    if (heard.type === 'beat') {
      if (isSame && heard.seq === last.seq) this.#heardMs = this.#clock.now();
      return;
    }
    this.#heardMs = this.#clock.now();
    // Somebody else had asked for it.
    if (isSame && heard.seq <= last.seq) return;
    this.versions.add(heard, heard.content);
    this.#fanOut.publish();
  }

  #ask(): void {
    const now = this.#clock.now();
    if (this.#fanOut.viewers > 0) this.#watchedMs = now;
    else if (now - this.#watchedMs >= KEPT_MS) {
      this.close();
      this.#ended();
      return;
    }
    const { last } = this.versions;
    const call: ViewCall = { have: last === undefined ? null : { epoch: last.epoch, seq: last.seq } };
    this.#bus.say(viewCallOf(this.#address), wireBytes(call));
    this.#timer = this.#clock.after(ASK_MS, () => this.#ask());
  }
}
