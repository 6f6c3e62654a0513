/** Best play worked out by this thread and a second one, for people who wait at a command line. */
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FIVE_DICE_SETS } from '../../game/index.ts';
import type { Model } from '../../strategy/five-dice/model.ts';
import { solve } from '../../strategy/five-dice/solve.ts';
import type { Values } from '../../strategy/five-dice/values.ts';
import { canRunKernel } from '../../strategy/kernel/memory.ts';
import type { SecondThreadData } from './second-thread.ts';
import { shareWork, workTogether } from './shared-work.ts';

/** The second thread finds its rules by their id: a cabinet file's own set is worked out by this one alone. */
export function solveOnTwo(model: Model): Values {
  const { rules } = model;
  if (!canRunKernel() || availableParallelism() < 2 || !FIVE_DICE_SETS.includes(rules)) return solve(model);
  const work = shareWork(model);
  const workerData: SecondThreadData = { rules: rules.id, ...work };
  // TypeScript in the repository and JavaScript in the package, as this file.
  const file = new URL(`./second-thread${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData, name: 'best play' });
  worker.unref();
  // Without its help this thread does everything.
  worker.on('error', () => undefined);
  const values = workTogether(model, work);
  void worker.terminate();
  return values;
}
