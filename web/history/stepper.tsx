/** One moment of the game: what happened in words, the dice, the score cards; buttons, slider and arrow keys lead on. */
import { useEffect, useState } from 'preact/hooks';
import type { HistoryGame } from '../../src/server/history/messages.ts';
import { Die } from '../dice/die.tsx';
import { HISTORY_WORDS } from '../texts/history.ts';
import { Cards } from './cards.tsx';
import { type HistoryMoment, momentsOf } from './moments.ts';

const ICONS = {
  first: 'M5 4h3v16H5zM20 4v16L9 12z',
  previous: 'M17 4v16L6 12z',
  next: 'M7 4v16l11-8z',
  last: 'M16 4h3v16h-3zM4 4v16l11-8z',
} as const;

export function Stepper({ game }: { game: HistoryGame }) {
  const [moments] = useState(() => momentsOf(game));
  const [at, setAt] = useState(moments.length - 1);
  const last = moments.length - 1;
  const go = (to: number): void => setAt(Math.max(0, Math.min(last, to)));
  useArrows((step) => setAt((now) => Math.max(0, Math.min(last, now + step))));
  const moment = moments[at];
  if (moment === undefined) return null;
  const moves = [
    { icon: 'first', label: HISTORY_WORDS.step.first, to: 0 },
    { icon: 'previous', label: HISTORY_WORDS.step.previous, to: at - 1 },
    { icon: 'next', label: HISTORY_WORDS.step.next, to: at + 1 },
    { icon: 'last', label: HISTORY_WORDS.step.last, to: last },
  ] as const;
  return (
    <section class="panel" data-moment={at} data-seq={moment.step.seq}>
      <h2>{HISTORY_WORDS.step.title}</h2>
      <div class="step-moves">
        {moves.map(({ icon, label, to }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            disabled={to < 0 || to > last || to === at}
            onClick={() => go(to)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={ICONS[icon]} />
            </svg>
          </button>
        ))}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={HISTORY_WORDS.step.slider}
          aria-valuetext={moment.step.text}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
      </div>
      <p class="step-facts quiet">
        {HISTORY_WORDS.step.of(at + 1, moments.length)} · {HISTORY_WORDS.step.round(moment.round)}
        <span class="for-keys"> · {HISTORY_WORDS.step.keys}</span>
      </p>
      <p class="step-text" role="status">
        {moment.step.text}
      </p>
      <DiceOf moment={moment} />
      <Totals game={game} moment={moment} />
      {game.rows.length > 0 && <Cards game={game} moment={moment} />}
    </section>
  );
}

function DiceOf({ moment: { step, dice, set, stayed } }: { moment: HistoryMoment }) {
  if (dice === null) return <p class="dice-line quiet">{HISTORY_WORDS.step.noDice}</p>;
  return (
    <>
      <ul class="dice-line" aria-label={HISTORY_WORDS.step.dice}>
        {dice.map((face, slot) => {
          const mark = set?.[slot] ? 'set' : stayed[slot] ? 'held' : '';
          return (
            <li key={slot}>
              <Die
                face={face}
                mark={mark}
                label={`${face}${mark === '' ? '' : `, ${HISTORY_WORDS.step[mark]}`}`}
              />
              <span class="die-mark">{mark === '' ? '' : HISTORY_WORDS.step[mark]}</span>
            </li>
          );
        })}
      </ul>
      {step.turnPoints !== null && <p class="quiet">{HISTORY_WORDS.step.turn(step.turnPoints)}</p>}
    </>
  );
}

function Totals({ game, moment: { step, player: own } }: { game: HistoryGame; moment: HistoryMoment }) {
  return (
    <ul class="step-totals">
      {game.players.map(({ name }, player) => (
        <li key={name} data-current={own === player}>
          <span>
            {own === player && '▸ '}
            {name}
          </span>
          <strong>{HISTORY_WORDS.points(step.totals[player] ?? 0)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Not while a field has them: the slider steps by itself. */
function useArrows(step: (by: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      step(by);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
