/** The newest durable events, for the pages: in words, and the last turn roll by roll. */

import {
  describe,
  evolve,
  type Game,
  type GameEvent,
  lastTurn,
  type NameOf,
  NO_TURNS,
  type RuleSets,
  storyAfter,
  type ToldTurn,
  told,
} from '../game/index.ts';
import type { Text } from '../language/sentence.ts';

/** What the pages show. */
const TOLD = 20;
/** The lights of the dice tell these, and there would be room for little else. */
const UNTOLD: readonly GameEvent['type'][] = ['held', 'freed', 'stopped'];

interface Told {
  readonly type: GameEvent['type'];
  readonly sentence: Text;
}

export class RecentEvents {
  readonly #ruleSets: RuleSets;
  #told: readonly Told[] = [];
  #story = NO_TURNS;

  constructor(ruleSets: RuleSets) {
    this.#ruleSets = ruleSets;
  }

  /** Begins anew, with the events of a whole game. */
  readAll(events: readonly GameEvent[]): void {
    this.#told = [];
    this.#story = NO_TURNS;
    let game: Game | undefined;
    for (const event of events) {
      this.add(event, game);
      game = evolve(game, event);
    }
  }

  /** `game` is the state before the event. */
  add(event: GameEvent, game: Game | undefined): void {
    this.#story = storyAfter(this.#story, event);
    if (UNTOLD.includes(event.type)) return;
    const sentence = describe(event, game, this.#ruleSets);
    this.#told = [...this.#told, { type: event.type, sentence }].slice(-TOLD);
  }

  /** Oldest first. `rolling`: the newest roll is durable, but its dice tumble, and nobody may know it yet. */
  sentences(rolling: boolean, nameOf: NameOf): readonly Text[] {
    const types = this.#told.map(({ type }) => type);
    const shown = rolling ? this.#told.slice(0, Math.max(0, types.lastIndexOf('rolled'))) : this.#told;
    return told(
      shown.map(({ sentence }) => sentence),
      nameOf,
    );
  }

  /** The newest finished turn of this game. `rolling` as in `sentences`. */
  lastTurn(rolling: boolean): ToldTurn | undefined {
    return lastTurn(this.#story, rolling);
  }
}
