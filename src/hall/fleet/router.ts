/** `/fleet/api`: what operators of the hall ask and do, signed in with its code. */
import { type Request, type Response, Router } from 'express';
import type { z } from 'zod';
import type { AllowedNames } from '../../server/guard/allowed-names.ts';
import { cookieFor, cookieIn } from '../../server/guard/cookies.ts';
import type { ServerLog } from '../../server/log.ts';
import { checked, refuse, troubleHandler } from '../../server/operator/answer.ts';
import type { DoneAnswer, SessionAnswer } from '../../server/operator/messages.ts';
import {
  type OperatorSession,
  type OperatorSessions,
  SESSION_IDLE_MS,
} from '../../server/operator/sessions.ts';
import { ownRequests } from '../../server/own-requests.ts';
import { sendTold } from '../../server/request-language.ts';
import type { HallCode } from '../office/hall-code.ts';
import type { OrderAnswer } from '../wire/order.ts';
import {
  claimBody,
  groupBody,
  hallSignInBody,
  leagueDrawBody,
  leagueEntryBody,
  leagueOpenBody,
  leagueRemoveBody,
  monthSchema,
  orderBody,
  revokeBody,
  settingsBody,
  updateBody,
} from './bodies.ts';
import type { FleetDesk } from './desk.ts';
import type { LeagueDesk } from './league-desk.ts';

export interface FleetRouterParts {
  readonly desk: FleetDesk;
  readonly leagues: LeagueDesk;
  readonly code: HallCode;
  readonly sessions: OperatorSessions;
  readonly allow: AllowedNames;
  readonly log: ServerLog;
}

const API = '/fleet/api';

export function fleetRouter(parts: FleetRouterParts): Router {
  const api = Router();
  api.use(ownRequests(parts.allow));
  addDoor(api, parts);
  addDesk(api, parts);
  api.use((_request, response) =>
    refuse(response, 404, { code: 'not-found', message: { say: 'desk.noCommand' } }),
  );
  api.use(troubleHandler(parts.log));
  return Router().use(API, api);
}

function addDoor(api: Router, { code, sessions, log }: FleetRouterParts): void {
  api.post('/sign-in', (request, response) => {
    const body = checked(response, hallSignInBody, request.body);
    if (body === undefined) return;
    const tried = code.try(body.pin);
    if (tried === 'right') {
      log.info({ who: body.name, from: request.socket.remoteAddress }, 'An operator signed in');
      const answer: SessionAnswer = { name: body.name };
      const token = sessions.open(body.name);
      response.setHeader('Set-Cookie', cookieFor(request, 'session', token, SESSION_IDLE_MS / 1000));
      response.json(answer);
    } else {
      log.warn({ from: request.socket.remoteAddress }, 'Somebody typed a wrong code');
      refuse(response, tried === 'later' ? 429 : 401, { code: tried, message: { say: `hall.${tried}` } });
    }
  });
  api.get('/session', (request, response) => {
    const answer: SessionAnswer = { name: sessions.find(tokenOf(request), false)?.name ?? null };
    response.json(answer);
  });
  api.post('/sign-out', (request, response) => {
    sessions.close(tokenOf(request));
    const answer: DoneAnswer = { text: { say: 'desk.signedOut' } };
    sendTold(response.setHeader('Set-Cookie', cookieFor(request, 'session', '', 0)), answer);
  });
}

/** Everything below asks for a session first. */
function addDesk(api: Router, { desk, leagues, sessions }: FleetRouterParts): void {
  const admit = (request: Request, response: Response): OperatorSession | undefined => {
    // A page that looks again and again by itself keeps nobody signed in.
    const session = sessions.find(tokenOf(request), request.method === 'POST');
    if (session === undefined)
      refuse(response, 401, { code: 'signed-out', message: { say: 'fleet.signInFirst' } });
    return session;
  };
  const post = <Body>(
    path: string,
    schema: z.ZodType<Body>,
    work: (who: string, body: Body) => Promise<OrderAnswer>,
  ): void => {
    api.post(path, async (request, response) => {
      const session = admit(request, response);
      const body = session && checked(response, schema, request.body);
      if (session === undefined || body === undefined) return;
      const { done, text } = await work(session.name, body);
      if (done) sendTold(response, { text } satisfies DoneAnswer);
      else refuse(response, 409, { code: 'not-done', message: text });
    });
  };
  api.get('/fleet', async (request, response) => {
    if (admit(request, response) !== undefined) sendTold(response, await desk.fleet());
  });
  const monthOf = ({ query }: Request): string => monthSchema.parse(query.month);
  api.get('/books', async (request, response) => {
    if (admit(request, response) !== undefined) response.json(await desk.takings(monthOf(request)));
  });
  api.get('/books.csv', async (request, response) => {
    if (admit(request, response) === undefined) return;
    const csv = await desk.takingsCsv(monthOf(request));
    response.attachment('dicetable-books.csv').type('text/csv; charset=utf-8').send(csv);
  });
  post('/order', orderBody, (who, { table, order }) => desk.order(who, table, order));
  post('/update', updateBody, (who, { table, file }) => desk.update(who, table, file));
  post('/group', groupBody, (who, { table, group }) => desk.group(who, table, group));
  post('/settings', settingsBody, (who, { group, text }) => desk.want(who, group, text));
  post('/claim', claimBody, (who, { code, name }) => desk.claim(who, code, name));
  api.get('/leagues', async (request, response) => {
    if (admit(request, response) === undefined) return;
    sendTold(response, await leagues.list());
  });
  post('/league', leagueOpenBody, (who, asked) => leagues.open(who, asked));
  post('/league-entry', leagueEntryBody, (who, { no, open }) => leagues.setEntry(who, no, open));
  post('/league-draw', leagueDrawBody, (who, { no }) => leagues.draw(who, no));
  post('/league-remove', leagueRemoveBody, (who, { no, player }) => leagues.takeOut(who, no, player));
  post('/revoke', revokeBody, (who, { table }) => desk.revoke(who, table));
}

function tokenOf(request: Request): string | undefined {
  return cookieIn(request, 'session');
}
