/**
 * `POST /people`: a phone says who it is, takes a name, a seat, or itself away; `/people/<id>.json`: a profile that is shown.
 * A key travels in the body alone, never in an address. Whoever guesses keys or takes names by the thousand is slowed down by
 * address; nobody's play waits for it.
 */
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import type { RuleSets } from '../../game/index.ts';
import { MOST_SEATS } from '../../game/index.ts';
import type { Code, Text } from '../../language/sentence.ts';
import type { People } from '../../people/people.ts';
import { COLOURS, EMBLEM_COUNT, type Person } from '../../people/person.ts';
import { profileRecord } from '../../people/record.ts';
import type { AllowedNames } from '../guard/allowed-names.ts';
import type { Limits } from '../guard/limits.ts';
import { neighbourhood } from '../guard/own-names.ts';
import { RateLimits } from '../guard/rate-limit.ts';
import { ShortCache } from '../guard/short-cache.ts';
import { busyHandler, type ReadingQueue } from '../history/reading-queue.ts';
import type { HistorySource } from '../history/source.ts';
import type { ServerLog } from '../log.ts';
import { ownRequests } from '../own-requests.ts';
import { notKept, refuseInWords } from '../refuse.ts';
import { sendTold } from '../request-language.ts';
import type { WallClock } from '../wall-clock.ts';
import { type AllGames, allGames } from './all-games.ts';
import type { PeopleAnswer, PersonView, ProfileAnswer } from './messages.ts';

export interface PeopleParts {
  readonly people: People;
  /** Why somebody with this id cannot sit there; an empty text: they do. */
  readonly sit: (player: number, id: string) => Text;
  /** Why they cannot play in the team of this seat, or leave theirs; an empty text: they do. */
  readonly team: (player: number | undefined, id: string) => Text;
}

export interface PeopleRouterParts extends PeopleParts {
  readonly history: HistorySource;
  readonly queue: ReadingQueue;
  readonly ruleSets: RuleSets;
  readonly allow: AllowedNames;
  readonly limits: Limits;
  readonly clock: WallClock;
  readonly log: ServerLog;
}

/** Neighbourhoods that are counted. */
const MOST_COUNTED = 1000;
/** In UTF-16; what the table makes of it, it says. */
const LONGEST_NAME = 48;

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);

const body = z.strictObject({
  key: z.string().regex(/^[\w-]{43}$/),
  ask: z.discriminatedUnion('do', [
    z.strictObject({ do: z.enum(['who', 'forget', 'record', 'wait', 'leave']) }),
    z.strictObject({
      ...{ do: z.literal('save'), name: z.string().max(LONGEST_NAME), shows: z.boolean() },
      colour: z
        .int()
        .min(0)
        .max(COLOURS - 1),
      emblem: z
        .int()
        .min(0)
        .max(EMBLEM_COUNT - 1),
    }),
    z.strictObject({ do: z.literal('code'), code: z.string().regex(/^[0-9]{4}$/) }),
    z.strictObject({ do: z.literal('sit'), player: seat }),
    z.strictObject({ do: z.literal('team'), player: seat.optional() }),
  ]),
});
type Asked = z.output<typeof body>;

