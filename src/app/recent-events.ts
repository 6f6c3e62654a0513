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

  /**
   * Oldest first. `hides`: the newest event of this kind is durable, and what it and all after it say may not be known yet:
   * its dice tumble, or the score before the end of the game is still seen.
   */
  sentences(hides: 'rolled' | 'game ended' | undefined, nameOf: NameOf): readonly Text[] {
    const types = this.#told.map(({ type }) => type);
    const shown =
      hides === undefined ? this.#told : this.#told.slice(0, Math.max(0, types.lastIndexOf(hides)));
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
