/** Ctrl-C and its relatives: the first one ends the table cleanly, a later one at once. Wall time. */
import { EXIT } from './exit-code.ts';

/** A closed terminal (SIGHUP) counts too: nobody is left to press Ctrl-C. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm and the starter under an old Node pass on what the terminal has sent us already: one press, up to three signals. */
const SAME_PRESS_MS = 500;

/** Resolves at the first signal. From then on another press exits at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    const heard = (): void => {
      const now = performance.now();
      firstAt ??= now;
      if (now - firstAt > SAME_PRESS_MS) process.exit(EXIT.interrupted);
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, heard);
  });
}
