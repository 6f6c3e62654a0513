/** What the table says when a hall has dealt no dice. */
import type { Dealt } from '../../game/index.ts';
import { type Notice, refusalNotice } from './notices.ts';
import { type Refusal, tableRefusal } from './refusal.ts';

/** Until another button ends it: whoever finds the table should see why it waits. */
const LASTING_MS = 60_000;

export function dealtRefusal(dealt: Extract<Dealt, { error: unknown }>): Refusal {
  switch (dealt.error) {
    case 'away':
      return tableRefusal('no-hall');
    case 'held': {
      const slots = dealt.held.flatMap((isHeld, slot) => (isHeld ? [slot] : []));
      const dice = slots.map((slot) => slot + 1).join(', ');
      return { ...tableRefusal('dealt-so', { say: 'table.dealtSo', dice: dice || '–' }), slots };
    }
    case 'closed':
      return tableRefusal('round-over');
    case 'refused':
    case 'lies':
      return tableRefusal('hall-lies');
    default:
      return dealt satisfies never;
  }
}

export function lastingRefusal(refusal: Refusal, nowMs: number): Notice {
  return { ...refusalNotice(refusal, nowMs), untilMs: nowMs + LASTING_MS };
}
