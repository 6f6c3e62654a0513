/** `/verify/<game>.json`: a finished game as it is stored, so that everybody can check it: see `verifyGame`. */

import { Router } from 'express';
import type { Text } from '../../language/sentence.ts';
import { ShortCache } from '../guard/short-cache.ts';
import { notKept, refuseInWords } from '../refuse.ts';
import type { WallClock } from '../wall-clock.ts';
import { type Body, bodyWith, sendBody } from './body.ts';
import { busyHandler, neighbourOf, type ReadingQueue } from './reading-queue.ts';
import { type HistorySource, sealedSentence } from './source.ts';

export interface RecordSource extends Pick<HistorySource, 'sealed'> {
  /** A `GameRecord` as JSON in UTF-8; undefined when there is no such game, or its seed must stay unknown. */
  openRecord(game: number): Promise<Uint8Array | undefined>;
}

type Answer =
  | { readonly type: 'none' }
  /** Its seed must stay unknown. */
  | { readonly type: 'sealed'; readonly text: Text }
  | { readonly type: 'open'; readonly json: Body };

/** A game of this journal, in plain decimal digits. */
const FILE = /^([1-9]\d{0,8})\.json$/;

export function verifyRouter(source: RecordSource, clock: WallClock, queue: ReadingQueue): Router {
  const cache = new ShortCache<number, Promise<Answer>>(clock);
  const router = Router();
  router.use('/verify', notKept);
  router.get('/verify/:file', async (request, response, next) => {
    const [, digits] = FILE.exec(request.params.file) ?? [];
    if (digits === undefined) return next();
    const game = Number(digits);
    const answer = await cache.get(game, () => queue.run(neighbourOf(request), () => answerOf(source, game)));
    switch (answer.type) {
      case 'none':
        return refuseInWords(response, 404, { say: 'answer.noGame', game });
      case 'sealed':
        return refuseInWords(response, 409, answer.text);
      case 'open':
        return sendBody(request, response, 'json', answer.json);
      default:
        return answer satisfies never;
    }
  });
  router.use(busyHandler);
  return router;
}

async function answerOf(source: RecordSource, game: number): Promise<Answer> {
  const sealed = await source.sealed(game);
  if (sealed !== undefined) return { type: 'sealed', text: sealed.broken ?? sealedSentence(game) };
  const json = await source.openRecord(game);
  return json === undefined ? { type: 'none' } : { type: 'open', json: await bodyWith(json) };
}
