/**
 * Notices the end of the shell in which npm runs its scripts. npm hands a SIGTERM to that shell alone, which ends without
 * passing it on, and the table would play on for nobody, with port and journal. Wall time.
 */

import { ON_TRIAL } from '../update/child.ts';

/** Seldom enough to cost nothing, and soon enough for a service that starts the next table at once. */
const LOOK_MS = 250;

/** In the environment: whose child `dicetable.js` was when it began, long before this is asked; 0: nobody's any more. */
const PARENT = 'DICETABLE_PARENT';

/** What is needed of `process`. */
export interface StartedProcess {
  readonly ppid: number;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Resolves when npm's shell is gone, or the release that watches this one on trial; never when neither has started this: whoever
 * sends a table into the background means it.
 */
export function parentGone(process: StartedProcess = globalThis.process): Promise<void> {
  if (process.env.npm_lifecycle_event === undefined && process.env[ON_TRIAL] === undefined)
    return new Promise(() => undefined);
  const parent = Number(process.env[PARENT] ?? process.ppid);
  return new Promise((resolve) => {
    const looking = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(looking);
      resolve();
    }, LOOK_MS);
    looking.unref();
  });
}
