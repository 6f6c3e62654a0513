/** Starts the database's worker thread and pairs every call with its reply. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Fault } from '../../fault/fault.ts';
import { SMALL_HEAP } from '../../small-heap.ts';
import { type Call, type RemoteCalls, type Reply, START_ID, type WorkerStart } from './calls.ts';

export interface SqliteThread {
  /** Each resolves with the worker's answer, and rejects with its fault, or with `journal-write` when the worker is gone. */
  readonly calls: RemoteCalls;
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>;
}

type Waiting = PromiseWithResolvers<unknown>;

/**
 * Resolves when the database is open; rejects with the worker's fault. `bug` is told what the worker did not expect: a
 * table must not go on as if its disk had failed, so it is thrown and ends the process.
 */
export async function startThread(
  start: WorkerStart,
  bug: (error: Error) => void = rethrow,
): Promise<SqliteThread> {
  // This file is TypeScript in the repository and JavaScript in the package; the worker beside it is the same.
  const file = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: start, resourceLimits: SMALL_HEAP });
  const waiting = new Map<number, Waiting>();
  const ended = Promise.withResolvers<void>();
  let newestId = START_ID;
  let end: Fault | undefined;

  const giveUp = (fault: Fault): void => {
    end ??= fault;
    for (const call of waiting.values()) call.reject(end);
    waiting.clear();
  };
  worker.on('message', (reply: Reply) => {
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.type === 'done') call?.resolve(reply.answer);
    else call?.reject(new Fault(reply.code, reply.about));
  });
  worker.on('error', bug);
  worker.on('exit', () => {
    giveUp(new Fault('journal-write', { say: 'detail.threadEnded' }));
    ended.resolve();
  });

  const replyTo = (id: number): Promise<unknown> => {
    const call: Waiting = Promise.withResolvers();
    if (end === undefined) waiting.set(id, call);
    else call.reject(end);
    return call.promise;
  };
  const callTo =
    (name: Call['name']) =>
    (...parameters: readonly unknown[]): Promise<unknown> => {
      newestId += 1;
      const call: Call = { id: newestId, name, parameters };
      worker.postMessage(call);
      return replyTo(newestId);
    };
  // The worker says what it can be asked, so that a call is listed in its port and nowhere else.
  const names = (await replyTo(START_ID)) as readonly Call['name'][];
  const calls = Object.fromEntries(names.map((name) => [name, callTo(name)])) as unknown as RemoteCalls;
  return { calls, ended: ended.promise };
}

function rethrow(error: Error): never {
  throw error;
}
