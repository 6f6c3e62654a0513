/**
 * `/history/<game>/analysis.json`: a game looked at with best play. It is worked out in a thread of its own, one after the
 * other, from what everybody has seen; a finished game is worked out once.
 */
import { Router } from 'express';
import {
  type GameAnalysis,
  type GameEvent,
  houseSeat,
  type NameOf,
  replay,
  seenEvents,
  told,
} from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';
import { forgetOldest } from '../guard/oldest.ts';
import { notKept, refuseInWords } from '../refuse.ts';
import type { AnalysisAnswer } from './messages.ts';
import { readEvents } from './read-events.ts';
import { busyHandler, neighbourOf, ReadingQueue } from './reading-queue.ts';
import type { HistorySource } from './source.ts';

/** A code: why it cannot be. */
export type Review = (rules: string, events: readonly GameEvent[]) => Promise<GameAnalysis | Code>;

const NUMBER = /^[1-9]\d{0,8}$/;
/** Many times those of a long evening: they take some seconds. */
const MOST_EVENTS = 5000;
/** Finished games that are kept. */
const MOST_KEPT = 50;

export function analysisRouter(
  source: Pick<HistorySource, 'gameEvents'>,
  reading: ReadingQueue,
  review: Review,
  nameOf: NameOf,
): Router {
  const router = Router();
  const working = new ReadingQueue();
  const kept = new Map<string, AnalysisAnswer | Code>();
  router.use('/history/:game/analysis.json', notKept);
  router.get('/history/:game/analysis.json', async (request, response, next) => {
    if (!NUMBER.test(request.params.game)) return next();
    const number = Number(request.params.game);
    const who = neighbourOf(request);
    const answer = await working.run(who, async () => {
      const stored = await reading.run(who, () => readEvents(source, number));
      // A correction is one event more.
      const key = `${number} ${stored.at(-1)?.seq}`;
      const found =
        kept.get(key) ??
        (await analysed(
          number,
          stored.map(({ event }) => event),
          review,
        ));
      kept.set(key, found);
      if (kept.size > MOST_KEPT) forgetOldest(kept);
      return found;
    });
    if (!('say' in answer)) return response.json(told(answer, nameOf));
    return refuseInWords(response, answer.say === 'answer.noGame' ? 404 : 409, answer);
  });
  router.use(busyHandler);
  return router;
}

async function analysed(
  number: number,
  events: readonly GameEvent[],
  review: Review,
): Promise<AnalysisAnswer | Code> {
  const game = replay(events);
  if (game === undefined) return { say: 'answer.noGame', game: number };
  if (game.lesson === true) return { say: 'answer.noneOfLesson' };
  if (game.rehearsal) return { say: 'answer.noneOfRehearsal' };
  if (events.length > MOST_EVENTS) return { say: 'answer.longGame' };
  const analysis = await review(game.rules, seenEvents(events));
  if ('say' in analysis) return analysis;
  return {
    ...analysis,
    ...{ game: number, status: game.status, coach: game.coach },
    players: analysis.players.map((account, player) => {
      const name = game.players[player] ?? '';
      return { name, house: houseSeat(name) !== undefined, ...account };
    }),
  };
}
