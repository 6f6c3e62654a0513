/** How many rolls a turn has, and when a box may be chosen. */
import type { FiveDiceGame } from '../game.ts';
import type { FiveDiceRules } from './rule-set.ts';

type Rolls = Pick<FiveDiceGame, 'turn' | 'saved'>;

/** How many rolls this turn still has, with those that the player has saved; `Infinity` where they are endless. */
export function rollsLeft(rules: FiveDiceRules, { turn, saved }: Rolls): number {
  if (turn.stopped === true || turn.claimed === true) return 0;
  return Math.max(0, rules.rolls + (saved[turn.player] ?? 0) - turn.rolls);
}

/** How many of the rolls that the present player has saved are still there. */
export function rollsSaved({ rolls }: FiveDiceRules, { turn, saved }: Rolls): number {
  const before = saved[turn.player] ?? 0;
  return before === 0 ? 0 : Math.max(0, before - Math.max(0, turn.rolls - rolls));
}

/** Whether the dice of this turn may roll again. */
export function mayRoll(rules: FiveDiceRules, game: Rolls): boolean {
  return rollsLeft(rules, game) > 0;
}

/** Whether a box may be chosen for the dice on the table; some sets want all their rolls taken first (S4.20). */
export function mayScore(rules: FiveDiceRules, game: Rolls): boolean {
  return rules.manners.stopEarly !== 'no' || !mayRoll(rules, game);
}

/** What the player has saved once this turn is over, however it ends; undefined where that stays as it is. */
export function savedAfter(rules: FiveDiceRules, { turn, saved }: Rolls): number | undefined {
  const before = saved[turn.player] ?? 0;
  const after = rules.savesRolls ? Math.max(0, rules.rolls + before - turn.rolls) : before;
  return after === before ? undefined : after;
}
