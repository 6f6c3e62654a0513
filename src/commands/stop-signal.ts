/** Ctrl-C and its relatives: the first one ends the table cleanly, a later one at once. Wall time. */
import { EXIT } from './exit-code.ts';

/** A closed terminal (SIGHUP) counts too: nobody is left to press Ctrl-C. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type StopSignal = (typeof SIGNALS)[number];

/** npm and the starter under an old Node pass on what the terminal has sent us already: one press, up to three signals. */
const SAME_PRESS_MS = 500;

/** What is needed of `process`. */
export interface Signalled {
  on(signal: StopSignal, heard: () => void): unknown;
  exit(code: number): void;
}

/** Resolves at the first signal. From then on another press exits at once. `now` is in milliseconds. */
export function stopSignal(
  process: Signalled = globalThis.process,
  now: () => number = () => performance.now(),
): Promise<void> {
  return new Promise((resolve) => {
    let firstMs: number | undefined;
    const heard = (): void => {
      firstMs ??= now();
      if (now() - firstMs > SAME_PRESS_MS) process.exit(EXIT.interrupted);
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, heard);
  });
}
