/** What a player of the house is about to do. */
import type { Move } from '../../game/index.ts';

export interface HouseTurn {
  /** Which roll it is about (`rollKey`). */
  readonly roll: string;
  /** Undefined while it thinks, and before the turn's first roll. */
  readonly move: Move | undefined;
  /** When the last step was done, or the roll lay there. */
  readonly sinceMs: number;
  /** Somebody has pressed a button: the rest comes quickly. */
  readonly hurried: boolean;
}
