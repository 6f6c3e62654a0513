/** Starts the database's worker thread and pairs every request with its reply. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Fault, messageOf } from '../fault/fault.ts';
import type { Answer, Reply, Request, WorkerStart } from './worker-messages.ts';

export interface SqliteThread {
  /** Resolves with the worker's reply, rejects with its fault, or with `journal-write` when the worker is gone. */
  ask(request: Request): Promise<Answer>;
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>;
}

type Waiting = PromiseWithResolvers<Answer>;

/** Resolves when the database is open; rejects with the worker's fault. */
export async function startThread(start: WorkerStart): Promise<SqliteThread> {
  // This file is TypeScript in the repository and JavaScript in the package; the worker beside it is the same.
  const file = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: start });
  const waiting: Waiting[] = [];
  const ended = Promise.withResolvers<void>();
  let end: Fault | undefined;

  const giveUp = (fault: Fault): void => {
    end ??= fault;
    for (const request of waiting.splice(0)) request.reject(end);
  };
  worker.on('message', (reply: Reply) => {
    const request = waiting.shift();
    if (reply.type === 'done') request?.resolve(reply);
    else request?.reject(new Fault(reply.code, reply.detail));
  });
  worker.on('error', (error) => giveUp(new Fault('journal-write', messageOf(error), { cause: error })));
  worker.on('exit', () => {
    giveUp(new Fault('journal-write', 'the thread that writes it has ended'));
    ended.resolve();
  });

  const nextReply = (): Promise<Answer> => {
    const request: Waiting = Promise.withResolvers();
    if (end === undefined) waiting.push(request);
    else request.reject(end);
    return request.promise;
  };
  await nextReply();
  return {
    ask(request) {
      worker.postMessage(request);
      return nextReply();
    },
    ended: ended.promise,
  };
}
