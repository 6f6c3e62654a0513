/** What is said of a player on the way to the target of Farkle. */
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { farkleGoal } from './farkle-goal.ts';

/** Whoever is at the target has reached it, also when somebody has passed them since. */
export function raceNote(
  players: ToldSnapshot['players'],
  farkle: Pick<NonNullable<ToldSnapshot['farkle']>, 'target' | 'unit'>,
  player: number,
): string {
  const own = players[player];
  if (own === undefined || own.droppedOut) return TEXTS.droppedOut;
  if (own.total >= farkle.target) return TEXTS.farkle.reached;
  return TEXTS.farkle.toGo(farkleGoal(players, farkle, player).left);
}
