/** Everything that the page is drawn from. */
import type { ToldSnapshot } from './told.ts';

export interface PageState {
  readonly snapshot: ToldSnapshot | undefined;
  /** How old the shown data is; undefined before the first snapshot. */
  readonly ageMs: number | undefined;
  /** This page presses the buttons. */
  readonly mayAct: boolean;
  /** This browser may use the on-screen cabinet. */
  readonly mayOpen: boolean;
  /** The table is watched through a hall: what else a table answers, it does not answer here. */
  readonly inHall: boolean;
  /** A sentence of the page itself, until the next snapshot. */
  readonly warning: string;
  /** The viewer or the table wants no motion. */
  readonly calm: boolean;
}

/** From here on the page says how old its data is. */
const STALE_MS = 3000;

export type Connection = 'connecting' | 'live' | 'stale';

/** By the age of what is shown alone: an open line that says nothing is not live. */
export function connectionOf({ ageMs }: Pick<PageState, 'ageMs'>): Connection {
  if (ageMs === undefined) return 'connecting';
  return ageMs < STALE_MS ? 'live' : 'stale';
}
