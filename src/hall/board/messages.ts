/** What `/hall` shows: a card for each table. */
import type { Text } from '../../language/sentence.ts';

export interface HallCard {
  /** How people call the table. */
  readonly name: string;
  /** `unknown`: it is there, and has not said yet what is played; `away`: nobody has heard of it for a while. */
  readonly state: 'playing' | 'waiting' | 'over' | 'free' | 'unknown' | 'away';
  /** Name of the game; an empty string where there is none. */
  readonly rules: Text;
  readonly round: number;
  /** 0 = as many as it takes. */
  readonly rounds: number;
  /** While seats are taken, all of 0. */
  readonly players: readonly {
    readonly name: string;
    readonly total: number;
    readonly current: boolean;
    readonly winner: boolean;
    /** To win alone; left out: not known. */
    readonly win?: number;
  }[];
  /** Whom a league calls to this table; left out: nobody, or they play already. */
  readonly called?: readonly string[];
}

export interface HallContent {
  /** By id. */
  readonly tables: Readonly<Record<string, HallCard>>;
}

/** What comes on the line, as a table's `Snapshot` does. */
export interface HallSnapshot extends HallContent {
  readonly type: 'snapshot';
  readonly epoch: string;
  readonly seq: number;
}
