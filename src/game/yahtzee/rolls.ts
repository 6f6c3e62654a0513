/** Whether the dice of a turn may still be rolled, and when a box may be chosen. */
import type { FiveDiceGame } from '../game.ts';
import type { FiveDiceRules } from './rule-set.ts';

/** Whether the dice of this turn may roll again. */
export function mayRoll(rules: FiveDiceRules, { turn }: FiveDiceGame): boolean {
  return turn.rolls < rules.rolls && turn.stopped !== true && turn.claimed !== true;
}

/** Whether a box may be chosen for the dice on the table; some sets want all their rolls taken first (S4.20). */
export function mayScore(rules: FiveDiceRules, game: FiveDiceGame): boolean {
  return rules.manners.stopEarly !== 'no' || !mayRoll(rules, game);
}
