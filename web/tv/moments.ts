/** What of a game is worth that the whole room looks up: one thing at a time, the greatest. Pure. */
import { ranking } from '../card/ranking.ts';
import type { ToldSnapshot } from '../link/told.ts';

/**
 * `bonus`, `lead`, `scratch`: what a score has led to; `scored`: nothing but its points; `farkle`: a roll that scored nothing;
 * `lastRoll`: the last one of the last turn of somebody who can still take the lead.
 */
export type TvMoment = 'bonus' | 'lead' | 'scratch' | 'scored' | 'farkle' | 'lastRoll';

type Shown = Pick<
  ToldSnapshot,
  'players' | 'screen' | 'round' | 'rounds' | 'rollsLeft' | 'rollsTaken' | 'farkle' | 'scored'
>;

/** As far behind as most boxes can bring at the most: who needs more than that does not make the room hold its breath. */
const CLOSE = 50;

export function tvMomentOf(shown: Shown): TvMoment | undefined {
  const { scored, farkle } = shown;
  if (scored?.fresh === true) {
    const { feats } = scored;
    if (feats.includes('upperBonus')) return 'bonus';
    if (feats.includes('lead')) return 'lead';
    return feats.includes('scratch') ? 'scratch' : 'scored';
  }
  if (farkle !== null && farkle.lost !== null) return 'farkle';
  return isLastRoll(shown) ? 'lastRoll' : undefined;
}

function isLastRoll(shown: Shown): boolean {
  const { players, screen, round, rounds, rollsLeft, rollsTaken } = shown;
  if (screen !== 'turn' || rounds === 0 || round !== rounds || rollsLeft !== 1 || rollsTaken === 0)
    return false;
  const needs = ranking(shown)[players.findIndex(({ current }) => current)]?.needs;
  return typeof needs === 'number' && needs <= CLOSE;
}
