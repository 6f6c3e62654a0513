/** What a player needs, and how likely it is, in the strategist's words. */
import type { ToldSnapshot } from '../link/told.ts';
import { ODDS_WORDS } from '../texts/odds.ts';

export function needSaid(
  need: NonNullable<ToldSnapshot['odds']>['needs'][number],
  players: ToldSnapshot['players'],
) {
  const { points, chance } = need;
  const name = players[need.player]?.name ?? '';
  if ('boxes' in need) {
    return need.about
      ? ODDS_WORDS.needsAbout(name, points, need.boxes)
      : ODDS_WORDS.needs(name, points, need.boxes, chance);
  }
  const all = ODDS_WORDS.points(points, need.atLeast);
  return need.turn === 'this'
    ? ODDS_WORDS.needsNow(name, all, need.held, chance)
    : ODDS_WORDS.needsNext(name, all, chance);
}
