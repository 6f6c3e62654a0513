/** A rule set of the five-dice family. */

import type { Text } from '../../language/sentence.ts';
import type { SetFacts } from '../set-facts.ts';
import { type Box, boxName } from './box.ts';
import type { JokerName } from './joker.ts';

/** `points` for the upper section of a column once its boxes sum to `threshold` or more, but to `max` at most. */
export interface UpperBonus extends UpperStep {
  readonly max?: number;
  /** Higher thresholds, ascending: what each gives, it gives instead. */
  readonly steps?: readonly UpperStep[];
}

export interface UpperStep {
  readonly threshold: number;
  readonly points: number;
}

export interface FiveDiceRules extends SetFacts {
  readonly family: 'five-dice';
  /** Rolls of one turn; `Infinity` is allowed. */
  readonly rolls: number;
  /** Rolls that a turn leaves are kept for any later turn of this player. */
  readonly savesRolls: boolean;
  /** In card order, column by column. */
  readonly boxes: readonly Box[];
  /** What the points of each column count: one entry a column. */
  readonly columns: readonly number[];
  readonly upperBonus: UpperBonus;
  /** Points beside the box for every further Yahtzee while the Yahtzee box holds 50 (H6, H7); 0: none. */
  readonly yahtzeeBonus: number;
  /** Points that five alike add to a Yahtzee box of 50 or more, before they go to another box (S1.24); 0: none. */
  readonly claim: number;
  readonly joker: JokerName;
}

/** What the Yahtzee box must hold for a further Yahtzee to earn its bonus. */
export const YAHTZEE_POINTS = 50;

/** As pages call it: on a card with columns with what its column counts. */
export function boxLabel(
  { columns }: Pick<FiveDiceRules, 'columns'>,
  box: Pick<Box, 'kind' | 'label' | 'column'>,
): Text {
  const name = boxName(box);
  return columns.length === 1 ? name : { say: 'event.column', box: name, times: columns[box.column] ?? 1 };
}
