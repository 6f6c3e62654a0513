/** A hall of fame, as pages are told of it. */
import type { Text } from '../../language/sentence.ts';

/** The best results of one rule set, best first. */
export interface FameView {
  readonly rules: Text;
  readonly entries: readonly {
    readonly name: string;
    readonly total: number;
    /** Farkle: own turns to the target. */
    readonly turns: number | null;
    readonly corrected: boolean;
    /** From the newest game of this table. */
    readonly fresh: boolean;
    /** When its game ended, as `2026-11-22` in the place of the table; left out: its clock was not set. */
    readonly day?: string;
  }[];
}

/** `/fame.json`: the best of late. The lists are those of the hall of fame, with the games of that time alone. */
export interface RecentFame {
  /** Since five in the morning: an evening goes on past midnight. */
  readonly today: readonly FameView[];
  /** Today and the six days before it. */
  readonly week: readonly FameView[];
}
