/**
 * One turn again, in a few seconds: each roll with what had stayed, then the box. Who wants no motion goes through it step by
 * step; everybody can.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Die } from '../dice/die.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { PHONE_WORDS } from '../texts/phone.ts';
import { type FinishedTurn, turnSaid } from './turn-said.ts';
import '../parts/plain-button.css';

/** Long enough to see what was held; a turn of three rolls takes six seconds. */
const STEP_MS = 1500;

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly turn: FinishedTurn;
  readonly calm: boolean;
  close(): void;
}

export function TurnReplay({ snapshot, turn: newest, calm, close }: Props) {
  // The one that was asked for, also when the next turn ends meanwhile.
  const [{ turn, text, name }] = useState(() => ({
    turn: newest,
    text: turnSaid(snapshot, newest),
    name: snapshot.players[newest.player]?.name ?? '',
  }));
  const words = PHONE_WORDS.turn;
  const last = turn.rolls.length;
  const [step, go] = useState(0);
  const [plays, play] = useState(!calm);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    closer.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    if (!plays || step >= last) return;
    const timer = window.setTimeout(() => go((now) => Math.min(last, now + 1)), STEP_MS);
    return () => clearTimeout(timer);
  }, [plays, step, last]);
  /** From where it is by then: two quick presses are two steps. */
  const byHand = (by: number) => () => {
    play(false);
    go((now) => Math.max(0, Math.min(last, now + by)));
  };
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
      if (key === 'ArrowRight') byHand(1)();
      if (key === 'ArrowLeft') byHand(-1)();
    };
    // Of the window: a button that goes out takes the focus with it.
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  const roll = turn.rolls[Math.min(step, last - 1)];
  if (roll === undefined) return null;
  // What is taken out of this roll, the next one tells.
  const kept = turn.rolls[step + 1]?.stayed ?? '';
  return (
    <section
      class="turn-replay"
      role="dialog"
      aria-modal="true"
      aria-label={words.title(name)}
      data-step={step}
      data-calm={calm}
    >
      <h2>{words.title(name)}</h2>
      <p class="turn-replay-line" role="status">
        {step < last ? words.roll(step + 1, last) : text}
      </p>
      <ul class="turn-replay-dice">
        {[...roll.dice].map((face, slot) => {
          const stayed = roll.stayed[slot] === '1';
          const stays = stayed || kept[slot] === '1';
          return (
            <li key={slot} data-rolled={!stayed} data-stays={stays}>
              {/* A new one falls into place; one that stayed lies still. */}
              <Die
                key={stayed ? 'stayed' : `rolled ${step}`}
                face={Number(face)}
                label={words.die(Number(face), stays)}
                mark={stays ? 'held' : ''}
              />
              <span>{stays ? words.stays : ''}</span>
            </li>
          );
        })}
      </ul>
      <p class="turn-replay-moves">
        <button type="button" class="plain-button" disabled={step === 0} onClick={byHand(-1)}>
          {words.back}
        </button>
        <button type="button" class="plain-button" disabled={step === last} onClick={byHand(1)}>
          {words.next}
        </button>
        <button
          type="button"
          class="plain-button"
          onClick={() => {
            go(0);
            play(!calm);
          }}
        >
          {words.again}
        </button>
        <button type="button" class="plain-button" ref={closer} onClick={close}>
          {words.close}
        </button>
      </p>
    </section>
  );
}
