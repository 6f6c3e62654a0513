/** The halls of fame as the journal has them, read again whenever a game has ended or is open again. */
import type { Clock } from '../clock/clock.ts';
import type { GameEvent, RuleSets } from '../game/index.ts';
import type { Journal } from '../journal/journal.ts';
import { hallOf } from '../table/hall.ts';
import type { Hall } from '../table/situation.ts';

export class HallBook {
  readonly #journal: Journal;
  readonly #clock: Clock;
  readonly #ruleSets: RuleSets;
  #hall: Hall = {};

  constructor(journal: Journal, clock: Clock, ruleSets: RuleSets) {
    this.#journal = journal;
    this.#clock = clock;
    this.#ruleSets = ruleSets;
  }

  get hall(): Hall {
    return this.#hall;
  }

  /** A hall of fame that cannot be read stops nobody from playing: it stays as it was. */
  async read(): Promise<void> {
    const reading = this.#journal.finished().then(
      (games) => {
        this.#hall = hallOf(this.#ruleSets, games);
      },
      () => undefined,
    );
    await this.#clock.track(reading);
  }

  /** `changed` is called when these durable events have changed the hall. */
  follow(events: readonly GameEvent[], changed: () => void): void {
    if (!events.some(({ type }) => type === 'game ended' || type === 'taken back')) return;
    void this.#clock.track(this.read().then(changed));
  }
}
