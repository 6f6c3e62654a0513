/** Best play for a table: worked out in a thread of its own, so that no press ever waits for it. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CoachCall, CoachReply, CoachStart } from './calls.ts';

export interface Coach {
  /**
   * Resolves when the table of this rule set is there, with how many numbers it has; 0: the set has none. Rejects when
   * the thread has ended.
   */
  prepare(rules: string): Promise<number>;
  /** Whatever is under way is given up. */
  close(): Promise<void>;
}

export function startCoach(start: CoachStart): Coach {
  // TypeScript in the repository and JavaScript in the package, as this file.
  const file = new URL(`./coach-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: start, name: 'best play' });
  const waiting = new Map<number, PromiseWithResolvers<number>>();
  let newest = 0;
  let end: Error | undefined;
  worker.on('message', ({ id, states }: CoachReply) => {
    waiting.get(id)?.resolve(states);
    waiting.delete(id);
  });
  const giveUp = (why: Error): void => {
    end ??= why;
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  };
  // The table plays on without it.
  worker.on('error', giveUp);
  worker.on('exit', () => giveUp(new Error('The thread of best play has ended.')));
  return {
    prepare: (rules) => {
      if (end !== undefined) return Promise.reject(end);
      newest += 1;
      const call: CoachCall = { id: newest, prepare: rules };
      const answer = Promise.withResolvers<number>();
      waiting.set(newest, answer);
      worker.postMessage(call);
      return answer.promise;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
