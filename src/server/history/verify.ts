/** `/verify/<game>.json`: a finished game as it is stored, so that everybody can check it: see `verifyGame`. */
import { type Response, Router } from 'express';
import { brokenText, firstBroken, type GameRecord, isOpen } from '../../fairness/record.ts';
import type { WallClock } from '../wall-clock.ts';
import { Kept } from './kept.ts';
import { pauses } from './pauses.ts';
import { busyHandler, type Turns } from './turns.ts';

export interface RecordSource {
  /** Undefined when there is no such game. */
  record(game: number): Promise<GameRecord | undefined>;
}

type Answer =
  | { readonly type: 'none' }
  /** Its seed must stay unknown. */
  | { readonly type: 'sealed'; readonly text: string }
  | { readonly type: 'open'; readonly json: string };

/** A game of this journal, in plain decimal digits. */
const FILE = /^([1-9]\d{0,8})\.json$/;

export function verifyRouter(source: RecordSource, clock: WallClock, turns: Turns): Router {
  const kept = new Kept<Answer>(clock);
  const router = Router();
  router.get('/verify/:file', async (request, response, next) => {
    const [, digits] = FILE.exec(request.params.file) ?? [];
    if (digits === undefined) return next();
    const game = Number(digits);
    const answer = await kept.get(game, () => turns.take(async () => answerOf(await source.record(game))));
    switch (answer.type) {
      case 'none':
        return refuse(response, 404, `There is no game ${digits} in this journal.`);
      case 'sealed':
        return refuse(response, 409, answer.text);
      case 'open':
        return response.setHeader('Cache-Control', 'no-cache').type('json').send(answer.json);
      default:
        return answer satisfies never;
    }
  });
  router.use(busyHandler);
  return router;
}

async function answerOf(record: GameRecord | undefined): Promise<Answer> {
  if (record === undefined) return { type: 'none' };
  if (isOpen(record)) return { type: 'open', json: JSON.stringify(record) };
  return { type: 'sealed', text: await sealedText(record) };
}

/** What may be said about a game whose seed must stay unknown. */
async function sealedText({ game, before, rows }: GameRecord): Promise<string> {
  const pause = pauses();
  let hash = before;
  for (const row of rows) {
    if (firstBroken({ before: hash, rows: [row] }) !== undefined) return brokenText(row);
    hash = row.hash;
    await pause();
  }
  return `Game ${game} is still played: its dice stay sealed until it is over.`;
}

function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ error: { message } });
}
