/** Work on old games in slices, between which the table has its turn. */
import { setImmediate } from 'node:timers/promises';

/** A press must not wait longer for its picture because somebody looks at an old game. */
const SLICE_MS = 1;

/** To be called after each piece of the work; waits for a turn of the event loop whenever a slice is done. */
export function pauses(): () => Promise<void> | undefined {
  let begunMs = performance.now();
  return () => {
    if (performance.now() - begunMs < SLICE_MS) return undefined;
    return setImmediate().then(() => {
      begunMs = performance.now();
    });
  };
}
