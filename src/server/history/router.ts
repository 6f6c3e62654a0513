/** `/history.json`, `/history/<game>.json` and `/history/<game>.csv`: finished games, for everybody who may watch. */
import { Router } from 'express';
import { sendBody } from './body.ts';
import type { HistoryReader } from './reader.ts';
import { busyHandler, neighbourOf } from './reading-queue.ts';
import { refuseInWords } from './refuse.ts';
import { sealedText } from './source.ts';

/** A game of this journal, in plain decimal digits. */
const NUMBER = /^[1-9]\d{0,8}$/;

export function historyRouter(reader: HistoryReader): Router {
  const router = Router();
  router.get('/history.json', async (request, response) => {
    const { before } = request.query;
    if (before !== undefined && !(typeof before === 'string' && NUMBER.test(before)))
      return refuseInWords(response, 400, 'before: expected the number of a game.');
    response.json(await reader.list(neighbourOf(request), before === undefined ? undefined : Number(before)));
  });
  router.get('/history/:file', async (request, response, next) => {
    const [, digits = '', kind] = /^(\d+)\.(json|csv)$/.exec(request.params.file) ?? [];
    if (!NUMBER.test(digits)) return next();
    const answer = await reader.game(neighbourOf(request), Number(digits));
    switch (answer.type) {
      case 'none':
        return refuseInWords(response, 404, `There is no game ${digits} in this journal.`);
      case 'sealed':
        return refuseInWords(response, 409, sealedText(Number(digits)));
      case 'reopened':
        return refuseInWords(response, 409, `Game ${digits} goes on: it is shown again when it is over.`);
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
