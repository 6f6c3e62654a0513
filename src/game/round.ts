/** Duplicate dice: all tables of a round play the same dice, which a hall has sealed and deals slot by slot. */
import type { Face } from './die.ts';

/** What a game of a round carries of it; its `seal` is the round's. */
export interface Round {
  /** As the hall calls it. */
  readonly id: string;
  /** Id of the hall that has sealed it: it alone deals these dice. */
  readonly hall: string;
  /** The public word, fixed before anybody has rolled at any table. */
  readonly cut: string;
}

/** A round that a table may play: one game. */
export interface RoundOffer extends Round {
  readonly rules: string;
  /** How many players sit at each table. */
  readonly seats: number;
  readonly seal: string;
}

/** In the place of the seed, which only the hall knows until the last table has played. */
export const HALL_HAS_SEED = '0'.repeat(64);

/** Which throw of a round is asked for: the same question has the same answer, for ever. */
export interface RoundThrow {
  readonly round: string;
  readonly hall: string;
  readonly seal: string;
  readonly cut: string;
  /** Number of the game in the table's journal: a table plays a round once. */
  readonly game: number;
  /** Index of the player. */
  readonly seat: number;
  /** Turns that this player has begun before, and rolls taken in this one. */
  readonly turn: number;
  readonly roll: number;
  /** In slot order, all dice of the set. */
  readonly held: readonly boolean[];
}

/** What came of a question: faces in slot order, held ones as they lie; or why there are none. */
export type Dealt =
  | { readonly faces: readonly Face[] }
  /** Nobody answers: it can be asked again. */
  | { readonly error: 'away' }
  /** It was answered for these held dice, and for no others. */
  | { readonly error: 'held'; readonly held: readonly boolean[] }
  /** The round is over, or this is no game of it. */
  | { readonly error: 'closed' | 'refused' }
  /** What the hall says cannot be: another seal, another word, a held die that turned. */
  | { readonly error: 'lies' };
