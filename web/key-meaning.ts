/** What a key of the on-screen cabinet means at this moment: most press a pin, some score a box at once. */
import type { Input } from '../hardware/table.ts';
import type { Snapshot } from '../src/server/messages.ts';

export type KeyMeaning =
  | { readonly type: 'pin'; readonly input: Input }
  | { readonly type: 'score'; readonly category: string }
  /** A key that means nothing while a box must be chosen. */
  | { readonly type: 'wrong' };

const PINS: Readonly<Record<string, Input>> = {
  Enter: 'lever',
  ' ': 'select',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  1: 'hold1',
  2: 'hold2',
  3: 'hold3',
  4: 'hold4',
  5: 'hold5',
  6: 'hold6',
};

type KeySnapshot = Pick<Snapshot, 'screen' | 'rollsTaken' | 'rollsLeft' | 'shownBox' | 'rows'>;

/** `key` as in KeyboardEvent; undefined for keys that are none of ours. */
export function keyMeaning(key: string, snapshot: KeySnapshot): KeyMeaning | undefined {
  const input = PINS[key];
  if (input !== undefined) return { type: 'pin', input };
  // Named keys (Tab, Escape, F5) are the browser's.
  if (key.length !== 1) return undefined;
  const letter = key.toLowerCase();
  if (isChoosing(snapshot)) {
    const row = snapshot.rows.find((candidate) => candidate.key === letter);
    return row === undefined ? { type: 'wrong' } : { type: 'score', category: row.id };
  }
  const starts =
    (snapshot.screen === 'attract' && letter === 's') || (snapshot.screen === 'over' && letter === 'y');
  return starts ? { type: 'pin', input: 'lever' } : undefined;
}

/** A box must be or is being chosen. */
function isChoosing({ screen, rollsTaken, rollsLeft, shownBox }: KeySnapshot): boolean {
  return screen === 'turn' && rollsTaken > 0 && (rollsLeft === 0 || shownBox !== null);
}
