/** Best play for a table: worked out in a thread of its own, so that no press ever waits for it. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HousePlayer, Move, Seen } from '../../game/index.ts';
import type { CoachCall, CoachReply, CoachStart } from './calls.ts';

/** All calls reject when the thread has ended. */
export interface Coach {
  /** Resolves when the table of this rule set is there, with how many cards differ in it; 0: the set has none. */
  prepare(rules: string): Promise<number>;
  /** What a player of the house does with this roll. */
  decide(rules: string, player: HousePlayer, seen: Seen): Promise<Move>;
  /** Whatever is under way is given up. */
  close(): Promise<void>;
}

type CallOf<C> = C extends CoachCall ? Omit<C, 'id'> : never;

/** The thread begins with the first call. */
export function startCoach(start: CoachStart): Coach {
  const waiting = new Map<number, PromiseWithResolvers<CoachReply>>();
  let newest = 0;
  let worker: Worker | undefined;
  let end: Error | undefined;
  const giveUp = (why: Error): void => {
    end ??= why;
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  };
  const begun = (): Worker => {
    // TypeScript in the repository and JavaScript in the package, as this file.
    const file = new URL(`./coach-worker${extname(import.meta.url)}`, import.meta.url);
    const thread = new Worker(file, { workerData: start, name: 'best play' });
    thread.on('message', (reply: CoachReply) => {
      waiting.get(reply.id)?.resolve(reply);
      waiting.delete(reply.id);
    });
    // The table plays on without it.
    thread.on('error', giveUp);
    thread.on('exit', () => giveUp(new Error('The thread of best play has ended.')));
    return thread;
  };
  const ask = (call: CallOf<CoachCall>): Promise<CoachReply> => {
    if (end !== undefined) return Promise.reject(end);
    worker ??= begun();
    newest += 1;
    const answer = Promise.withResolvers<CoachReply>();
    waiting.set(newest, answer);
    worker.postMessage({ ...call, id: newest });
    return answer.promise;
  };
  return {
    prepare: async (rules) => (await (ask({ prepare: rules }) as Promise<{ states: number }>)).states,
    decide: async (rules, player, seen) =>
      (await (ask({ rules, player, seen }) as Promise<{ move: Move }>)).move,
    close: async () => {
      end ??= new Error('The thread of best play has ended.');
      await worker?.terminate();
    },
  };
}