export function peopleRouter(parts: PeopleRouterParts): Router {
  const { people, allow, limits, clock, log } = parts;
  const asks = new RateLimits(clock, limits.peopleAsks, limits.peopleAsksPerMinute / 60, MOST_COUNTED);
  const names = new RateLimits(clock, limits.peopleNames, limits.peopleNamesPerMinute / 60, MOST_COUNTED);
  const games = new ShortCache<'games', Promise<AllGames>>(clock);
  const record = async (person: Person, who: string): Promise<ProfileAnswer> => {
    const played = await games.get('games', () => parts.queue.run(who, () => allGames(parts.history)));
    return {
      person: viewOf(person),
      record: profileRecord(person.id, played, parts.ruleSets, people.nameOf),
    };
  };
  const router = Router();
  router.use('/people', ...ownRequests(allow));
  router.post('/people', async (request, response) => {
    const { success, data } = body.safeParse(request.body);
    if (!success) return refuseInWords(response, 400, { say: 'people.noSense' });
    const who = neighbourhood(request.socket.remoteAddress);
    // A code is hashed slowly, so it may be asked for as rarely as a name.
    const limit = data.ask.do === 'save' || data.ask.do === 'code' ? names : asks;
    if (!limit.take(who)) return tooMany(response, limit.waitMs(who));
    try {
      await answer(data, response, parts, (person) => record(person, who));
    } catch (error) {
      if (data.ask.do === 'record') throw error;
      log.error({ error }, 'What the table knows of people cannot be written');
      refuseInWords(response, 503, { say: 'people.notKept' });
    }
  });
  router.get('/people/:file', notKept, async (request: Request<{ file: string }>, response, next) => {
    const [, name = ''] = /^(@[a-z2-7]{11})\.json$/.exec(request.params.file) ?? [];
    const person = people.find(name);
    if (name === '') return next();
    if (person?.shows !== true) return refuseInWords(response, 404, { say: 'people.hidden' });
    const who = neighbourhood(request.socket.remoteAddress);
    sendTold(response, await record(person, who));
  });
  router.use(busyHandler);
  return router;
}

async function answer(
  { key, ask }: Asked,
  response: Response,
  { people, sit, team }: PeopleParts,
  record: (person: Person) => Promise<ProfileAnswer>,
): Promise<void> {
  const known = people.byKey(key);
  if (ask.do === 'who') return done(response, known, '');
  if (ask.do === 'save') {
    const saved = await people.save(key, ask);
    if ('say' in saved) return refuseInWords(response, 409, saved);
    return done(response, saved, { say: 'people.saved', name: saved.name });
  }
  if (known === undefined) return refuseInWords(response, 404, { say: 'people.unknown' });
  switch (ask.do) {
    case 'record':
      return sendTold(response, await record(known));
    case 'forget':
      await people.forget(known.id);
      return done(response, undefined, { say: 'people.forgotten', name: known.name });
    case 'code': {
      const refusal = await people.setCode(known.id, ask.code);
      if (refusal !== undefined) return refuseInWords(response, 409, refusal);
      return done(response, people.find(known.id), { say: 'people.coded', name: known.name });
    }
    case 'wait': {
      await people.setWaiting(known.id, true);
      const place = people.waiting().indexOf(known.id) + 1;
      return done(response, known, { say: 'people.waits', name: known.name, place });
    }
    case 'leave':
      await people.setWaiting(known.id, false);
      return done(response, known, { say: 'people.waitsNoMore', name: known.name });
    case 'sit': {
      const refusal = sit(ask.player, known.id);
      if (refusal !== '') return refuseInWords(response, 409, refusal);
      return done(response, known, { say: 'people.sits', name: known.name, seat: ask.player + 1 });
    }
    case 'team': {
      const refusal = team(ask.player, known.id);
      if (refusal !== '') return refuseInWords(response, 409, refusal);
      const said: Text =
        ask.player === undefined
          ? { say: 'people.parts', name: known.name }
          : { say: 'people.joins', name: known.name, seat: ask.player + 1 };
      return done(response, known, said);
    }
    default:
      return ask.do satisfies never;
  }
}

function done(response: Response, person: Person | undefined, text: Text): void {
  const own = person && { ...viewOf(person), ...(person.code === undefined ? {} : { coded: true as const }) };
  const told: PeopleAnswer = { person: own ?? null, text };
  sendTold(response, told);
}

function tooMany(response: Response, waitMs: number): void {
  const seconds = Math.ceil(waitMs / 1000);
  const message: Code = { say: 'people.tooMany', seconds };
  refuseInWords(response.setHeader('Retry-After', seconds), 429, message);
}

function viewOf({ id, name, colour, emblem, shows, since }: Person): PersonView {
  return { id, name, colour, emblem, shows, since };
}
