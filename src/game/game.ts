/** The state of one game: always `replay(events)`, never stored. One type a family, told apart by `family`. */
import type { CoachMode } from './coach-mode.ts';
import type { Adjustment, Undone } from './correction.ts';
import type { Dice } from './die.ts';
import type { Round } from './round.ts';
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
  /** What ended this turn was taken back: the choice is made again, with these dice. */
  readonly again?: true;
  /** The turn was skipped before. In Farkle the same player's own turn follows it. */
  readonly owed?: true;
}

/** Turns that were skipped, by player: each is played when that player is on again. */
export type KeptTurns<T extends Turn> = readonly (T | undefined)[];

export interface FarkleTurn extends Turn {
  /** One flag a die: set aside in an earlier roll of this turn, so that it lies still. */
  readonly set: readonly boolean[];
  /** Points of all dice set aside in earlier rolls of this turn. */
  readonly points: number;
  /** The roll that lies there was `spared`: all dice may roll, or the points be banked, and none is set aside. */
  readonly spared?: true;
  /** Where on the player's sheet a turn belongs whose bank was taken back. */
  readonly place?: number;
}

/** Whose turn it is and what follows out of order. */
export interface Turns<T extends Turn> {
  readonly turn: T;
  /** Turns to return to, one after the other, once choices that are open again are made. */
  readonly waiting: readonly T[];
  /** Empty until somebody skips. */
  readonly kept: KeptTurns<T>;
}

/** One thing that can be taken back, with what it takes to do so. */
export interface Done<G extends GameFacts, T extends Turn> {
  readonly kind: 'done';
  readonly player: number;
  readonly what: Undone;
  /** Of the game before it. */
  readonly status: GameFacts['status'];
  /** What no roll changes, as it was before. */
  readonly back: Partial<G>;
  /** Only where it moved the turn: as they were before. */
  readonly turns?: Turns<T>;
}

/** What can be taken back, oldest first, and where rolls lie between. */
export type DoneList<G extends GameFacts, T extends Turn> = readonly (
  | Done<G, T>
  | { readonly kind: 'rolled' }
)[];

/** What games of every family have. */
export interface GameFacts {
  /** Counts the games of the journal from 1. */
  readonly number: number;
  /** Id of the rule set. */
  readonly rules: string;
  readonly players: readonly string[];
  /** As the journal calls them, where `players` has the names of people; left out: the same. */
  readonly seats?: readonly string[];
  /** One list a player, of the members of its team in the order in which they play; left out: there are no teams. */
  readonly teams?: readonly (readonly string[])[] | undefined;
  /** As the journal calls them, where `teams` has the names of people; left out: the same. */
  readonly teamSeats?: readonly (readonly string[])[];
  /** The names that the seal was made with: `players` as the game began. */
  readonly sealedPlayers: readonly string[];
  /** Players who dropped out: they come after all who finish. */
  readonly droppedOut: readonly number[];
  readonly starter: number;
  readonly seed: string;
  readonly seal: string;
  readonly cut: string;
  /** What of it was pressed at the table. */
  readonly pressedCut: string;
  /** What of it guests typed at pages, oldest first. */
  readonly guestCuts: readonly string[];
  /** Draws made in the whole game. */
  readonly rollsDrawn: number;
  readonly status: 'playing' | 'over' | 'abandoned';
  /** It was over once, so that its seed is known: no dice are rolled in it any more, also when it is played again. */
  readonly opened: boolean;
  /** Indices of the best players, once the game is over; several share a tie. */
  readonly winners: readonly number[];
  /** The dice are typed, not drawn: such a game never counts. */
  readonly rehearsal: boolean;
  /** A rehearsal that leads a newcomer, with drawn dice. */
  readonly lesson?: true;
  readonly coach: CoachMode;
  /** Duplicate dice; `begun`: turns that were begun, one number a player. Left out: the table's own dice. */
  readonly round?: Round & { readonly begun: readonly number[] };
  /** Events so far, but for holds. */
  readonly choices: number;
  /** Something was taken back, repaired or adjusted in this game, or somebody dropped out. */
  readonly corrected: boolean;
}

/** A game of some family, with turns and with what can be taken back. */
export interface Played<G extends GameFacts, T extends Turn> extends GameFacts, Turns<T> {
  readonly done: DoneList<G, T>;
}

export interface FiveDiceGame extends Played<FiveDiceGame, Turn> {
  readonly family: 'five-dice';
  /** One a player. */
  readonly cards: readonly ScoreCard[];
  /** Rolls that earlier turns have left, one number a player; all 0 where none are saved. */
  readonly saved: readonly number[];
  /** The newest scored box, for "what changed last". */
  readonly lastScored: { readonly player: number; readonly category: string } | undefined;
}

export interface FarkleGame extends Played<FarkleGame, FarkleTurn> {
  readonly family: 'farkle';
  /** One list a player; their points are in `totals`. */
  readonly adjustments: readonly (readonly Adjustment[])[];
  /** Banked points and adjustments, one number a player. */
  readonly totals: readonly number[];
  /** Own turns finished, one number a player. */
  readonly turns: readonly number[];
  /** What every finished turn brought, oldest first, one list a player; 0 or a penalty: a farkle. */
  readonly sheet: readonly (readonly number[])[];
  /** Farkles in a row, one number a player. */
  readonly farkles: readonly number[];
  /** Who reached the target first, where others still have a turn. */
  readonly reachedBy: number | undefined;
  /** How the newest turn ended, until the next roll. */
  readonly lastTurn:
    | { readonly player: number; readonly banked: number }
    | { readonly player: number; readonly lost: number; readonly dice: Dice }
    | undefined;
}

export type Game = FiveDiceGame | FarkleGame;
