/** The state of one game: always `replay(events)`, never stored. One type a family, told apart by `family`. */
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
  /**
   * One flag a die, in slot order: the die stays at the next roll. In sets whose marks mean *roll again* all dice stay
   * after a roll, and a mark frees one. In Farkle: the die of this roll is picked to be set aside.
   */
  readonly held: readonly boolean[];
  /** No more rolls in this turn: the player stopped early, or a score was taken back. */
  readonly stopped?: true;
  /** The Yahtzee box was claimed once more in this turn: another box must be filled. */
  readonly claimed?: true;
}

/** Turns that were skipped, by player: each is played when that player is on again. */
export type KeptTurns<T extends Turn> = readonly (T | undefined)[];

export interface FarkleTurn extends Turn {
  /** One flag a die: set aside in an earlier roll of this turn, so that it lies still. */
  readonly set: readonly boolean[];
  /** Points of all dice set aside in earlier rolls of this turn. */
  readonly points: number;
  /** The turn was skipped before: the same player's own turn follows it. */
  readonly owed?: true;
}

/** What games of every family have. */
export interface GameFacts {
  /** Counts the games of the journal from 1. */
  readonly number: number;
  /** Id of the rule set. */
  readonly rules: string;
  readonly players: readonly string[];
  /** The names that the seal was made with: `players` as the game began. */
  readonly sealedPlayers: readonly string[];
  readonly starter: number;
  readonly seed: string;
  readonly seal: string;
  readonly cut: string;
  /** Draws made in the whole game. */
  readonly rollsDrawn: number;
  readonly status: 'playing' | 'over' | 'abandoned';
  /** One card a player; none in Farkle. */
  readonly cards: readonly ScoreCard[];
  /** The newest scored box, for "what changed last". */
  readonly lastScored: { readonly player: number; readonly category: string } | undefined;
  /** Indices of the best players, once the game is over; several share a tie. */
  readonly winners: readonly number[];
  /** The dice are typed, not drawn: such a game never counts. */
  readonly rehearsal: boolean;
  /** Something was taken back in this game. */
  readonly corrected: boolean;
}

export interface FiveDiceGame extends GameFacts {
  readonly family: 'five-dice';
  readonly turn: Turn;
  /** Empty until somebody skips. */
  readonly kept: KeptTurns<Turn>;
  /** The game before the newest score or claim, while that can still be taken back. */
  readonly before: FiveDiceGame | undefined;
}

export interface FarkleGame extends GameFacts {
  readonly family: 'farkle';
  readonly turn: FarkleTurn;
  /** Empty until somebody skips. */
  readonly kept: KeptTurns<FarkleTurn>;
  /** Banked points, one number a player. */
  readonly totals: readonly number[];
  /** Own turns finished, one number a player. */
  readonly turns: readonly number[];
  /** What every finished turn brought, oldest first, one list a player; 0 or a penalty: a farkle. */
  readonly sheet: readonly (readonly number[])[];
  /** Farkles in a row, one number a player. */
  readonly farkles: readonly number[];
  /** Who reached the target first, where the others still get one turn. */
  readonly reachedBy: number | undefined;
  /** How the newest turn ended, until the next roll. */
  readonly lastTurn:
    | { readonly player: number; readonly banked: number }
    | { readonly player: number; readonly lost: number; readonly dice: Dice }
    | undefined;
  /** The game before the newest bank, while that can still be taken back. */
  readonly before: FarkleGame | undefined;
}

export type Game = FiveDiceGame | FarkleGame;

/** Who follows in order, and in which round. */
export function nextInOrder(
  { players, starter }: Pick<GameFacts, 'players' | 'starter'>,
  { player, round }: Pick<Turn, 'player' | 'round'>,
): { readonly player: number; readonly round: number } {
  const next = (player + 1) % players.length;
  return { player: next, round: round + (next === starter ? 1 : 0) };
}
