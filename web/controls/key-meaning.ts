/** What a key of the on-screen cabinet means at this moment: most press a pin, the others are for the table to judge. */
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import type { CoinInput } from '../../hardware/coin-door.ts';
import type { ToldSnapshot } from '../link/told.ts';

export type KeyMeaning =
  | { readonly type: 'pin'; readonly input: Input }
  | { readonly type: 'door'; readonly input: CoinInput }
  /** In lower case. */
  | { readonly type: 'key'; readonly key: string };

/** As in KeyboardEvent: every input has one. */
export const KEY_OF_INPUT: Readonly<Record<Input, string>> = {
  lever: 'Enter',
  select: ' ',
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  hold1: '1',
  hold2: '2',
  hold3: '3',
  hold4: '4',
  hold5: '5',
  hold6: '6',
};
const INPUT_OF: ReadonlyMap<string, Input> = new Map(INPUTS.map((input) => [KEY_OF_INPUT[input], input]));

/** Whoever plays on an emulated board with a coin door drops coins by them; else they do nothing. */
const COIN_KEYS: Readonly<Record<string, CoinInput>> = { '+': 'coin1', '-': 'coin2' };

type KeySnapshot = Pick<ToldSnapshot, 'screen' | 'rollsTaken' | 'rollsLeft' | 'shownBox' | 'card'>;

/** `key` as in KeyboardEvent; undefined for keys that are none of ours. */
export function keyMeaning(key: string, snapshot: KeySnapshot): KeyMeaning | undefined {
  const input = INPUT_OF.get(key);
  if (input !== undefined) return { type: 'pin', input };
  // Named keys (Tab, Escape, F5) are the browser's.
  if (key.length !== 1 || key.trim() === '') return undefined;
  const coin = COIN_KEYS[key];
  if (coin !== undefined) return { type: 'door', input: coin };
  const small = key.toLowerCase();
  return isForTable(small, snapshot) ? { type: 'key', key: small } : undefined;
}

function isForTable(key: string, snapshot: KeySnapshot): boolean {
  const { screen } = snapshot;
  switch (screen) {
    case 'attract':
      return key === 's' || key === 'l';
    case 'setup':
      return key === 's' || key === 'l' || key === 'q';
    case 'over':
      return key === 'y' || key === 'n' || key === 'q';
    case 'turn':
      // While a box is chosen the table answers to every key, if only with a warning (S1).
      return key === 'q' || isChoosing(snapshot);
    default:
      return screen satisfies never;
  }
}

/** Whether the key of a box does something for it: letters while one is chosen, digits once no die can be held. Sums have none. */
export function isBoxKey(key: string, snapshot: KeySnapshot): boolean {
  return key !== '' && isChoosing(snapshot) && (!INPUT_OF.has(key) || snapshot.rollsLeft === 0);
}

/** A box must be or is being chosen. */
function isChoosing({ card, rollsTaken, rollsLeft, shownBox }: KeySnapshot): boolean {
  return card !== null && rollsTaken > 0 && (rollsLeft === 0 || shownBox !== null);
}
