/** Best play for a table: worked out in a thread of its own, so that no press ever waits for it. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { GameAnalysis, GameEvent, HousePlayer, Move, Seen, ValuedMove } from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';
import { SMALL_HEAP } from '../../small-heap.ts';
import type { CoachCall, CoachReply, CoachStart } from './calls.ts';

/** Calls under way reject when the thread ends; the next one begins another, until it is closed. */
export interface Coach {
  /** Resolves when the table of this rule set is there, with how many cards or pairs of totals differ in it; 0: it has none. */
  prepare(rules: string): Promise<number>;
  /** What each choice is worth for the roll that lies there; none where nothing can be said. */
  advise(rules: string, seen: Seen): Promise<readonly ValuedMove[]>;
  /** A game looked at; `events` as everybody sees them (`seenEvents`). A code: why it cannot be. */
  review(rules: string, events: readonly GameEvent[]): Promise<GameAnalysis | Code>;
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
  let closed = false;
  const ended = new Error('The thread of best play has ended.');
  const giveUp = (why: Error): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  };
  const begun = (): Worker => {
    // TypeScript in the repository and JavaScript in the package, as this file.
    const file = new URL(`./coach-worker${extname(import.meta.url)}`, import.meta.url);
    const thread = new Worker(file, { workerData: start, name: 'best play', resourceLimits: SMALL_HEAP });
    thread.on('message', (reply: CoachReply) => {
      waiting.get(reply.id)?.resolve(reply);
      waiting.delete(reply.id);
    });
    // The table plays on without it. An old one says no more once another has begun.
    const isPresent = () => worker === thread;
    thread.on('error', (error: Error) => isPresent() && giveUp(error));
    thread.on('exit', () => isPresent() && giveUp(ended));
    return thread;
  };
  const ask = (call: CallOf<CoachCall>): Promise<CoachReply> => {
    if (closed) return Promise.reject(ended);
    worker ??= begun();
    newest += 1;
    const answer = Promise.withResolvers<CoachReply>();
    waiting.set(newest, answer);
    worker.postMessage({ ...call, id: newest });
    return answer.promise;
  };
  return {
    prepare: async (rules) => (await (ask({ prepare: rules }) as Promise<{ states: number }>)).states,
    advise: async (advise, seen) =>
      (await (ask({ advise, seen }) as Promise<{ choices: readonly ValuedMove[] }>)).choices,
    review: async (review, events) =>
      (await (ask({ review, events }) as Promise<{ analysis: GameAnalysis | Code }>)).analysis,
    decide: async (rules, player, seen) =>
      (await (ask({ rules, player, seen }) as Promise<{ move: Move }>)).move,
    close: async () => {
      closed = true;
      await worker?.terminate();
    },
  };
}
