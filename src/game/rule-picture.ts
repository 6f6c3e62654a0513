/** A rule as a picture: dice that show it. */
import type { Dice } from './die.ts';

export interface RulePicture {
  /** Names it among the pictures of its rule set: on a card the kind of the box. */
  readonly id: string;
  readonly dice: Dice;
  /** One flag a die: it is what the points are given for. */
  readonly counting: readonly boolean[];
  readonly points: number;
}
