/** Keys of the on-screen cabinet: a key that goes down presses, one that comes up lets go, a repeat is nothing. */
import type { Snapshot } from '../src/server/messages.ts';
import { keyMeaning } from './key-meaning.ts';
import { inputOf, type Presses } from './presses.ts';

export interface KeyboardTarget {
  /** The table as it is shown, or undefined while this page may not act. */
  table(): Snapshot | undefined;
  readonly presses: Presses;
  score(category: string): void;
  wrongKey(): void;
}

export function listenToKeys(target: KeyboardTarget): void {
  addEventListener('keydown', (event) => onKeyDown(event, target));
  addEventListener('keyup', (event) => target.presses.up(event.code));
  addEventListener('blur', () => target.presses.letGo());
  document.addEventListener('visibilitychange', () => target.presses.letGo());
}

function onKeyDown(event: KeyboardEvent, target: KeyboardTarget): void {
  const table = target.table();
  if (table === undefined || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  // Who walked to a button with Tab means that button.
  const focused = event.key === 'Enter' || event.key === ' ' ? inputOf(event.target) : undefined;
  const meaning =
    focused === undefined ? keyMeaning(event.key, table) : ({ type: 'pin', input: focused } as const);
  if (meaning === undefined) return;
  event.preventDefault();
  if (event.repeat) return;
  if (meaning.type === 'pin') target.presses.down(event.code, meaning.input);
  else if (meaning.type === 'score') target.score(meaning.category);
  else target.wrongKey();
}
