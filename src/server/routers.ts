/** What answers in other ways than a page does. */
import type { Router } from 'express';
import { type NameOf, type RuleSets, unnamed } from '../game/index.ts';
import { guestCutRouter } from './control/guest-cut.ts';
import type { AllowedNames } from './guard/allowed-names.ts';
import { LIMITS, type Limits } from './guard/limits.ts';
import { healthRouter } from './health/health.ts';
import { analysisRouter } from './history/analysis.ts';
import { HistoryReader } from './history/reader.ts';
import { ReadingQueue } from './history/reading-queue.ts';
import { historyRouter } from './history/router.ts';
import { verifyRouter } from './history/verify.ts';
import type { StatusView } from './operator/messages.ts';
import { operatorRouter } from './operator/router.ts';
import { peopleRouter } from './people/router.ts';
import type { ServerOptions } from './server-options.ts';

/** All read the journal, and wait in one queue for it. */
export function historyRouters(
  { history, review, wallClock, people, log, limits: given }: ServerOptions,
  ruleSets: RuleSets,
  allow: AllowedNames,
): readonly Router[] {
  if (history === undefined) return [];
  const queue = new ReadingQueue();
  const nameOf: NameOf = (player) => (people?.people.nameOf ?? unnamed)(player);
  const limits = { ...LIMITS, ...given };
  const read = { history, queue, ruleSets, allow, limits, clock: wallClock, log };
  return [
    ...(people === undefined ? [] : [peopleRouter({ ...people, ...read })]),
    ...(review === undefined ? [] : [analysisRouter(history, queue, review, nameOf)]),
    historyRouter(new HistoryReader(history, ruleSets, wallClock, queue, nameOf)),
    verifyRouter(history, wallClock, queue),
  ];
}

export function guestRouters(
  { guestCut, wallClock: clock }: ServerOptions,
  allow: AllowedNames,
  limits: Limits,
): readonly Router[] {
  return guestCut === undefined ? [] : [guestCutRouter({ allow, clock, limits, cut: guestCut })];
}

export function operatorRouters(
  { operator, log, version }: ServerOptions,
  allow: AllowedNames,
  viewers: () => number,
): readonly Router[] {
  if (operator === undefined) return [];
  const { desk } = operator;
  const status = async (): Promise<StatusView> => ({
    ...(await desk.status()),
    ...{ version, viewers: viewers() },
  });
  return [operatorRouter({ ...operator, allow, log, status }), healthRouter({ version, status })];
}
