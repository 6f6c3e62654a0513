/** The worker thread that owns the database: it opens it, answers requests one by one, and ends after `close`. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Fault, messageOf } from '../fault/fault.ts';
import { openStore, type SqliteStore } from './sqlite-store.ts';
import type { Answer, Reply, Request, WorkerStart } from './worker-messages.ts';

function serve(port: MessagePort, { folder }: WorkerStart): void {
  const store = openStore(folder);
  port.on('message', (request: Request) => {
    reply(port, () => answer(store, request));
    if (request.type === 'close') port.close();
  });
}

const NOTHING: Answer = { events: [], games: [] };

function answer(store: SqliteStore, request: Request): Answer {
  switch (request.type) {
    case 'append':
      store.append(request.entries);
      return NOTHING;
    case 'read':
      return { ...NOTHING, events: store.read() };
    case 'finished':
      return { ...NOTHING, games: store.finished() };
    case 'close':
      store.close();
      return NOTHING;
    default:
      return request satisfies never;
  }
}

function reply(port: MessagePort, work: () => Answer): void {
  let message: Reply;
  try {
    message = { type: 'done', ...work() };
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault('journal-write', messageOf(error));
    message = { type: 'fault', code: fault.code, detail: fault.detail };
  }
  port.postMessage(message);
}

if (parentPort !== null) {
  const port = parentPort;
  reply(port, () => {
    serve(port, workerData as WorkerStart);
    return NOTHING;
  });
}
