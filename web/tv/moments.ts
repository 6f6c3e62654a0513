/** What of a game is worth that the whole room looks up: one thing at a time, the greatest. Pure. */
import { ranking } from '../card/ranking.ts';
import type { ToldSnapshot } from '../link/told.ts';

type Farkle = NonNullable<ToldSnapshot['farkle']>;

/**
 * `bonus`, `lead`, `scratch`: what a score has led to; `scored`: nothing but its points; `farkle`: a roll that scored nothing;
 * `lastRoll`: the last one of the last turn of somebody who can still take or lose the lead; in Farkle the turn that may end it.
 */
export type TvMoment = 'bonus' | 'lead' | 'scratch' | 'scored' | 'farkle' | 'lastRoll';

type Shown = Pick<
  ToldSnapshot,
  'players' | 'screen' | 'round' | 'rounds' | 'rollsLeft' | 'rollsTaken' | 'farkle' | 'scored' | 'card'
> & { readonly slots: readonly Pick<ToldSnapshot['slots'][number], 'tumbling'>[] };

/** As far behind as most boxes can bring at the most: who needs more than that does not make the room hold its breath. */
const CLOSE = 50;
/** The same of a turn of Farkle. */
const CLOSE_TO_TARGET = 1000;

export function tvMomentOf(shown: Shown): TvMoment | undefined {
  const { scored, farkle } = shown;
  if (farkle !== null && farkle.lost !== null) return 'farkle';
  if (scored?.fresh === true) {
    const { feats } = scored;
    if (feats.includes('upperBonus')) return 'bonus';
    if (feats.includes('lead')) return 'lead';
    return feats.includes('scratch') ? 'scratch' : 'scored';
  }
  if (shown.screen !== 'turn') return undefined;
  return (farkle === null ? isLastRoll(shown) : isLastTurn(shown, farkle)) ? 'lastRoll' : undefined;
}

/** Until its dice have landed. */
function isLastRoll(shown: Shown): boolean {
  const { players, round, rounds, rollsLeft, rollsTaken, slots } = shown;
  const tumbles = slots.some(({ tumbling }) => tumbling);
  const isOn = rollsTaken > 0 && (rollsLeft === 1 || (rollsLeft === 0 && tumbles));
  if (rounds === 0 || round !== rounds || !isOn) return false;
  const ranks = ranking(shown);
  const turn = players.findIndex(({ current }) => current);
  const needs = ranks[turn]?.needs;
  if (typeof needs === 'number') return needs <= CLOSE;
  // Whoever leads can still be caught by those who have a box left.
  return ranks.some(
    ({ player, behind, droppedOut }) =>
      player !== turn && !droppedOut && behind <= CLOSE && playsOn(shown, player),
  );
}

function playsOn({ card }: Shown, player: number): boolean {
  const own = (card?.columns ?? []).flatMap((column, index) => (column.player === player ? [index] : []));
  return (
    card?.rows.some(({ kind, points }) => kind === 'box' && own.some((at) => points[at] === null)) === true
  );
}

/** Somebody has reached the target and the others have one turn each, or a bank may reach it. */
function isLastTurn({ players }: Shown, { target, turnPoints, pickedPoints }: Farkle): boolean {
  const own = players.find(({ current }) => current);
  if (own === undefined) return false;
  if (players.some(({ total, current }) => !current && total >= target)) return true;
  return own.total + turnPoints + (pickedPoints ?? 0) >= target - CLOSE_TO_TARGET;
}
