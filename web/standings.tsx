/** Names and totals, large enough for the far end of the room. */
import type { Snapshot } from '../src/server/messages.ts';
import { TEXTS } from './texts.ts';

export function Standings({ players }: Pick<Snapshot, 'players'>) {
  const best = Math.max(...players.map(({ total }) => total));
  return (
    <ol class="standings" data-players={players.length} aria-label={TEXTS.standings}>
      {players.map(({ name, total, current, winner }, index) => (
        <li key={name} data-standing={index} data-current={current} data-winner={winner}>
          <span class="standing-name">{name}</span>
          <span class="standing-total">{total}</span>
          <span class="standing-note">{winner ? TEXTS.winner : distance(total, best, players)}</span>
        </li>
      ))}
    </ol>
  );
}

function distance(total: number, best: number, players: Snapshot['players']): string {
  if (players.length < 2) return '';
  if (total < best) return TEXTS.behind(best - total);
  return players.filter((player) => player.total === best).length > 1 ? TEXTS.level : TEXTS.leads;
}
