/** One table of the hall: a tap on it is the table's own live page. */
import type { HallCard } from '../../src/hall/board/messages.ts';
import type { Text } from '../../src/language/sentence.ts';
import { Fitted } from '../parts/fitted.tsx';
import { HALL_WORDS } from '../texts/hall.ts';
import { said } from '../texts/sentences.ts';

export function Card({ id, card }: { id: string; card: HallCard }) {
  const { name, state, rules, round, rounds, players, called } = card;
  return (
    <li class="hall-card" data-state={state} data-table={id}>
      <a href={`/hall/${id}`}>
        <span class="hall-head">
          <strong>{HALL_WORDS.table(name)}</strong>
          <span class="hall-state">{HALL_WORDS.states[state]}</span>
        </span>
        {rules !== '' && (
          <span class="hall-rules one-line">
            {rulesSaid(rules)}
            {state === 'playing' && round > 0 && `, ${HALL_WORDS.round(round, rounds)}`}
          </span>
        )}
      </a>
      {called !== undefined && <p class="hall-called">{HALL_WORDS.called(called)}</p>}
      {players.length > 0 && (
        <ul class="hall-players">
          {players.map((player, at) => (
            <Player key={`${at} ${player.name}`} player={player} seat={state === 'waiting'} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Player({ player, seat }: { player: HallCard['players'][number]; seat: boolean }) {
  const { name, total, current, winner, win } = player;
  const mark = current ? HALL_WORDS.turn : winner ? HALL_WORDS.winner : '';
  return (
    <li data-current={current} data-winner={winner}>
      <span class="hall-mark" aria-hidden="true" />
      <Fitted class="hall-name">
        {name}
        {mark !== '' && <span class="hidden-text">, {mark}</span>}
      </Fitted>
      {win !== undefined && (
        <span class="hall-win quiet">
          <span aria-hidden="true">{percent(win)}</span>
          <span class="hidden-text">{HALL_WORDS.win(percent(win))}</span>
        </span>
      )}
      {!seat && <span class="hall-total">{total}</span>}
    </li>
  );
}

const percent = (share: number): string =>
  share.toLocaleString(document.documentElement.lang, { style: 'percent' });

/** A table may be newer than this page, and play what has no name here yet. */
function rulesSaid(rules: Text): string {
  try {
    return said(rules);
  } catch {
    return '';
  }
}
