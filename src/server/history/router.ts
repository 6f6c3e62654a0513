/** `/history.json`, `/history/<game>.json` and `/history/<game>.csv`: finished games, for everybody who may watch. */

import { Router } from 'express';
import { notKept, refuseInWords } from '../refuse.ts';
import { languageFor } from '../request-language.ts';
import { sendBody } from './body.ts';
import type { HistoryReader } from './reader.ts';
import { busyHandler, neighbourOf } from './reading-queue.ts';
import { sealedSentence } from './source.ts';

/** A game of this journal, in plain decimal digits. */
export const GAME_NUMBER = /^[1-9]\d{0,8}$/;

/** Longer than names and ids are. */
const LONGEST_WISH = 64;

export function historyRouter(reader: HistoryReader): Router {
  const router = Router();
  router.use(['/history.json', '/history'], notKept);
  router.get('/history.json', async (request, response) => {
    const { before } = request.query;
    if (before !== undefined && !(typeof before === 'string' && GAME_NUMBER.test(before)))
      return refuseInWords(response, 400, { say: 'answer.beforeNumber' });
    const wish = {
      before: before === undefined ? undefined : Number(before),
      player: wished(request.query.player),
      rules: wished(request.query.rules),
    };
    response.json(await reader.list(neighbourOf(request), wish, languageFor(response)));
  });
  router.get('/history/:file', async (request, response, next) => {
    const [, digits = '', kind] = /^(\d+)\.(json|csv)$/.exec(request.params.file) ?? [];
    if (!GAME_NUMBER.test(digits)) return next();
    const answer = await reader.game(neighbourOf(request), Number(digits), languageFor(response));
    switch (answer.type) {
      case 'none':
        return refuseInWords(response, 404, { say: 'answer.noGame', game: Number(digits) });
      case 'sealed':
        return refuseInWords(response, 409, sealedSentence(Number(digits)));
      case 'reopened':
        return refuseInWords(response, 409, { say: 'answer.goesOn', game: Number(digits) });
      case 'game':
        if (kind === 'json') return sendBody(request, response, 'json', answer.json);
        response.attachment(`dicetable-game-${digits}.csv`);
        return sendBody(request, response, 'text/csv; charset=utf-8', answer.csv);
      default:
        return answer satisfies never;
    }
  });
  router.use(busyHandler);
  return router;
}

/** Nothing is wished by an empty field, and nothing by what no field sends. */
function wished(text: unknown): string | undefined {
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, LONGEST_WISH) : undefined;
}
