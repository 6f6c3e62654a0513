/** Threads that the code under test begins, for tests that end them as a fault would. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** The one that begins next in this process. */
export async function nextWorker(): Promise<Worker> {
  const [worker] = await once(process, 'worker');
  return worker;
}
