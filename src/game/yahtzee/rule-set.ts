/** A rule set of the five-dice family: one record of plain data and small shared functions, no subclass. */
import type { Box } from './box.ts';
import { CLASSIC_BOXES } from './box.ts';
import { forcedJoker, type JokerPolicy } from './joker.ts';

export interface RuleSet {
  readonly id: string;
  readonly name: string;
  /** At most eight characters, for the table's display. */
  readonly menu: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly dice: number;
  /** Rolls of one turn; `Infinity` is allowed. */
  readonly rolls: number;
  /** In card order. */
  readonly boxes: readonly Box[];
  /** `points` for the upper section once its boxes sum to `threshold` or more. */
  readonly upperBonus: { readonly threshold: number; readonly points: number };
  /** Points beside the box for every further Yahtzee while the Yahtzee box holds 50 (H6, H7). */
  readonly yahtzeeBonus: number;
  readonly joker: JokerPolicy;
}

/** What the Yahtzee box must hold for a further Yahtzee to earn its bonus. */
export const YAHTZEE_POINTS = 50;

/** The official rules: forced joker, 100 for every further Yahtzee. */
export const YAHTZEE: RuleSet = {
  id: 'yahtzee',
  name: 'Yahtzee',
  menu: 'YAHTZEE',
  players: { min: 1, max: 6 },
  dice: 5,
  rolls: 3,
  boxes: CLASSIC_BOXES,
  upperBonus: { threshold: 63, points: 35 },
  yahtzeeBonus: 100,
  joker: forcedJoker,
};
