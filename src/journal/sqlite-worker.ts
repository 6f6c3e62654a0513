/** The worker thread that owns the database: it opens it, answers requests one by one, and ends after `close`. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Fault, messageOf } from '../fault/fault.ts';
import type { StoredEvent } from './journal.ts';
import { openStore, type SqliteStore } from './sqlite-store.ts';
import type { Reply, Request, WorkerStart } from './worker-messages.ts';

function serve(port: MessagePort, { folder }: WorkerStart): void {
  const store = openStore(folder);
  port.on('message', (request: Request) => {
    reply(port, () => answer(store, request));
    if (request.type === 'close') port.close();
  });
}

function answer(store: SqliteStore, request: Request): readonly StoredEvent[] {
  switch (request.type) {
    case 'append':
      store.append(request.entries);
      return [];
    case 'read':
      return store.read();
    case 'close':
      store.close();
      return [];
    default:
      return request satisfies never;
  }
}

function reply(port: MessagePort, work: () => readonly StoredEvent[]): void {
  let message: Reply;
  try {
    message = { type: 'done', events: work() };
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
    return [];
  });
}
