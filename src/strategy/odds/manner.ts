/** How somebody plays, as far as it decides how turns end. */
import type { EndingChances, Follow, Underway } from '../five-dice/follow.ts';

export interface Manner {
  /** From the beginning of a turn on. */
  readonly follow: Follow;
  /** From the dice that lie there on. */
  readonly endings: (turn: Underway) => EndingChances;
  /** Where following takes too long for cards with many open boxes: how one game goes on, by chance. */
  readonly sampled?: Sampled;
}

/** Points that a card brings from the beginning of a turn on, with its upper bonus, as these numbers from 0 to below 1 have it. */
export type Sampled = (row: number, upper: number, chance: () => number) => number;
