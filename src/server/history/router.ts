/** `/history.json`, `/history/<game>.json` and `/history/<game>.csv`: finished games, for everybody who may watch. */
import { type Response, Router } from 'express';
import { historyCsv } from './csv.ts';
import type { GameAnswer, HistoryReader } from './reader.ts';
import { sealedText } from './source.ts';
import { busyHandler } from './turns.ts';

/** A game of this journal, in plain decimal digits. */
const NUMBER = /^[1-9]\d{0,8}$/;

export function historyRouter(reader: HistoryReader): Router {
  const router = Router();
  router.get('/history.json', async (request, response) => {
    const { before } = request.query;
    if (before !== undefined && !(typeof before === 'string' && NUMBER.test(before)))
      return refuse(response, 400, 'before: expected the number of a game.');
    response.json(await reader.list(before === undefined ? undefined : Number(before)));
  });
  router.get('/history/:file', async (request, response, next) => {
    const [, digits = '', kind] = /^(\d+)\.(json|csv)$/.exec(request.params.file) ?? [];
    if (!NUMBER.test(digits)) return next();
    const answer = await reader.game(Number(digits));
    switch (answer.type) {
      case 'none':
        return refuse(response, 404, `There is no game ${digits} in this journal.`);
      case 'playing':
        return refuse(response, 409, sealedText(Number(digits)));
      case 'game':
        return send(response, answer, kind);
      default:
        return answer satisfies never;
    }
  });
  router.use(busyHandler);
  return router;
}

/** A finished game may still be corrected, so nobody keeps it. */
function send(
  response: Response,
  { game, json }: Extract<GameAnswer, { type: 'game' }>,
  kind: string | undefined,
): void {
  response.setHeader('Cache-Control', 'no-cache');
  if (kind === 'csv') {
    response.attachment(`dicetable-game-${game.game}.csv`).type('text/csv; charset=utf-8');
    response.send(historyCsv(game));
  } else response.type('json').send(json);
}

function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ error: { message } });
}
