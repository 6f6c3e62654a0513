/** Everything that viewers at the gateways were shown of one table; and whether it was really so. */
import type { GameEvent } from '../../../src/game/index.ts';
import type { Snapshot } from '../../../src/server/view/messages.ts';
import { Truth } from '../stored.ts';
import { type Sight, sightOf } from '../viewer.ts';
import { rowsIn } from './journal-copy.ts';

export class Seen {
  readonly #sights = new Map<string, Sight>();

  note(snapshot: Snapshot): void {
    if (snapshot.screen !== 'turn') return;
    const sight = sightOf(snapshot);
    this.#sights.set(JSON.stringify(sight), sight);
  }

  /** Throws, as a loss, for what this journal does not say; `data`: its folder. */
  check(data: string): void {
    const events = rowsIn(data, 'games').map(({ payload }) => JSON.parse(payload) as GameEvent);
    const truth = new Truth(events);
    for (const sight of this.#sights.values()) truth.check(sight);
  }

  /** A journal was put back: what was seen before was seen, and is gone. */
  forget(): void {
    this.#sights.clear();
  }
}
