/** Tables of best play are made before anybody asks: of whatever set is played or offered, once the table has settled down. */
import type { Clock, Timer } from '../clock/clock.ts';
import type { Coach } from './thread/coach-thread.ts';

/** After a start, or when another set comes up: presses come first. */
export const SETTLED_MS = 5000;

export interface Ahead {
  /** This set is played or offered now. */
  readonly at: (rules: string) => void;
  readonly close: () => Promise<void>;
}

/** `start` begins the thread, when there is something to do for it; `failed` is told why it could not. */
export function workAhead(
  start: () => Coach,
  clock: Pick<Clock, 'after'>,
  failed: (error: unknown) => void,
): Ahead {
  const prepared = new Set<string>();
  let coach: Coach | undefined;
  let next: { readonly rules: string; readonly timer: Timer } | undefined;
  return {
    at: (rules) => {
      if (next?.rules === rules) return;
      next?.timer.cancel();
      const timer = clock.after(SETTLED_MS, () => {
        if (prepared.has(rules)) return;
        prepared.add(rules);
        coach ??= start();
        coach.prepare(rules).catch(failed);
      });
      next = { rules, timer };
    },
    close: async () => {
      next?.timer.cancel();
      await coach?.close();
    },
  };
}
