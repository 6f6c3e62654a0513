/** What is shown of a league: its line in a list, and all that stands on its page or on paper. */
import type { LeagueKind, LeagueSeats, LeagueStage } from './kinds.ts';

/** One match; numbers count from 1. */
export interface Match {
  readonly id: number;
  /** A knockout of two lives has three groups: winners, losers, final. */
  readonly group: number;
  readonly round: number;
  /** null: nobody yet, or nobody at all. */
  readonly players: readonly [string | null, string | null];
  /** Both null, and somebody has won: the other has left. */
  readonly points: readonly [number | null, number | null];
  /** Of `players`; null: not played, or a draw. */
  readonly winner: 0 | 1 | null;
  readonly state: 'waits' | 'due' | 'played' | 'free';
}

export interface LeagueStanding {
  /** Shared by those whom nothing tells apart; null: still plays. */
  readonly rank: number | null;
  readonly player: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Two a win, one a draw. */
  readonly points: number;
  /** Of all dice: own points, and those of whom they were played against. */
  readonly scored: number;
  readonly conceded: number;
}

export interface SeatCall {
  readonly match: number;
  readonly players: readonly string[];
  /** Id of the table, and how people call it. */
  readonly table: string;
  readonly tableName: string;
}

export interface LeagueLine {
  readonly no: number;
  readonly name: string;
  readonly kind: LeagueKind;
  readonly rules: string;
  readonly stage: LeagueStage;
  readonly seats: LeagueSeats;
  /** In the order of their seeds, once it is drawn. */
  readonly players: readonly string[];
  /** Of them: who plays no more. */
  readonly left: readonly string[];
}

/** Everything that a page or a sheet of paper shows of one. */
export interface LeagueSheet extends LeagueLine {
  readonly openedAt: string;
  /** None before it is drawn. */
  readonly standings: readonly LeagueStanding[];
  readonly matches: readonly Match[];
  readonly calls: readonly SeatCall[];
}
