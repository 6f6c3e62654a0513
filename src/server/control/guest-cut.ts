/**
 * `POST /cut`: a guest cuts the dice by a word. Nobody needs a right for it, so it is little: one word of one game, from our
 * own page alone, a few times from one neighbourhood. More of them change nobody's luck: whoever does not know the seed
 * cannot choose, and the last word counts as much as the first.
 */
import express, { Router } from 'express';
import { z } from 'zod';
import { GUEST_CUT_LENGTH } from '../../game/index.ts';
import type { Text } from '../../language/sentence.ts';
import type { AllowedNames } from '../guard/allowed-names.ts';
import type { Limits } from '../guard/limits.ts';
import { neighbourhood } from '../guard/own-names.ts';
import { RateLimits } from '../guard/rate-limit.ts';
import { refuseInWords } from '../refuse.ts';
import { sendTold } from '../request-language.ts';
import type { WallClock } from '../wall-clock.ts';

export interface GuestCutParts {
  readonly allow: AllowedNames;
  readonly clock: WallClock;
  readonly limits: Limits;
  /** Why this word does not count for this game; an empty text: it does. */
  cut(game: number, word: string): Text;
}

const LARGEST_BODY = '1kb';
/** Neighbourhoods that are counted. */
const MOST_COUNTED = 1000;

const cutBody = z.strictObject({
  game: z.int().min(1),
  /** In UTF-16; what the table makes of it, the game says. */
  word: z
    .string()
    .min(1)
    .max(4 * GUEST_CUT_LENGTH),
});

export function guestCutRouter({ allow, clock, limits, cut }: GuestCutParts): Router {
  const words = new RateLimits(clock, limits.guestWords, limits.guestWordsPerMinute / 60, MOST_COUNTED);
  const router = Router();
  router.post('/cut', (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    const refusal = allow.mayWrite(request);
    if (refusal !== '') refuseInWords(response, 403, refusal);
    // Forms of other pages can post text, but no JSON.
    else if (request.is('application/json') === false) refuseInWords(response, 415, { say: 'desk.json' });
    else next();
  });
  router.post('/cut', express.json({ limit: LARGEST_BODY, strict: true }), (request, response) => {
    const { success, data } = cutBody.safeParse(request.body);
    if (!success) return refuseInWords(response, 400, { say: 'refusal.bad-word' });
    const who = neighbourhood(request.socket.remoteAddress);
    if (!words.take(who)) {
      const seconds = Math.ceil(words.waitMs(who) / 1000);
      response.setHeader('Retry-After', seconds);
      return refuseInWords(response, 429, { say: 'answer.tooManyWords', seconds });
    }
    const refusal = cut(data.game, data.word);
    if (refusal === '') sendTold(response, { text: { say: 'answer.cut' } });
    else refuseInWords(response, 409, refusal);
  });
  return router;
}
