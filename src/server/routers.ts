/** What answers in other ways than a page does. */
import type { Request, Router } from 'express';
import { type NameOf, type RuleSets, unnamed } from '../game/index.ts';
import type { Language } from '../language/languages.ts';
import { sentencesIn } from '../language/sentences.ts';
import { guestCutRouter } from './control/guest-cut.ts';
import type { AllowedNames } from './guard/allowed-names.ts';
import { LIMITS, type Limits } from './guard/limits.ts';
import { healthRouter } from './health/health.ts';
import { analysisRouter } from './history/analysis.ts';
import { HistoryReader } from './history/reader.ts';
import { neighbourOf, ReadingQueue } from './history/reading-queue.ts';
import { GAME_NUMBER, historyRouter } from './history/router.ts';
import { gameTitle, gameTotals } from './history/title.ts';
import { verifyRouter } from './history/verify.ts';
import type { StatusView } from './operator/messages.ts';
import { operatorRouter } from './operator/router.ts';
import type { PageHead } from './pages/page-head.ts';
import { peopleRouter } from './people/router.ts';
import type { ServerOptions } from './server-options.ts';

interface HistoryRoutes {
  readonly routers: readonly Router[];
  /** Of the page of a game; undefined where there is nothing to say. Never rejects. */
  gameHead(request: Request, game: string, language: Language): Promise<PageHead | undefined>;
}

/** All read the journal, and wait in one queue for it. */
export function historyRoutes(
  { history, review, wallClock, people, log, limits: given }: ServerOptions,
  ruleSets: RuleSets,
  allow: AllowedNames,
): HistoryRoutes {
  if (history === undefined) return { routers: [], gameHead: async () => undefined };
  const queue = new ReadingQueue();
  const nameOf: NameOf = (player) => (people?.people.nameOf ?? unnamed)(player);
  const limits = { ...LIMITS, ...given };
  const read = { history, queue, ruleSets, allow, limits, clock: wallClock, log };
  const reader = new HistoryReader(history, ruleSets, wallClock, queue, nameOf);
  const routers = [
    ...(people === undefined ? [] : [peopleRouter({ ...people, ...read })]),
    ...(review === undefined ? [] : [analysisRouter(history, queue, review, nameOf)]),
    historyRouter(reader),
    verifyRouter(history, wallClock, queue),
  ];
  return { routers, gameHead: (...asked) => headOf(reader, ...asked) };
}

/** A page whose journal cannot be read now comes all the same, and says itself what is wrong. */
async function headOf(reader: HistoryReader, request: Request, game: string, language: Language) {
  if (!GAME_NUMBER.test(game)) return undefined;
  const line = await reader.line(neighbourOf(request), Number(game), language).catch(() => undefined);
  return line && { title: gameTitle(line, sentencesIn(language)), description: gameTotals(line) };
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
