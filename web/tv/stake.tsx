/** What is at stake in this turn, in one line: how far the lead is, what still brings it, and whether this is the last roll. */
import { type Rank, ranking } from '../card/ranking.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';

export function Stake({ snapshot }: { snapshot: ToldSnapshot }) {
  const said = stakeOf(snapshot);
  return <p data-tense={said.tense}>{said.words}</p>;
}

/** `tense`: the last roll of a turn that decides the game. */
function stakeOf(
  snapshot: Pick<
    ToldSnapshot,
    'players' | 'screen' | 'round' | 'rounds' | 'rollsLeft' | 'rollsTaken' | 'farkle'
  >,
): { readonly words: string; readonly tense: boolean } {
  const { players, screen, round, rounds, rollsLeft, rollsTaken, farkle } = snapshot;
  const turn = players.findIndex(({ current }) => current);
  const rank = ranking(snapshot)[turn];
  if (screen !== 'turn' || rank === undefined || farkle !== null) return { words: '', tense: false };
  const last = rounds > 0 && round === rounds;
  const needs = rank.needs !== null;
  const lastRoll = rollsLeft === 1 && rollsTaken > 0;
  const words = [
    players.length > 1 && players.some(({ total }) => total > 0) ? distance(rank, players, turn) : '',
    last ? TEXTS.lastBox : '',
  ];
  return { words: words.filter((word) => word !== '').join(' · '), tense: last && needs && lastRoll };
}

function distance({ behind, level, needs }: Rank, players: ToldSnapshot['players'], turn: number): string {
  if (level) return TEXTS.levelWith;
  const others = players.filter(({ droppedOut }, index) => index !== turn && !droppedOut);
  const best = Math.max(...others.map(({ total }) => total));
  if (behind === 0) return TEXTS.leadsBy((players[turn]?.total ?? 0) - best);
  const leader = others.find(({ total }) => total === best)?.name ?? '';
  return needs === null ? TEXTS.behindOf(behind, leader) : TEXTS.needsToLead(needs, leader);
}
