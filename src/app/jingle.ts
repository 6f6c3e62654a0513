/** When a table that nobody plays at calls for players: at most every so many minutes of table time. */
import type { Clock, Timer } from '../clock/clock.ts';
import type { Look } from '../table/shown.ts';

const MINUTE_MS = 60_000;

export class Jingle {
  readonly #clock: Clock;
  readonly #wake: () => void;
  #newestMs = Number.NEGATIVE_INFINITY;
  #timer: Timer | undefined;
  #dueMs: number | undefined;

  /** `wake` is called when it is time: whoever is woken asks `rings`. */
  constructor(clock: Clock, wake: () => void) {
    this.#clock = clock;
    this.#wake = wake;
  }

  /** True once a jingle, when it is due; asked whenever something is shown. */
  rings({ place, over, moment: { ui, options, nowMs } }: Look): boolean {
    const { jingleMinutes } = options.sound;
    const invites = over === undefined && (place.state === 'attract' || place.state === 'continue');
    const after = (sinceMs: number) => sinceMs + jingleMinutes * MINUTE_MS;
    const rings = invites && jingleMinutes > 0 && nowMs >= after(Math.max(this.#newestMs, ui.touchedMs));
    if (rings) this.#newestMs = nowMs;
    const dueMs = invites && jingleMinutes > 0 ? after(Math.max(this.#newestMs, ui.touchedMs)) : undefined;
    this.#sleepUntil(dueMs);
    return rings;
  }

  close(): void {
    this.#sleepUntil(undefined);
  }

  #sleepUntil(dueMs: number | undefined): void {
    if (dueMs === this.#dueMs) return;
    this.#dueMs = dueMs;
    this.#timer?.cancel();
    this.#timer = dueMs === undefined ? undefined : this.#clock.after(dueMs - this.#clock.now(), this.#wake);
  }
}
