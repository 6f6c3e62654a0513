/** How a game stands, in chances: what spectators are told after every event. */
import type { Category } from './yahtzee/category.ts';

export interface Odds {
  /** In the order of the players. */
  readonly players: readonly PlayerOdds[];
  /** That several share the win. */
  readonly tie: number;
  /** `first`: a better one follows within seconds. */
  readonly how: 'first' | 'sampled' | 'exact';
  /** How people are taken to play: by best play of the whole game, or of each turn. */
  readonly assumes: 'perfect' | 'bestTurns';
  readonly needs: readonly Need[];
}

export interface PlayerOdds {
  /** To win alone; 0 for who has dropped out. */
  readonly win: number;
  /** Final total; undefined in games that have none, or for who has dropped out. */
  readonly total?: { readonly expected: number; readonly low: number; readonly high: number };
}

/** What a player must still get to come out ahead of all others. */
export type Need = BoxesNeed | TurnNeed;

interface NeedFacts {
  readonly player: number;
  readonly points: number;
  readonly chance: number;
}

/** From the boxes that are open. */
export interface BoxesNeed extends NeedFacts {
  readonly boxes: readonly Category[];
  /** Others play on too: it is what they are expected to end with that must be passed. */
  readonly about: boolean;
}

/** In one turn of Farkle. */
export interface TurnNeed extends NeedFacts {
  /** Who is not on is told of the turn to come. */
  readonly turn: 'this' | 'next';
  /** Points that are set aside in it already. */
  readonly held: number;
  /** Others have a turn after that, and may ask for more. */
  readonly atLeast: boolean;
}
