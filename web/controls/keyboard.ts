/** Keys of the on-screen cabinet: a key that goes down presses, one that comes up lets go, a repeat is nothing. */
import type { CoinInput } from '../../hardware/coin-door.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { keyMeaning } from './key-meaning.ts';
import { inputOf, type Presses } from './presses.ts';

export interface KeyboardTarget {
  /** The table as it is shown, or undefined while this page may not act. */
  table(): ToldSnapshot | undefined;
  readonly presses: Presses;
  /** A coin falls. */
  door(input: CoinInput): void;
  /** A key that has no button, in lower case. */
  key(key: string): void;
}

/** For the life of the page. */
export function listenToKeys(target: KeyboardTarget): void {
  addEventListener('keydown', (event) => onKeyDown(event, target));
  addEventListener('keyup', (event) => target.presses.up(event.code));
  addEventListener('blur', () => target.presses.letGo());
  document.addEventListener('visibilitychange', () => target.presses.letGo());
}

function onKeyDown(event: KeyboardEvent, target: KeyboardTarget): void {
  const table = target.table();
  if (table === undefined || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (isTheirs(event)) return;
  // Who walked to a button with Tab means that button.
  const focused = isPush(event) ? inputOf(event.target) : undefined;
  const meaning =
    focused === undefined ? keyMeaning(event.key, table) : ({ type: 'pin', input: focused } as const);
  if (meaning === undefined) return;
  event.preventDefault();
  if (event.repeat) return;
  if (meaning.type === 'pin') target.presses.down(event.code, meaning.input);
  else if (meaning.type === 'door') target.door(meaning.input);
  else target.key(meaning.key);
}

/** Somebody types into a field, or presses something of the page that is none of the table's. */
function isTheirs(event: KeyboardEvent): boolean {
  const { target } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return true;
  const isOurs = target instanceof HTMLElement && target.matches('button, summary');
  return isOurs && inputOf(target) === undefined && isPush(event);
}

function isPush({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' ';
}
