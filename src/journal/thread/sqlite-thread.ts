/** Starts the database's worker thread and pairs every request with its reply. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Fault } from '../../fault/fault.ts';
import {
  type Answer,
  type Answers,
  type Asked,
  type Reply,
  type Request,
  START_ID,
  type WorkerStart,
} from './worker-messages.ts';

export interface SqliteThread {
  /** Resolves with the worker's answer, rejects with its fault, or with `journal-write` when the worker is gone. */
  ask<Asking extends Request>(request: Asking): Promise<Answers[Asking['type']]>;
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>;
}

type Waiting = PromiseWithResolvers<Answer>;

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
  const worker = new Worker(file, { workerData: start });
  const waiting = new Map<number, Waiting>();
  const ended = Promise.withResolvers<void>();
  let newestId = START_ID;
  let end: Fault | undefined;

  const giveUp = (fault: Fault): void => {
    end ??= fault;
    for (const request of waiting.values()) request.reject(end);
    waiting.clear();
  };
  worker.on('message', (reply: Reply) => {
    const request = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.type === 'done') request?.resolve(reply.answer);
    else request?.reject(new Fault(reply.code, reply.detail));
  });
  worker.on('error', bug);
  worker.on('exit', () => {
    giveUp(new Fault('journal-write', 'the thread that writes it has ended'));
    ended.resolve();
  });

  const replyTo = (id: number): Promise<Answer> => {
    const request: Waiting = Promise.withResolvers();
    if (end === undefined) waiting.set(id, request);
    else request.reject(end);
    return request.promise;
  };
  await replyTo(START_ID);
  return {
    ask<Asking extends Request>(request: Asking) {
      newestId += 1;
      const asked: Asked = { id: newestId, request };
      worker.postMessage(asked);
      // The worker answers every kind of request with its own kind of answer.
      return replyTo(newestId) as Promise<Answers[Asking['type']]>;
    },
    ended: ended.promise,
  };
}

function rethrow(error: Error): never {
  throw error;
}
