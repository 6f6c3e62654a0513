/** What just happened: the last turn in one line, with its dice; a tap plays it again. */
import { useState } from 'preact/hooks';
import { Die } from '../dice/die.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { PHONE_WORDS } from '../texts/phone.ts';
import { TurnReplay } from './turn-replay.tsx';
import { turnSaid } from './turn-said.ts';
import './last-turn.css';

export function LastTurn({ snapshot, calm }: { snapshot: ToldSnapshot; calm: boolean }) {
  const [open, show] = useState(false);
  const { lastTurn } = snapshot;
  if (lastTurn === undefined) return null;
  const dice = lastTurn.rolls[lastTurn.rolls.length - 1]?.dice ?? '';
  const text = turnSaid(snapshot, lastTurn);
  return (
    <>
      <button
        type="button"
        class="last-turn row"
        data-last-turn={text}
        aria-expanded={open}
        aria-label={`${text}. ${PHONE_WORDS.turn.watch}`}
        onClick={() => show(true)}
      >
        <Fitted class="last-turn-line">{text}</Fitted>
        <span class="last-turn-dice">
          {[...dice].map((face, index) => (
            <Die face={Number(face)} label="" mark="" key={index} />
          ))}
        </span>
        <span class="last-turn-play" aria-hidden="true">
          ▶
        </span>
      </button>
      {open && <TurnReplay snapshot={snapshot} turn={lastTurn} calm={calm} close={() => show(false)} />}
    </>
  );
}
