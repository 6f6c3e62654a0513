/** What was rolled, where that is as good as can be: for a moment, and only while the table has nothing new to say. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { TEXTS } from '../texts/live.ts';
import { rowSaid } from '../texts/sentences.ts';
import { type Called, calledOf } from './call.ts';

/** Then what to do is told again. */
const CALL_MS = 6000;

/** Undefined: there is nothing to call, or it has been called. */
export function useCall(snapshot: ToldSnapshot, facts: ToldFacts | undefined): Called | undefined {
  const called = calledOf(snapshot, facts?.rules[snapshot.rulesId]?.reach);
  const { game, round, rollsLeft, players, message } = snapshot;
  const turn = players.findIndex(({ current }) => current);
  const roll = called && `${game} ${round} ${turn} ${rollsLeft}`;
  const [told, tell] = useState<string>();
  const began = useRef({ roll, message });
  if (began.current.roll !== roll) began.current = { roll, message };
  useEffect(() => {
    if (roll === undefined) return;
    const timer = setTimeout(() => tell(roll), CALL_MS);
    return () => clearTimeout(timer);
  }, [roll]);
  return roll === told || message !== began.current.message ? undefined : called;
}

/** In the place of the message, which is said to those who listen. */
export function CalledLine({ snapshot, called }: { snapshot: ToldSnapshot; called: Called }) {
  const { card, message } = snapshot;
  const row = card?.rows.find(({ id }) => id === called.row);
  return (
    <p class="tv-message tv-scored tv-called" data-message={message} data-called={called.row} role="status">
      <span class="tv-scored-row">
        <Fitted class="tv-scored-what">{row && rowSaid(row, card?.keysOnCard === true)}</Fitted>
        <strong class="tv-scored-points">{TEXTS.number(called.points)}</strong>
      </span>
      <span class="hidden-text">{message}</span>
    </p>
  );
}
