/** Waiting for work that may take long, but not longer than it matters. */
import type { Clock } from '../clock/clock.ts';

/** Resolves when the work is done, or after this time: then it goes on alone, and how it ends is nobody's any more. */
export function atMost(clock: Pick<Clock, 'after'>, ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = clock.after(ms, resolve);
    work.then(() => resolve(), reject).finally(() => timer.cancel());
  });
}
