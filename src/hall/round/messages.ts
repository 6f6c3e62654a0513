/** What `/round/<no>` shows, and what `dicetable round show --json` prints: anybody can check it. */
import type { RoundRecord } from '../../fairness/verify-round.ts';
import type { Code } from '../../language/sentence.ts';
import type { RankedLine } from './ranking.ts';

/** Of one table: the game that it plays of the round. */
export interface RoundGame {
  readonly table: string;
  /** As the hall calls the table. */
  readonly name: string;
  /** Number of the game in the table's journal: `/verify/<game>` there. Null: nobody has rolled yet. */
  readonly game: number | null;
  /** `over`: its journal has come, with the end. */
  readonly state: 'waits' | 'plays' | 'over' | 'left';
  readonly players: readonly string[];
  /** One a player; none before the end. */
  readonly totals: readonly number[];
  /** By hand: its points are not made of these dice alone. */
  readonly corrected: boolean;
  /** What in its journal is not as the rules make it; null: nothing, or it has not come. */
  readonly wrong: Code | null;
  /** What it has asked the hall against the rules of the round, and how often. */
  readonly refused: readonly { readonly why: string; readonly times: number }[];
}

export interface RoundSheet extends RoundRecord {
  readonly seats: number;
  /** ISO 8601. */
  readonly openedAt: string;
  /** When the seed was opened; null: it is sealed. */
  readonly closedAt: string | null;
  readonly games: readonly RoundGame[];
  readonly ranking: readonly RankedLine[];
  /** What best play expects of a game of these rules before any dice are known; null: nobody can work it out. */
  readonly par: number | null;
  /** What best play, which knows no dice ahead, makes of the dice of this round; null: not worked out, or sealed yet. */
  readonly master: number | null;
}
