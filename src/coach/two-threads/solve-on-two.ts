/** Best play worked out by this thread and a second one, for people who wait at a command line. */
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startCardSolver } from '../../strategy/five-dice/card-solver.ts';
import type { Model } from '../../strategy/five-dice/model.ts';
import { solve } from '../../strategy/five-dice/solve.ts';
import { emptyValues, type Values } from '../../strategy/five-dice/values.ts';
import { canRunKernel } from '../../strategy/kernel/memory.ts';
import { shareWork, workTogether } from './shared-work.ts';

export function solveOnTwo(model: Model): Values {
  if (!canRunKernel() || availableParallelism() < 2) return solve(model);
  // TypeScript in the repository and JavaScript in the package, as this file.
  const file = new URL(`./second-thread${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { name: 'best play' });
  worker.unref();
  // Without its help this thread does everything.
  worker.on('error', () => undefined);
  // Written while the other thread comes up.
  const solver = startCardSolver(model);
  const work = shareWork(model, solver);
  worker.postMessage(work);
  workTogether(solver.runner, work);
  void worker.terminate();
  return { ...emptyValues(model), points: work.points };
}
