/** What spectators are told after every event: chances in numbers, and what players need by code. */
import type { Category } from '../../game/index.ts';

export interface Odds {
  /** In the order of the players. */
  readonly players: readonly PlayerOdds[];
  /** That several share the win. */
  readonly tie: number;
  /** `first`: a better one follows within seconds. */
  readonly how: 'first' | 'sampled' | 'exact';
  readonly needs: readonly Need[];
}

export interface PlayerOdds {
  /** To win alone; 0 for who has dropped out. */
  readonly win: number;
  readonly expected: number;
  /** Five in a hundred games end below, five above. */
  readonly low: number;
  readonly high: number;
}

/** What a player must still get to come out ahead of all others. */
export interface Need {
  readonly player: number;
  readonly points: number;
  readonly boxes: readonly Category[];
  readonly chance: number;
  /** Others play on too: it is what they are expected to end with that must be passed. */
  readonly about: boolean;
}

/** Comes back now and then, with a first answer as soon as there is one. Undefined in the end: nobody can tell. */
export type OddsWork = Generator<Odds | undefined, Odds | undefined>;
