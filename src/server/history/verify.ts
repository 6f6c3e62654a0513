/** `/verify/<game>.json`: a finished game as it is stored, so that everybody can check it: see `verifyGame`. */
import { type Response, Router } from 'express';
import { brokenText, firstBroken, type GameRecord, isOpen } from '../../fairness/record.ts';
import { busyHandler, type Turns } from './turns.ts';

export interface RecordSource {
  /** Undefined when there is no such game. */
  record(game: number): Promise<GameRecord | undefined>;
}

/** A game of this journal, in plain decimal digits. */
const FILE = /^([1-9]\d{0,8})\.json$/;

export function verifyRouter(source: RecordSource, turns: Turns): Router {
  const router = Router();
  router.get('/verify/:file', async (request, response, next) => {
    const [, digits] = FILE.exec(request.params.file) ?? [];
    if (digits === undefined) return next();
    const record = await turns.take(() => source.record(Number(digits)));
    if (record === undefined) return refuse(response, 404, `There is no game ${digits} in this journal.`);
    if (!isOpen(record)) return refuse(response, 409, sealedText(record));
    response.setHeader('Cache-Control', 'no-cache').json(record);
  });
  router.use(busyHandler);
  return router;
}

/** What may be said about a game whose seed must stay unknown. */
function sealedText(record: GameRecord): string {
  const broken = firstBroken(record);
  return broken === undefined
    ? `Game ${record.game} is still played: its dice stay sealed until it is over.`
    : brokenText(broken);
}

function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ error: { message } });
}
