/** The Express app: the built pages, under a strict policy, to those who ask under a known name. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Router,
} from 'express';
import helmet from 'helmet';
import type { Language } from '../../language/languages.ts';
import type { AllowedNames } from '../guard/allowed-names.ts';
import type { CabinetKey } from '../guard/cabinet-key.ts';
import { ShortCache } from '../guard/short-cache.ts';
import type { ServerLog } from '../log.ts';
import { type LanguageOf, languageFor, sendText, spoken } from '../request-language.ts';
import type { Facts, FirstView } from '../view/messages.ts';
import type { WallClock } from '../wall-clock.ts';
import { gzippedFiles, gzipSender } from './gzip.ts';
import { inLanguage, PAGES, withFirstView } from './pages.ts';
import { sealQr } from './seal-qr.ts';
import { sealSvg } from './seal-svg.ts';

export interface AppParts {
  /** Folder of the built pages. */
  readonly webRoot: string;
  readonly allow: AllowedNames;
  readonly log: ServerLog;
  /** What a page of this request shows before its live line is open, as JSON. */
  firstView(request: Request): FirstView;
  facts(): Promise<Facts>;
  /** Of the table. */
  language(): Language;
  /** Of whoever asks. */
  readonly languageOf: LanguageOf;
  /** What answers in other ways than a page does: history, the operator's commands. */
  readonly routers: readonly Router[];
  readonly clock: WallClock;
  readonly cabinetKey: CabinetKey | undefined;
  /** Which file each sound is, by its name. */
  readonly sounds?: Readonly<Record<string, string>> | undefined;
}

/** Files with a hash in their name never change. */
const HASHED_MAX_AGE = '1y';
const HASHED = 'public, max-age=31536000, immutable';

export function createApp({
  webRoot,
  allow,
  log,
  firstView,
  facts,
  language,
  languageOf,
  routers,
  clock,
  cabinetKey,
  sounds = {},
}: AppParts): Express {
  const app = express();
  const files = new ShortCache<string, Promise<string | undefined>>(clock);
  const qrs = new ShortCache<string, Promise<string>>(clock);
  const factsJson = new ShortCache<'facts', Promise<string>>(clock);
  const sendGzipped = gzipSender(clock);
  app.disable('x-powered-by');
  app.use(spoken(languageOf));
  app.use((request, response, next) => {
    const refusal = allow.mayRead(request);
    if (refusal === '') next();
    else sendText(response, 403, refusal);
  });
  app.use(securityHeaders());
  for (const router of routers) app.use(router);
  app.use((request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else sendText(response.setHeader('Allow', 'GET, HEAD'), 405, { say: 'answer.pagesOnly' });
  });
  for (const { path, file, isPublic, takesKey } of PAGES) {
    if (takesKey) app.get(path, keyTaker(path, cabinetKey));
    app.get(path, async (request, response) => {
      const html = await files.get(file, () => readPage(join(webRoot, file)));
      if (html === undefined) return sendText(response, 503, { say: 'answer.notBuilt' });
      const told = inLanguage(html, isPublic ? language() : languageFor(response));
      // A page that a browser kept would show old scores as if they were live.
      response.setHeader('Cache-Control', 'no-store');
      await sendGzipped(request, response, 'html', withFirstView(told, JSON.stringify(firstView(request))));
    });
  }
  app.get('/seal/:file', (request, response, next) => {
    const svg = sealSvg(request.params.file.replace(/\.svg$/, ''));
    if (svg === undefined) return next();
    response.setHeader('Cache-Control', HASHED).type('svg').send(svg);
  });
  app.get('/join/:file', async (request, response, next) => {
    const { game, seal } = firstView(request).snapshot ?? { game: null, seal: '' };
    if (game === null || seal === '' || request.params.file !== `${game}.svg`) return next();
    const svg = await qrs.get(seal, async () => sealQr((await facts()).addresses[0] ?? '', game, seal));
    response.setHeader('Cache-Control', 'no-store').type('svg').send(svg);
  });
  app.get('/sounds/:file', (request, response, next) => {
    const name = /^(\w+)\.wav$/.exec(request.params.file)?.[1] ?? '';
    const file = Object.hasOwn(sounds, name) ? sounds[name] : undefined;
    if (file === undefined) return next();
    // Other files may come to lie there; and the folder may be one of settings, with a dot before its name.
    response.setHeader('Cache-Control', 'no-cache').type('wav');
    response.sendFile(file, { dotfiles: 'allow' }, (error?: Error) => {
      if (error !== undefined && !response.headersSent) next();
    });
  });
  app.get('/facts.json', async (request, response) => {
    const json = await factsJson.get('facts', async () => JSON.stringify(await facts()));
    response.setHeader('Cache-Control', 'no-store');
    await sendGzipped(request, response, 'json', json);
  });
  app.use(
    '/assets',
    gzippedFiles(join(webRoot, 'assets'), HASHED),
    express.static(join(webRoot, 'assets'), { immutable: true, maxAge: HASHED_MAX_AGE, index: false }),
  );
  app.use(
    express.static(webRoot, {
      cacheControl: false,
      index: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
    }),
  );
  app.use((_request, response) => sendText(response, 404, { say: 'answer.noPage' }));
  app.use(errorHandler(log));
  return app;
}

/** The browser keeps the key of its address, and shows the page without it: right or wrong, nobody is to read it there, or pass it on. */
function keyTaker(path: string, key: CabinetKey | undefined): RequestHandler {
  return (request, response, next) => {
    const { key: typed, ...rest } = request.query;
    if (typeof typed !== 'string') return next();
    const cookie = key?.accept(request, typed);
    if (cookie !== undefined) response.setHeader('Set-Cookie', cookie);
    const asked = new URLSearchParams(rest as Record<string, string>).toString();
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(303, asked === '' ? path : `${path}?${asked}`);
  };
}

/**
 * No script or style but our own files. Nothing that only works over TLS, since a table serves plain http on a LAN:
 * no upgrade-insecure-requests, no HSTS, no opener policy (browsers warn about it there).
 */
function securityHeaders() {
  // 'self' does not cover ws: in Safari 13 (w3c/webappsec-csp issue 7), so the Host, checked before, is named.
  const sockets = (scheme: string) => (request: { headers: { host?: string | undefined } }) =>
    `${scheme}://${request.headers.host}`;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", sockets('ws'), sockets('wss')],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** Says what happened, never where: a stack trace goes to the log alone. */
function errorHandler(log: ServerLog): ErrorRequestHandler {
  return (error: unknown, request: Request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status >= 500) log.error({ error, path: request.path }, 'A page could not be served');
    sendText(response, status, { say: status >= 500 ? 'answer.bug' : 'answer.noSense' });
  };
}

/** Undefined when there is no such file. */
async function readPage(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
