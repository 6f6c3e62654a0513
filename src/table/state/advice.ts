/** What the coach has said of the newest roll and of the newest choice. */
import type { Judgement, ValuedMove } from '../../game/index.ts';

/** What each choice is worth; none until the coach has answered. */
export interface Advice {
  /** Which roll it is about (`rollKey`). */
  readonly roll: string;
  readonly choices: readonly ValuedMove[];
}

/** Of the choice that somebody has made last. */
export interface ToldVerdict extends Judgement {
  readonly player: number;
}
