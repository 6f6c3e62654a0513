/** `/history.json`, `/history/<game>.json` and `/history/<game>.csv`: finished games, for everybody who may watch. */
import { type Response, Router } from 'express';
import type { RuleSets } from '../../game/index.ts';
import { historyCsv } from './csv.ts';
import { historyGame } from './game.ts';
import { historyLine } from './line.ts';
import type { HistoryGame, HistoryList } from './messages.ts';
import type { HistorySource } from './source.ts';

/** Games of one answer. */
const PAGE_GAMES = 25;
/** A game of this journal, in plain decimal digits. */
const NUMBER = /^[1-9]\d{0,8}$/;

export function historyRouter(source: HistorySource, sets: RuleSets): Router {
  const router = Router();
  router.get('/history.json', async (request, response) => {
    const { before } = request.query;
    if (before !== undefined && !(typeof before === 'string' && NUMBER.test(before)))
      return refuse(response, 400, 'before: expected the number of a game.');
    response.json(await historyList(source, sets, before === undefined ? undefined : Number(before)));
  });
  router.get('/history/:file', async (request, response, next) => {
    const [, digits = '', kind] = /^(\d+)\.(json|csv)$/.exec(request.params.file) ?? [];
    if (!NUMBER.test(digits)) return next();
    const events = await source.gameEvents(Number(digits));
    if (events.length === 0) return refuse(response, 404, `There is no game ${digits} in this journal.`);
    const game = historyGame(events, sets);
    if (game === undefined)
      return refuse(response, 409, `Game ${digits} is still played: its dice stay sealed until it is over.`);
    send(response, game, kind);
  });
  return router;
}

export async function historyList(
  source: HistorySource,
  sets: RuleSets,
  before: number | undefined,
): Promise<HistoryList> {
  const { games, more } = await source.history(before, PAGE_GAMES);
  const lines = games.map((game) => historyLine(game, sets));
  return { games: lines, before: more ? (lines.at(-1)?.game ?? null) : null };
}

/** A finished game may still be corrected, so nobody keeps it. */
function send(response: Response, game: HistoryGame, kind: string | undefined): void {
  response.setHeader('Cache-Control', 'no-cache');
  if (kind !== 'csv') return void response.json(game);
  response
    .attachment(`dicetable-game-${game.game}.csv`)
    .type('text/csv; charset=utf-8')
    .send(historyCsv(game));
}

function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ error: { message } });
}
