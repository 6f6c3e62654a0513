/** What every server of pages is made of: a strict policy, names that are known, and the built files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type Response,
  type Router,
} from 'express';
import helmet from 'helmet';
import type { Language } from '../../language/languages.ts';
import type { AllowedNames } from '../guard/allowed-names.ts';
import { ShortCache } from '../guard/short-cache.ts';
import type { ServerLog } from '../log.ts';
import { type LanguageOf, languageFor, sendText, spoken } from '../request-language.ts';
import type { WallClock } from '../wall-clock.ts';
import { gzippedFiles, gzipSender } from './gzip.ts';
import { type PageHead, withHead } from './page-head.ts';
import { inLanguage, withFirstView } from './pages.ts';
import { sealSvg } from './seal-svg.ts';

export interface BaseParts {
  /** Folder of the built pages. */
  readonly webRoot: string;
  readonly allow: AllowedNames;
  readonly log: ServerLog;
  /** Of whoever asks. */
  readonly languageOf: LanguageOf;
  /** What answers in other ways than a page does: history, the operator's commands. */
  readonly routers: readonly Router[];
  readonly clock: WallClock;
}

export interface Senders {
  /** A built page with its first view inside; in the language of whoever asks, unless it has one of its own. */
  page(
    request: Request,
    response: Response,
    file: string,
    firstView: object | null,
    language?: Language,
    head?: PageHead,
  ): Promise<void>;
  json(request: Request, response: Response, json: string): Promise<void>;
}

/** Files with a hash in their name never change. */
const HASHED_MAX_AGE = '1y';
const HASHED = 'public, max-age=31536000, immutable';

/** `addPages` adds what is beside the files. */
export function baseApp(parts: BaseParts, addPages: (app: Express, send: Senders) => void): Express {
  const { webRoot, allow, log, languageOf, routers, clock } = parts;
  const app = express();
  const files = new ShortCache<string, Promise<string | undefined>>(clock);
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
  app.get('/seal/:file', (request, response, next) => {
    const svg = sealSvg(request.params.file.replace(/\.svg$/, ''));
    if (svg === undefined) return next();
    response.setHeader('Cache-Control', HASHED).type('svg').send(svg);
  });
  addPages(app, {
    async page(request, response, file, firstView, language, head) {
      const html = await files.get(file, () => readPage(join(webRoot, file)));
      if (html === undefined) return sendText(response, 503, { say: 'answer.notBuilt' });
      const own = inLanguage(html, language ?? languageFor(response));
      const told = head === undefined ? own : withHead(own, head);
      // A page that a browser kept would show old scores as if they were live.
      response.setHeader('Cache-Control', 'no-store');
      await sendGzipped(request, response, 'html', withFirstView(told, JSON.stringify(firstView)));
    },
    async json(request, response, json) {
      response.setHeader('Cache-Control', 'no-store');
      await sendGzipped(request, response, 'json', json);
    },
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
        // The page that builds the overlay's address shows it.
        frameAncestors: [({ url = '' }) => (/^\/overlay(\?|$)/.test(url) ? "'self'" : "'none'")],
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
    if (status === 413) sendText(response, status, { say: 'desk.tooLarge' });
    else if (isOfBody(error)) sendText(response, status, { say: 'desk.noJson' });
    else sendText(response, status, { say: status >= 500 ? 'answer.bug' : 'answer.noSense' });
  };
}

/** The body parser names what was wrong; an address that cannot be decoded has no such name. */
function isOfBody(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.parse.failed'
  );
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
