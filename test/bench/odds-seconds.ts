/** How soon odds are told: the time of this thread's processor until there is a first answer, and until the last. */
import type { OddsWork } from '../../src/strategy/odds/work.ts';

/** What spectators wait for. */
export const SOON_S = 0.3;
export const LATER_S = 3;

export function secondsOf(work: OddsWork): { readonly first: number; readonly final: number } {
  const started = processorSeconds();
  let step = work.next();
  while (step.done !== true && step.value === undefined) step = work.next();
  const first = processorSeconds() - started;
  while (step.done !== true) step = work.next();
  return { first, final: processorSeconds() - started };
}

function processorSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
