/** The odds of a game: worked out in a thread of their own, so that neither a press nor a player of the house waits for them. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Odds, Seen } from '../../game/index.ts';
import { SMALL_HEAP } from '../../small-heap.ts';
import type { CoachStart } from './calls.ts';
import type { OddsCall, OddsReply } from './odds-calls.ts';

export interface OddsThread {
  /** Makes ready for games by these rules. */
  ready(rules: string): void;
  /** Whatever was asked before is given up. */
  ask(rules: string, seen: Seen): void;
  /** No answer is wanted any more. */
  forget(): void;
  close(): Promise<void>;
}

interface Told {
  /** Several may come for one question, each better than the one before. */
  readonly answer: (odds: Odds | undefined) => void;
  /** The thread has ended; the next question begins another. */
  readonly failed: (error: unknown) => void;
}

/**
 * The thread begins with the first call, and anew with the first after it has ended, or with another set: it ends with its set,
 * as tables of best play, and the room that working them out takes, would otherwise add up to hundreds of megabytes.
 */
export function startOddsThread(start: CoachStart, { answer, failed }: Told): OddsThread {
  let made: string | undefined;
  let worker: Worker | undefined;
  let newest = 0;
  let closed = false;
  const begun = (): Worker => {
    // TypeScript in the repository and JavaScript in the package, as this file.
    const file = new URL(`./odds-worker${extname(import.meta.url)}`, import.meta.url);
    const thread = new Worker(file, { workerData: start, name: 'odds', resourceLimits: SMALL_HEAP });
    thread.on('message', ({ number, odds }: OddsReply) => {
      if (number === newest) answer(odds);
    });
    // An old one says no more once another has begun.
    const end = (why: unknown): void => {
      if (worker !== thread) return;
      worker = undefined;
      if (!closed) failed(why);
    };
    thread.on('error', end);
    thread.on('exit', () => end(new Error('The thread of odds has ended.')));
    return thread;
  };
  const call = (rules: string, message: OddsCall): void => {
    if (closed) return;
    if (rules !== made) {
      void worker?.terminate();
      worker = undefined;
    }
    made = rules;
    worker ??= begun();
    worker.postMessage(message);
  };
  return {
    ready: (rules) => call(rules, { ready: rules }),
    ask: (rules, seen) => {
      newest += 1;
      call(rules, { number: newest, rules, seen });
    },
    forget: () => {
      newest += 1;
    },
    close: async () => {
      closed = true;
      newest += 1;
      await worker?.terminate();
    },
  };
}
