/** The state of one game: always `replay(events)`, never stored. */
import type { Dice } from './die.ts';
import type { ScoreCard } from './yahtzee/score-card.ts';

export interface Turn {
  /** Index into `players`. */
  readonly player: number;
  /** From 1. */
  readonly round: number;
  /** Rolls taken in this turn. */
  readonly rolls: number;
  /** Undefined before the first roll of the turn. */
  readonly dice: Dice | undefined;
  /** One flag a die, in slot order. */
  readonly held: readonly boolean[];
}

export interface Game {
  /** Counts the games of the journal from 1. */
  readonly number: number;
  /** Id of the rule set. */
  readonly rules: string;
  readonly players: readonly string[];
  readonly starter: number;
  readonly seed: string;
  readonly seal: string;
  readonly cut: string;
  /** Rolls drawn in the whole game. */
  readonly rollsDrawn: number;
  readonly status: 'playing' | 'over' | 'abandoned';
  readonly turn: Turn;
  /** One card a player. */
  readonly cards: readonly ScoreCard[];
  /** Indices of the best players, once the game is over; several share a tie. */
  readonly winners: readonly number[];
  /** The newest scored box, for "what changed last". */
  readonly lastScored: { readonly player: number; readonly category: string } | undefined;
}
