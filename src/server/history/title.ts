/** A finished game in one line, for a browser's tab and for messengers: who wins with how much, and at what. */
import { type SpokenWords, type Text, tell } from '../../language/sentence.ts';
import type { HistoryLine } from './messages.ts';

type Told = Pick<HistoryLine, 'players' | 'rules'>;

export function gameTitle({ players, rules }: Told, words: SpokenWords): string {
  // What ends a sentence stands before no dot.
  return `${tell(words, resultOf(players)).replace(/[.。]$/, '')} · ${rules.name}`;
}

/** Everybody's total, the best first. */
export function gameTotals({ players }: Told): string {
  return [...players]
    .sort((a, b) => Number(b.winner) - Number(a.winner) || b.total - a.total)
    .map(({ name, total }) => `${name} ${total}`)
    .join(' · ');
}

function resultOf(players: Told['players']): Text {
  const winners = players.filter(({ winner }) => winner);
  const [first, ...others] = winners;
  if (first === undefined) return players.map(({ name }) => name).join(', ');
  const { name, total } = first;
  if (players.length === 1) return { say: 'event.finishes', player: name, total };
  if (others.length === 0) return { say: 'event.wins', player: name, total };
  return { say: 'event.sharesWin', names: winners.map(({ name }) => name), total };
}
