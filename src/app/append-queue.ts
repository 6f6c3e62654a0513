/**
 * Appends in the order of their decisions, and the game as the journal has it. After a failed append nothing more is
 * accepted: what was not durable is gone, and the journal itself says what is left.
 */
import type { BookEvent } from '../books/event.ts';
import type { Clock } from '../clock/clock.ts';
import { Fault, messageOf } from '../fault/fault.ts';
import { evolve, type Game, type GameEvent, type RuleSets, replay } from '../game/index.ts';
import type { Journal } from '../journal/journal.ts';
import type { NewestLink } from '../table/view.ts';
import { RecentEvents } from './recent-events.ts';
import { requireRules } from './require-rules.ts';

export interface AppendParts {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly options: { readonly ruleSets: RuleSets };
  /** Called when the table has stood still for long enough after a fault of the journal: only a new start helps. */
  readonly gaveUp?: (fault: Fault) => void;
}

/** Table time, in which people can read what is wrong. */
const GIVE_UP_MS = 30_000;

export class AppendQueue {
  /** What the journal has, in words. */
  readonly recent: RecentEvents;
  readonly #journal: Journal;
  readonly #clock: Clock;
  readonly #ruleSets: RuleSets;
  readonly #failed: (fault: Fault) => void;
  readonly #gaveUp: AppendParts['gaveUp'];
  readonly #pending = new Set<Promise<void>>();
  #durable: Game | undefined;
  #link: NewestLink | undefined;
  #fault: Fault | undefined;

  /** `failed` is called once, at the first append that fails. */
  constructor({ journal, clock, options, gaveUp }: AppendParts, failed: (fault: Fault) => void) {
    this.#journal = journal;
    this.#clock = clock;
    this.#ruleSets = options.ruleSets;
    this.recent = new RecentEvents(options.ruleSets);
    this.#failed = failed;
    this.#gaveUp = gaveUp;
  }

  /** The game after the newest durable event. */
  get durable(): Game | undefined {
    return this.#durable;
  }

  /** Of the newest event that was appended here; undefined before the first. */
  get link(): NewestLink | undefined {
    return this.#link;
  }

  /** After which nothing more is accepted. */
  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** The game as the journal has it. Throws a Fault when that cannot be read, or its game has rules that are not here. */
  async read(): Promise<Game | undefined> {
    const stored = await this.#clock.track(this.#journal.read());
    const events = stored.map(({ event }) => event);
    try {
      this.#durable = replay(events);
      this.recent.readAll(events);
    } catch (error) {
      // Its hashes are right, so somebody has written it whom they do not stop.
      throw new Fault('journal-damaged', { say: 'detail.noGame', why: messageOf(error) }, { cause: error });
    }
    requireRules(this.#durable, this.#ruleSets);
    return this.#durable;
  }

  /** `durable` is called once these events would survive a power cut; never when they or earlier ones were lost. */
  append(events: readonly GameEvent[], durable: () => void, booked: readonly BookEvent[] = []): void {
    const work = this.#clock.track(this.#journal.append(events, booked));
    const done = work.then(
      (link) => {
        for (const event of events) {
          this.recent.add(event, this.#durable);
          this.#durable = evolve(this.#durable, event);
        }
        if (events.length > 0) this.#link = this.#durable && { game: this.#durable.number, ...link };
        if (this.#fault === undefined) durable();
      },
      (error: unknown) => this.#fail(error),
    );
    this.#pending.add(done);
    void done.finally(() => this.#pending.delete(done));
  }

  /** Resolves when nothing is under way, with the fault after which nothing more is accepted. */
  async settled(): Promise<Fault | undefined> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
    return this.#fault;
  }

  #fail(error: unknown): void {
    if (this.#fault !== undefined) return;
    // A bug ends the process: what was shown is durable, and the next start goes on from there.
    if (!(error instanceof Fault)) throw error;
    this.#fault = error;
    this.#failed(error);
    this.#clock.after(GIVE_UP_MS, () => this.#gaveUp?.(error));
  }
}
