/** What `/hall/fame` shows: the best results of all tables, each with the way to its proof. */
import type { Text } from '../../language/sentence.ts';

export interface HallFameLine {
  readonly name: string;
  readonly total: number;
  /** Farkle: own turns to the target; null in the other sets. */
  readonly turns: number | null;
  readonly corrected: boolean;
  /** Id of the table, and how people call it. */
  readonly table: string;
  readonly tableName: string;
  /** Number of the game there. */
  readonly game: number;
  /** When it ended, ms since 1970; null: the table's clock was not set. */
  readonly endedMs: number | null;
}

export interface HallFame {
  /** Those that somebody has a result in. */
  readonly sets: readonly {
    readonly rules: string;
    readonly name: Text;
    /** Best first. */
    readonly people: readonly HallFameLine[];
    readonly house: readonly HallFameLine[];
  }[];
  /** As `2026-11`. */
  readonly month: string;
  /** Whoever has won most games of more than one in this month, most first. */
  readonly players: readonly { readonly name: string; readonly wins: number }[];
}
