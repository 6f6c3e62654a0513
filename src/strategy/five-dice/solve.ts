/** Best play by the kernel, and by the specification where the kernel cannot run. */
import { canRunKernel } from '../kernel/memory.ts';
import { type CardSolver, solveByKernel, startCardSolver } from './card-solver.ts';
import { type Follow, followBySpecification } from './follow.ts';
import type { Model } from './model.ts';
import { solveBySpecification } from './specification.ts';
import type { Values } from './values.ts';

export function solve(model: Model): Values {
  return canRunKernel() ? solveByKernel(model) : solveBySpecification(model);
}

export function followerOf(values: Values): Follow {
  return canRunKernel() ? followByKernel(values) : followBySpecification(values);
}

export function followByKernel(values: Values): Follow {
  return solverWith(values).follow;
}

/** One that knows these values. */
export function solverWith(values: Values, asksAll = false): CardSolver {
  const solver = startCardSolver(values.model, asksAll);
  for (const [number, { low, high }] of values.model.rows.entries()) {
    const start = values.starts[number] as number;
    solver.runner.put(number, values.points.subarray(start, start + high - low + 1));
  }
  return solver;
}
