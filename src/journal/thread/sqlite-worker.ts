/** The worker thread that owns the database: it opens it, answers requests in order, and ends after `close`. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Fault, messageOf } from '../../fault/fault.ts';
import { newestBackup } from '../backup/backup-files.ts';
import { isDiskError } from '../store/disk-error.ts';
import { openStore, type SqliteStore } from '../store/sqlite-store.ts';
import {
  type Answer,
  type Asked,
  type Reply,
  type Request,
  START_ID,
  type WorkerStart,
} from './worker-messages.ts';

function serve(port: MessagePort, start: WorkerStart): void {
  const store = openStore(start.folder);
  // A backup runs beside the other requests; the database must not be closed under it.
  const backups = new Set<Promise<unknown>>();
  port.on('message', async ({ id, request }: Asked) => {
    if (request.type === 'back up') {
      const work = reply(port, start, id, () => store.backUp(request.file));
      backups.add(work);
      return void work.finally(() => backups.delete(work));
    }
    if (request.type === 'close') await Promise.all(backups);
    await reply(port, start, id, () => answer(store, request));
    if (request.type === 'close') port.close();
  });
}

function answer(store: SqliteStore, request: Exclude<Request, { type: 'back up' }>): Answer {
  switch (request.type) {
    case 'append':
      return store.append(request.entries);
    case 'read':
      return store.read();
    case 'finished':
      return store.finished(request.after, request.limit);
    case 'history':
      return store.history(request.before, request.limit);
    case 'game':
      return store.gameEvents(request.game, request.after, request.limit);
    case 'sealed':
      return store.sealed(request.game);
    case 'open record':
      return store.openRecord(request.game);
    case 'fame edits':
      return store.fameEdits();
    case 'edit fame':
      return store.editFame(request.edit);
    case 'info':
      return store.info();
    case 'close':
      return store.close();
    default:
      return request satisfies never;
  }
}

/** The work begins at once: what is synchronous is done before the next request is looked at. A bug ends the thread. */
async function reply(
  port: MessagePort,
  { backups }: WorkerStart,
  id: number,
  work: () => Answer | Promise<Answer>,
): Promise<void> {
  let message: Reply;
  try {
    message = { id, type: 'done', answer: await work() };
  } catch (error) {
    if (!(error instanceof Fault) && !isDiskError(error)) throw error;
    const fault = error instanceof Fault ? error : new Fault('journal-write', messageOf(error));
    message = { id, type: 'fault', code: fault.code, detail: detailOf(fault, backups) };
  }
  port.postMessage(message);
}

/** With the way out, where it is known. */
function detailOf({ code, detail }: Fault, backups: string): string {
  if (code !== 'journal-damaged') return detail;
  const newest = newestBackup(backups);
  return newest === undefined
    ? `${detail}; there is no backup in ${backups}`
    : `${detail}; the newest backup is taken with: dicetable restore ${newest}`;
}

if (parentPort !== null) {
  const port = parentPort;
  const start = workerData as WorkerStart;
  void reply(port, start, START_ID, () => {
    serve(port, start);
    return undefined;
  });
}
