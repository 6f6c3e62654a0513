/** The worker thread that owns the database: it opens it, answers requests in order, and ends after `close`. */

import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Fault, messageOf } from '../../fault/fault.ts';
import type { Text } from '../../language/sentence.ts';
import { newestBackup } from '../backup/backup-files.ts';
import { backUp } from '../backup/sqlite-backup.ts';
import { isDiskError } from '../store/disk-error.ts';
import { openStore } from '../store/sqlite-store.ts';
import { type Call, type Calls, type Reply, START_ID, type WorkerStart } from './calls.ts';

/** Returns what can be called. */
function serve(port: MessagePort, start: WorkerStart): readonly string[] {
  const { database, ...store } = openStore(start.folder, start.schema, start.proof);
  let isEnding = false;
  const calls: Calls = { ...store, backUp: (file) => backUp(database, file, () => isEnding) };
  // A backup runs beside the other calls; the database must not be closed under it, and nobody who ends a table waits for it.
  const running = new Set<Promise<void>>();
  port.on('message', async ({ id, name, parameters }: Call) => {
    if (name === 'close') {
      isEnding = true;
      await Promise.all(running);
    }
    const call = calls[name] as (...parameters: readonly unknown[]) => unknown;
    const work = reply(port, start, id, () => call(...parameters));
    running.add(work);
    await work.finally(() => running.delete(work));
    if (name === 'close') port.close();
  });
  return Object.keys(calls);
}

/** The work begins at once: what is synchronous is done before the next request is looked at. A bug ends the thread. */
async function reply(
  port: MessagePort,
  { backups }: WorkerStart,
  id: number,
  work: () => unknown,
): Promise<void> {
  let message: Reply;
  try {
    message = { id, type: 'done', answer: await work() };
  } catch (error) {
    if (!(error instanceof Fault) && !isDiskError(error)) throw error;
    const fault = error instanceof Fault ? error : new Fault('journal-write', messageOf(error));
    message = { id, type: 'fault', code: fault.code, about: aboutOf(fault, backups) };
  }
  port.postMessage(message);
}

/** With the way out, where it is known. */
function aboutOf({ code, about }: Fault, backups: string): Text {
  if (code !== 'journal-damaged') return about;
  const newest = newestBackup(backups);
  return newest === undefined
    ? { say: 'detail.noBackup', why: about, folder: backups }
    : { say: 'detail.takeBackup', why: about, file: newest };
}

if (parentPort !== null) {
  const port = parentPort;
  const start = workerData as WorkerStart;
  void reply(port, start, START_ID, () => serve(port, start));
}
