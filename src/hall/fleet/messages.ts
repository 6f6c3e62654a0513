/** What the fleet page and the hall say to each other under `/fleet/api`; both sides import these types. Codes are told before they are sent. */
import type { Text } from '../../language/sentence.ts';
import type { LeagueKind } from '../league/kinds.ts';
import type { LeagueLine } from '../league/sheet.ts';

export interface FleetTable {
  readonly id: string;
  readonly name: string;
  /** '' is one too. */
  readonly group: string;
  /** `never`: it has said nothing yet. */
  readonly state: 'here' | 'away' | 'never';
  /** Since its newest beat; null: there is none, and nothing of what follows is known. */
  readonly heardMs: number | null;
  readonly beat: {
    readonly version: string;
    readonly firmware: Text | null;
    readonly board: 'closed' | 'connecting' | 'ready';
    /** Codes, worst first. */
    readonly faults: readonly string[];
    /** Events that the hall has not. */
    readonly behind: number;
    readonly backupAgeMs: number | null;
    readonly freeBytes: number;
    readonly celsius: number | null;
    /** Which revision it has, why it refused that, and what somebody has changed there since; null: it knows of none. */
    readonly settings: {
      readonly revision: number;
      readonly refused: Text | null;
      readonly drift: readonly string[];
    } | null;
    /** How far its clock is before the hall's. */
    readonly clockMs: number;
  } | null;
}

export interface ActLine {
  readonly atMs: number;
  readonly who: string;
  readonly what:
    | ('identify' | 'restart' | 'backup' | 'settings' | 'update' | 'claim' | 'revoke' | 'group')
    | `league-${'open' | 'close' | 'reopen' | 'draw' | 'remove'}`;
  /** Name of the table; '' where `about` says it. */
  readonly table: string;
  readonly about: string;
  /** null: none was needed, or none has come. */
  readonly answer: { readonly done: boolean; readonly text: Text } | null;
}

/** Sums of a table, a day, or all, in one currency. */
export interface TakingsLine {
  readonly name: string;
  /** '' where the table has never said which. */
  readonly currency: string;
  readonly games: number;
  readonly ended: number;
  readonly players: number;
  readonly minutes: number;
  readonly coins: number;
  /** Hundredths of the currency. */
  readonly money: number;
  readonly paidGames: number;
  readonly freeGames: number;
  readonly serviceCredits: number;
}

export interface TakingsAnswer {
  /** Newest first, as `2026-11`. */
  readonly months: readonly string[];
  readonly month: string;
  readonly all: readonly TakingsLine[];
  readonly tables: readonly TakingsLine[];
  /** Oldest first. */
  readonly days: readonly TakingsLine[];
  /** Coins of journals that were lost, in no sum. */
  readonly aside: readonly {
    readonly name: string;
    readonly day: string;
    readonly currency: string;
    readonly money: number;
  }[];
}

export interface FleetAnswer {
  readonly tables: readonly FleetTable[];
  /** Names of files on the hall's machine, for tables to fetch. */
  readonly releases: readonly string[];
  /** Of each group that has any. */
  readonly wanted: readonly {
    readonly group: string;
    readonly revision: number;
    readonly who: string;
    readonly atMs: number;
    /** As in a cabinet file. */
    readonly text: string;
  }[];
  /** Newest first. */
  readonly acts: readonly ActLine[];
}

export interface LeaguesAnswer {
  /** Of a gateway, as phones reach it; null: none is there now. */
  readonly pages: string | null;
  /** Newest first; `about`: what is played, how, and how far it is. */
  readonly leagues: readonly (LeagueLine & { readonly about: Text })[];
  /** What a new one may be. */
  readonly kinds: readonly { readonly id: LeagueKind; readonly name: Text }[];
  readonly games: readonly { readonly id: string; readonly name: Text }[];
}
