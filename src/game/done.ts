/** The list of what can be taken back: newest first out, and rolls are never among it. */
import type { Undone } from './correction.ts';
import type { Done, DoneList, GameFacts, Played, Turn, Turns } from './game.ts';

export interface Newest<G extends GameFacts, T extends Turn> {
  readonly entry: Done<G, T>;
  /** Somebody has rolled since. */
  readonly rolledSince: boolean;
  /** The list without it. */
  readonly rest: DoneList<G, T>;
}

/** Holds of one roll that can be taken back. Whoever leans on a button must not make the game slower and slower. */
export const MOST_HOLDS = 200;

export function withHold<G extends GameFacts, T extends Turn>(
  done: DoneList<G, T>,
  hold: Done<G, T>,
): DoneList<G, T> {
  const oldest = done.at(-MOST_HOLDS);
  const isFull = oldest !== undefined && isHold(oldest);
  return isFull ? [...done.slice(0, -MOST_HOLDS), ...done.slice(1 - MOST_HOLDS), hold] : [...done, hold];
}

/** A roll fixes the holds that it used. */
export function afterRoll<G extends GameFacts, T extends Turn>(done: DoneList<G, T>): DoneList<G, T> {
  const fixed = done.filter((entry) => !isHold(entry));
  return fixed.at(-1)?.kind === 'rolled' ? fixed : [...fixed, { kind: 'rolled' }];
}

/** The newest of these kinds, or of all; holds above it can no longer be taken back. */
export function newestDone<G extends GameFacts, T extends Turn>(
  done: DoneList<G, T>,
  fits: (kind: Undone['kind']) => boolean = () => true,
): Newest<G, T> | undefined {
  const at = done.findLastIndex((entry) => entry.kind === 'done' && fits(entry.what.kind));
  const entry = done[at];
  if (entry?.kind !== 'done') return undefined;
  const above = done.slice(at + 1);
  const rest = [...done.slice(0, at), ...above.filter((later) => !isHold(later))];
  return { entry, rolledSince: above.some(({ kind }) => kind === 'rolled'), rest };
}

/** With this on the list. `turns`: where the turn goes, if it goes. */
export function withDone<G extends Played<G, T>, T extends Turn>(
  game: G,
  player: number,
  what: Undone,
  back: Partial<G>,
  turns?: Turns<T>,
): G {
  const { turn, waiting, kept, status } = game;
  const moved = turns === undefined ? {} : { turns: { turn, waiting, kept } };
  return { ...game, ...turns, done: [...game.done, { kind: 'done', player, what, status, back, ...moved }] };
}

function isHold<G extends GameFacts, T extends Turn>(entry: DoneList<G, T>[number]): boolean {
  return entry.kind === 'done' && entry.what.kind === 'hold';
}
