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
  }[];
}
