/** What the coach says of the newest choice: data, since pages load its words only when there is need of them. */
import type { Text } from '../../language/sentence.ts';

export interface VerdictView {
  /** Name; left out: one plays alone. */
  readonly player?: string;
  /** In points, to one decimal. */
  readonly cost: number;
  /** What was worth more. */
  readonly better: 'keep' | 'rollAll' | 'bank' | 'bankAll' | 'box';
  /** Dice to keep, or to bank. */
  readonly dice: readonly number[];
  /** The box that was worth more; an empty string: none. */
  readonly box: Text;
}
