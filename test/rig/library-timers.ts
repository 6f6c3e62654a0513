/**
 * Virtual time for libraries that set timers of their own (johnny-five's Button, node-pixel's `ready`): while it is
 * installed, `setTimeout`, `setInterval` and their cancellers run on a table clock, so that one scheduler owns chip,
 * table and libraries. `Date.now` goes with them: lodash's debounce, which Button uses, reads it. Install it before the
 * libraries are used; they look the functions up at every call.
 */
import type { Clock, Timer } from '../../src/clock/clock.ts';

/** Node gives timers as objects that libraries may `unref`. */
class LibraryTimer {
  timer: Timer | undefined;

  unref(): this {
    return this;
  }

  ref(): this {
    return this;
  }
}

/** Returns what puts the system's timers back. */
export function installLibraryTimers(clock: Clock): () => void {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const later = (action: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): LibraryTimer => {
    const handle = new LibraryTimer();
    handle.timer = clock.after(ms, () => action(...args));
    return handle;
  };
  const often = (action: (...args: unknown[]) => void, ms = 1, ...args: unknown[]): LibraryTimer => {
    const handle = new LibraryTimer();
    const again = (): void => {
      handle.timer = clock.after(Math.max(1, ms), () => {
        again();
        action(...args);
      });
    };
    again();
    return handle;
  };
  const cancel = (handle: unknown): void => {
    if (handle instanceof LibraryTimer) handle.timer?.cancel();
  };
  const { now } = Date;
  const installedAt = now() - clock.now();
  Date.now = () => installedAt + clock.now();
  Object.assign(globalThis, {
    setTimeout: later,
    setInterval: often,
    clearTimeout: cancel,
    clearInterval: cancel,
  });
  return () => {
    Date.now = now;
    Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
  };
}
