/** The halls of fame as the journal has them, read again whenever a game has ended, is open again, or has another name. */
import type { Clock } from '../clock/clock.ts';
import { Fault, messageOf } from '../fault/fault.ts';
import type { GameEvent, RuleSets } from '../game/index.ts';
import type { Journal } from '../journal/journal.ts';
import { hallOf } from '../table/hall.ts';
import type { Hall } from '../table/situation.ts';

const CHANGES: ReadonlySet<GameEvent['type']> = new Set(['game ended', 'taken back', 'named']);

export class HallBook {
  readonly #journal: Journal;
  readonly #clock: Clock;
  readonly #ruleSets: RuleSets;
  #hall: Hall = {};
  #fault: Fault | undefined;

  constructor(journal: Journal, clock: Clock, ruleSets: RuleSets) {
    this.#journal = journal;
    this.#clock = clock;
    this.#ruleSets = ruleSets;
  }

  get hall(): Hall {
    return this.#hall;
  }

  /** Why the hall could not be read the last time. */
  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** A hall of fame that cannot be read stops nobody from playing: it stays as it was, and `fault` says why. */
  async read(): Promise<void> {
    const reading = this.#journal.finished().then(
      (games) => {
        this.#hall = hallOf(this.#ruleSets, games);
        this.#fault = undefined;
      },
      (error: unknown) => {
        this.#fault =
          error instanceof Fault ? error : new Fault('journal-damaged', messageOf(error), { cause: error });
      },
    );
    await this.#clock.track(reading);
  }

  /** `changed` is called when these durable events have changed the hall. */
  follow(events: readonly GameEvent[], changed: () => void): void {
    if (!events.some(({ type }) => CHANGES.has(type))) return;
    void this.#clock.track(this.read().then(changed));
  }
}
