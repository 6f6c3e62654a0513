/** What is at stake in a turn, in words: how far the lead is, what still brings it, and whether this is the last box. */
import type { ToldSnapshot } from '../link/told.ts';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { TEXTS } from '../texts/live.ts';
import { rowSaid } from '../texts/sentences.ts';
import { farkleGoal } from './farkle-goal.ts';
import { type Rank, ranking } from './ranking.ts';
import type { Reach } from './reach.ts';

/** `tense`: the last roll of a turn that decides the game; in Farkle also what is still missing. */
export function stakeOf(
  snapshot: Pick<ToldSnapshot, 'players' | 'screen' | 'round' | 'rounds' | 'farkle' | 'card'>,
  tense: boolean,
  reaches: readonly Reach[] | undefined,
): string {
  const { players, screen, round, rounds, farkle } = snapshot;
  const turn = players.findIndex(({ current }) => current);
  const rank = ranking(snapshot, reaches)[turn];
  if (screen !== 'turn' || rank === undefined) return '';
  if (farkle !== null) return tense ? farkleStake(players, turn, farkle) : '';
  const far =
    players.length > 1 && players.some(({ total }) => total > 0) ? distance(rank, players, turn) : '';
  const wins = rank.needs === null ? '' : enough(snapshot, rank.needs);
  const words = tense ? [BIG_WORDS.lastRoll, far].join(': ') : far;
  const last = !tense && rounds > 0 && round === rounds ? BIG_WORDS.lastBox : '';
  return [words, wins, last].filter((word) => word !== '').join(' · ');
}

/** The first box whose bonus brings what is needed, which its points do not tell; empty where none does. */
function enough({ card }: Pick<ToldSnapshot, 'card'>, needs: number): string {
  const found = card?.rows
    .map((row) => ({ row, points: Math.max(...(row.brings ?? []).map(Number)) }))
    .find(({ points }) => points >= needs);
  return found ? `${rowSaid(found.row, false)} ${BIG_WORDS.plusPoints(found.points)}` : '';
}

/** What is still missing, and to whom. */
function farkleStake(
  players: ToldSnapshot['players'],
  turn: number,
  farkle: NonNullable<ToldSnapshot['farkle']>,
): string {
  const { left, over } = farkleGoal(players, farkle, turn, farkle.turnPoints + (farkle.pickedPoints ?? 0));
  if (left === 0) return TEXTS.farkle.reached;
  if (over === undefined) return TEXTS.farkle.toGo(left);
  return `${BIG_WORDS.lastTurn}: ${TEXTS.needsToLead(left, over)}`;
}

function distance(
  { behind, level, needs, beaten }: Rank,
  players: ToldSnapshot['players'],
  turn: number,
): string {
  if (level) return TEXTS.levelWith;
  const others = players.filter(({ droppedOut }, index) => index !== turn && !droppedOut);
  const best = Math.max(...others.map(({ total }) => total));
  if (behind === 0) return TEXTS.leadsBy((players[turn]?.total ?? 0) - best);
  const leader = others.find(({ total }) => total === best)?.name ?? '';
  if (beaten) return `${TEXTS.behindOf(behind, leader)}, ${TEXTS.beaten}`;
  return needs === null ? TEXTS.behindOf(behind, leader) : TEXTS.needsToLead(needs, leader);
}
