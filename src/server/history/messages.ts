/** What `/history.json` and `/history/<game>.json` tell; the pages, `dicetable verify` and everybody's own programs read it. */

import type { GameRecord } from '../../fairness/record.ts';
import type { Wrong } from '../../fairness/verify.ts';
import type { GameAnalysis, PlayerAnalysis } from '../../game/analysis.ts';
import type { FamilyName } from '../../game/family-name.ts';

/** Changes when a field gets another meaning; new fields may come at any time. */
export const HISTORY_FORMAT = 1;

export interface RulesName {
  readonly id: string;
  readonly name: string;
}

export interface HistoryPlayer {
  readonly name: string;
  readonly total: number;
  readonly winner: boolean;
}

/** One game of the list. */
export interface HistoryLine {
  readonly game: number;
  readonly rules: RulesName;
  /** Wall time, ISO 8601: for people, and only right where the clock was set. */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly rehearsal: boolean;
  readonly corrected: boolean;
  readonly players: readonly HistoryPlayer[];
}

export interface HistoryList {
  /** Newest first. */
  readonly games: readonly HistoryLine[];
  /** `?before=` of the page with older games; null = there are none. */
  readonly before: number | null;
  /** What `?rules=` may ask for: the rule sets of this table. */
  readonly rules: readonly RulesName[];
}

/**
 * One roll as it was journalled, and all that it was computed from beside seed and game number: see `fairDraw`. The dice
 * that were drawn are those that are not held, in slot order; a roll that holds all dice draws none and repeats `n`.
 */
export interface HistoryRoll {
  readonly n: number;
  readonly player: number;
  readonly round: number;
  readonly cut: string;
  readonly held: readonly boolean[];
  readonly faces: readonly number[];
}

export interface HistoryRow {
  readonly id: string;
  readonly label: string;
  readonly kind: 'box' | 'sum';
}

/** The score card of one player after a step: a list of rows, each with one number a column; null = open. */
export interface ChangedCard {
  readonly player: number;
  readonly points: readonly (readonly (number | null)[])[];
  /** Boxes that were repaired or chosen again, by id of the row and index of the column; left out: none. */
  readonly corrected?: readonly { readonly row: string; readonly column: number }[];
}

/** One event, and the table after it. */
export interface HistoryStep {
  /** Number of the event in the journal. */
  readonly seq: number;
  readonly at: string;
  /** As in the journal: `rolled`, `held`, `scored` … */
  readonly type: string;
  /** In words. */
  readonly text: string;
  /** Whose turn it is after the step. */
  readonly player: number;
  readonly round: number;
  /** Taken in this turn. */
  readonly rolls: number;
  /** In slot order; null before the turn's first roll. */
  readonly dice: readonly number[] | null;
  readonly held: readonly boolean[];
  /** Farkle: what was set aside in earlier rolls of this turn, and its points. */
  readonly set: readonly boolean[] | null;
  readonly turnPoints: number | null;
  /** Index into `rolls`, when this step is a roll. */
  readonly roll: number | null;
  /** One a player. */
  readonly totals: readonly number[];
  /** Cards that are different now; those of the first step are all empty. */
  readonly cards: readonly ChangedCard[];
}

export interface HistoryGame extends HistoryLine {
  readonly format: typeof HISTORY_FORMAT;
  /** Who wins with how much, and at what. */
  readonly title: string;
  readonly status: 'over' | 'abandoned';
  readonly family: FamilyName;
  /** How many dice the rule set plays with. */
  readonly dice: number;
  /** Index of the player who began. */
  readonly starter: number;
  readonly fairness: {
    /** 32 bytes in hex. */
    readonly seed: string;
    /** SHA-256 in hex of the sealed lines, each ended by a line feed. */
    readonly seal: string;
    /** The seed, the id of the rule set, and the players' names as they were when the game began. */
    readonly sealed: readonly string[];
    readonly cut: string;
  };
  readonly rolls: readonly HistoryRoll[];
  /** Rows of the score cards; none in Farkle, nor when this table no longer has the rule set. */
  readonly rows: readonly HistoryRow[];
  /** What each column of a card counts. */
  readonly columns: readonly number[];
  /**
   * What each own turn brought, as it counts in the end, oldest first, one list a player: what was taken back is no turn,
   * and a repair belongs to the turn that filled the box. What a total has beside it was adjusted by hand.
   */
  readonly turns: readonly (readonly number[])[];
  readonly steps: readonly HistoryStep[];
}

/** `/verify/<game>.json`: a game as it is stored, and what its rules say of it. */
export interface OpenRecord extends GameRecord {
  readonly played: {
    /** Left out: points, turns and winners follow from dice and choices. */
    readonly wrong?: Wrong;
    /** Id of the rules where they are none of Dicetable's own: then nothing is said of points. */
    readonly unknownRules?: string;
    /** Who changed by hand what the rules had made, and the numbers of the events. */
    readonly corrected: readonly { readonly by: string; readonly seqs: readonly number[] }[];
  };
}

/** `/history/<game>/analysis.json`: the game looked at with best play; new fields may come at any time. Events are counted from 0, as the steps of the game. */
export interface AnalysisAnswer extends Omit<GameAnalysis, 'players'> {
  readonly game: number;
  readonly status: 'playing' | 'over' | 'abandoned';
  readonly coach: 'off' | 'after' | 'live';
  readonly players: readonly (PlayerAnalysis & { readonly name: string; readonly house: boolean })[];
}
