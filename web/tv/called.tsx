/** What was rolled, where that is as good as can be. */
import type { ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { TEXTS } from '../texts/live.ts';
import { rowSaid } from '../texts/sentences.ts';
import type { Called } from './call.ts';

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
