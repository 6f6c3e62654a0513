/** Counts the audits behind the table, piece by piece, so that whoever asks finds them counted. */
import { type Audits, NO_AUDITS } from '../books/audits.ts';
import type { Clock, Timer } from '../clock/clock.ts';
import { Fault } from '../fault/fault.ts';
import type { Archive, AuditReading } from '../journal/archive.ts';

/** A few milliseconds of the journal's thread: an append waits for one of them at most. */
const PIECE = 2000;
/** Between two of them, while nobody waits. */
const PAUSE_MS = 50;
/** Whoever asks waits for so many pieces at most, and is told what has been counted so far. */
const MOST_AT_ONCE = 10;

export class AuditCount {
  readonly #archive: Pick<Archive, 'audits'>;
  readonly #clock: Clock;
  #newest: Audits = NO_AUDITS;
  #timer: Timer | undefined;
  #closed = false;

  /** `clock`: wall time, since table time stands still in tests. */
  constructor(archive: Pick<Archive, 'audits'>, clock: Clock) {
    this.#archive = archive;
    this.#clock = clock;
  }

  /** As counted last. */
  get newest(): Audits {
    return this.#newest;
  }

  /** Goes on until everything is counted. */
  begin(): void {
    void this.#piece().then((behind) => {
      if (this.#closed || behind === 0) return;
      this.#timer = this.#clock.after(PAUSE_MS, () => this.begin());
    });
  }

  /** Rejects with the fault of a journal that cannot be read. */
  async read(): Promise<AuditReading> {
    for (let piece = 1; ; piece += 1) {
      const reading = await this.#archive.audits(PIECE);
      this.#newest = reading.audits;
      if (reading.behind === 0 || piece === MOST_AT_ONCE) return reading;
    }
  }

  close(): void {
    this.#closed = true;
    this.#timer?.cancel();
  }

  /** How many are left; none that could be read. */
  async #piece(): Promise<number> {
    try {
      const { behind, audits } = await this.#archive.audits(PIECE);
      this.#newest = audits;
      return behind;
    } catch (error) {
      if (error instanceof Fault) return 0;
      throw error;
    }
  }
}
