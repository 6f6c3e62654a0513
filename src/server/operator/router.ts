/** `/operator/api`: what a signed-in operator's page asks and does. */
import { type Request, type Response, Router } from 'express';
import type { z } from 'zod';
import type { Text } from '../../language/sentence.ts';
import type { AllowedNames } from '../guard/allowed-names.ts';
import type { ServerLog } from '../log.ts';
import { ownRequests } from '../own-requests.ts';
import { sendTold } from '../request-language.ts';
import { checked, refuse, troubleHandler } from './answer.ts';
import { auditCsv, auditJson } from './audit-export.ts';
import {
  correctionBody,
  emptyBody,
  fameBody,
  lightBody,
  newGameBody,
  periodOf,
  personBody,
  serviceBody,
  settingBody,
  signInBody,
  teamBody,
  testBody,
  tillBody,
} from './bodies.ts';
import type { OperatorDesk } from './desk.ts';
import type { DoneAnswer, SessionAnswer, StatusView } from './messages.ts';
import type { OperatorSession } from './sessions.ts';
import type { Operators } from './sign-in.ts';

export interface OperatorParts {
  readonly operators: Operators;
  readonly desk: OperatorDesk;
  readonly allow: AllowedNames;
  readonly log: ServerLog;
  /** How many pages watch the table. */
  status(): Promise<StatusView>;
}

const API = '/operator/api';

export function operatorRouter(parts: OperatorParts): Router {
  const api = Router();
  api.use(ownRequests(parts.allow));
  addDoor(api, parts);
  addDesk(api, parts);
  api.use((_request, response) =>
    refuse(response, 404, { code: 'not-found', message: { say: 'desk.noCommand' } }),
  );
  api.use(troubleHandler(parts.log));
  const router = Router();
  router.use(API, api);
  return router;
}

function addDoor(api: Router, { operators, log }: OperatorParts): void {
  api.post('/sign-in', (request, response) => {
    const body = checked(response, signInBody, request.body);
    if (body === undefined) return;
    const outcome = operators.signIn(request, body.name, body.pin);
    switch (outcome.type) {
      case 'signed in': {
        log.info({ who: body.name, from: request.socket.remoteAddress }, 'An operator signed in');
        const answer: SessionAnswer = { name: body.name };
        response.setHeader('Set-Cookie', outcome.cookies).json(answer);
        break;
      }
      case 'wrong PIN':
        log.warn({ from: request.socket.remoteAddress }, 'Somebody typed a wrong PIN');
        refuse(response, 401, { code: 'wrong-pin', message: { say: 'desk.wrongPin' } });
        break;
      case 'too many': {
        const waitSeconds = Math.ceil(outcome.waitMs / 1000);
        const message: Text = { say: 'desk.tooManyPins', seconds: waitSeconds };
        response.setHeader('Retry-After', waitSeconds);
        refuse(response, 429, { code: 'too-many', message, waitSeconds });
        break;
      }
      default:
        outcome satisfies never;
    }
  });
  api.get('/session', (request, response) => {
    const answer: SessionAnswer = { name: operators.find(request, false)?.name ?? null };
    response.json(answer);
  });
  api.post('/sign-out', (request, response) => {
    const answer: DoneAnswer = { text: { say: 'desk.signedOut' } };
    sendTold(response.setHeader('Set-Cookie', operators.signOut(request)), answer);
  });
}

/** Everything below asks for a session first. */
function addDesk(api: Router, { operators, desk, status }: OperatorParts): void {
  const get = (path: string, work: (session: OperatorSession) => Promise<object>): void => {
    api.get(path, async (request, response) => {
      const session = admit(operators, request, response);
      if (session !== undefined) sendTold(response, await work(session));
    });
  };
  const post = <Body>(
    path: string,
    schema: z.ZodType<Body>,
    work: (body: Body, session: OperatorSession) => Promise<Text>,
  ): void => {
    api.post(path, async (request, response) => {
      const session = admit(operators, request, response);
      if (session === undefined) return;
      const body = checked(response, schema, request.body);
      if (body === undefined) return;
      const answer: DoneAnswer = { text: await work(body, session) };
      sendTold(response, answer);
    });
  };
  get('/desk', () => desk.view());
  get('/status', status);
  post('/new-game', newGameBody, (wish) => desk.newGame(wish));
  post('/team', teamBody, (request) => desk.team(request));
  post('/correct', correctionBody, (correction, { name }) => desk.correct(name, correction));
  get('/fame', () => desk.fame());
  post('/fame', fameBody, (edit, { name }) => desk.editFame(name, edit));
  get('/people', () => desk.people());
  post('/people', personBody, (request) => desk.person(request));
  post('/test', testBody, ({ test }) => desk.test(test));
  post('/try-sound', emptyBody, () => desk.trySound());
  get('/first-light', () => desk.firstLight());
  post('/first-light', lightBody, (request, { name }) => desk.light(name, request));
  post('/flash', emptyBody, (_body, { name }) => desk.flash(name));
  get('/doctor', () => desk.examine());
  get('/service', () => desk.service());
  post('/service', serviceBody, (request) => desk.serve(request));
  get('/till', () => desk.till());
  post('/till', tillBody, (request, { name }) => desk.book(name, request));
  addAudits(api, operators, desk);
  get('/settings', () => desk.settings());
  post('/settings', settingBody, (request) => desk.change(request));
  get('/backups', () => desk.backups());
  post('/backups', emptyBody, async () => ({ say: 'desk.savedAs', name: (await desk.backUp()).name }));
  api.get('/backups/:name', async (request, response) => {
    if (admit(operators, request, response) === undefined) return;
    const file = await desk.backupFile(request.params.name);
    response.download(file);
  });
}

/** `?period=day`, `week` or `month`. */
function addAudits(api: Router, operators: Operators, desk: OperatorDesk): void {
  api.get('/audits', async (request, response) => {
    if (admit(operators, request, response) === undefined) return;
    sendTold(response, await desk.audits(periodOf.parse(request.query.period)));
  });
  for (const kind of ['csv', 'json'] as const) {
    api.get(`/audits.${kind}`, async (request, response) => {
      if (admit(operators, request, response) === undefined) return;
      const audits = await desk.allAudits(periodOf.parse(request.query.period));
      response.attachment(`dicetable-audits.${kind}`);
      if (kind === 'json') response.json(auditJson(audits));
      else response.type('text/csv; charset=utf-8').send(auditCsv(audits));
    });
  }
}

function admit(operators: Operators, request: Request, response: Response): OperatorSession | undefined {
  // A page that looks again and again by itself keeps nobody signed in.
  const session = operators.find(request, request.method === 'POST');
  if (session === undefined)
    refuse(response, 401, { code: 'signed-out', message: { say: 'desk.signInFirst' } });
  return session;
}
