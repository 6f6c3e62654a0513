/** One moment of the game: what happened in words, the dice, the score cards. */
import { useState } from 'preact/hooks';
import type { HistoryGame } from '../../src/server/history/messages.ts';
import { Die } from '../dice/die.tsx';
import { Fitted } from '../parts/fitted.tsx';
import { HISTORY_WORDS } from '../texts/history.ts';
import { Cards } from './cards.tsx';
import { type HistoryMoment, momentsOf } from './moments.ts';
import { StepMoves } from './step-moves.tsx';

export function Stepper({ game }: { game: HistoryGame }) {
  const [moments] = useState(() => momentsOf(game));
  const [at, setAt] = useState(moments.length - 1);
  const moment = moments[at];
  if (moment === undefined) return null;
  return (
    <section class="panel" data-moment={at} data-seq={moment.step.seq}>
      <h2>{HISTORY_WORDS.step.title}</h2>
      <StepMoves at={at} last={moments.length - 1} text={moment.step.text} go={setAt} />
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

function DiceOf({ moment: { step, dice, set, stayed, turnPoints } }: { moment: HistoryMoment }) {
  return (
    <>
      {dice === null ? (
        <p class="dice-line quiet">{HISTORY_WORDS.step.noDice}</p>
      ) : (
        <ul class="dice-line" aria-label={HISTORY_WORDS.step.dice}>
          {dice.map((face, slot) => {
            const mark = set?.[slot] ? 'set' : stayed[slot] ? 'held' : '';
            const said = mark === '' ? '' : HISTORY_WORDS.step[mark];
            return (
              <li key={slot}>
                <Die face={face} mark={mark} label={`${face}${said === '' ? '' : `, ${said}`}`} />
                <DieMark text={said} />
              </li>
            );
          })}
        </ul>
      )}
      {step.turnPoints !== null && (
        <p class="step-turn quiet">{turnPoints === null ? '' : HISTORY_WORDS.step.turn(turnPoints)}</p>
      )}
    </>
  );
}

/** Words go on two lines; one that is alone is never wider than its die. */
function DieMark({ text }: { text: string }) {
  return text.includes(' ') ? <span class="die-mark">{text}</span> : <Fitted class="die-mark">{text}</Fitted>;
}

function Totals({ game, moment: { step, player: own } }: { game: HistoryGame; moment: HistoryMoment }) {
  return (
    <ul class="step-totals">
      {game.players.map(({ name }, player) => (
        <li key={name} data-current={own === player}>
          <Fitted>
            {own === player && '▸ '}
            {name}
          </Fitted>
          <strong>{HISTORY_WORDS.points(step.totals[player] ?? 0)}</strong>
        </li>
      ))}
    </ul>
  );
}
