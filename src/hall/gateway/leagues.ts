/** Leagues for everybody's browser: all of them, one of them live, on paper, and the way into it by a name. */
import express, { type Express, type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { findRules, RULE_SETS, setName } from '../../game/index.ts';
import { tell } from '../../language/sentence.ts';
import { sentencesIn } from '../../language/sentences.ts';
import type { AllowedNames } from '../../server/guard/allowed-names.ts';
import type { Limits } from '../../server/guard/limits.ts';
import { isLoopback, neighbourhood } from '../../server/guard/own-names.ts';
import { RateLimits } from '../../server/guard/rate-limit.ts';
import { ShortCache } from '../../server/guard/short-cache.ts';
import type { Senders } from '../../server/pages/base-app.ts';
import { refuseInWords } from '../../server/refuse.ts';
import { languageFor, sendText, sendTold } from '../../server/request-language.ts';
import { qrRows } from '../../server/view/qr-rows.ts';
import type { WallClock } from '../../server/wall-clock.ts';
import type { LeagueContent, LeagueFirstView, LeagueTitle } from '../board/league-messages.ts';
import type { Leagues } from '../league/leagues.ts';
import { asCsv, sheetTables } from '../league/paper.ts';
import type { LeagueLine, LeagueSheet } from '../league/sheet.ts';
import { noEntryText } from '../league/told.ts';
import { FollowedLeague } from './followed-league.ts';

export type HallLeagues = Pick<Leagues, 'list' | 'show' | 'enter'>;

/** As `dicetable league list` shows it. */
const LEAGUE_NAME = /^([1-9]\d{0,8})(?:\.(json|csv))?$/;
const LARGEST_BODY = '1kb';
/** In UTF-16; what becomes of it the league says. */
const LONGEST_NAME = 100;
/** Neighbourhoods that are counted: a whole club behind one router may join, a program fills no league. */
const MOST_COUNTED = 1000;
const NAMES_AT_ONCE = 16;
const NAMES_PER_MINUTE = 6;
/** Watched at once. */
const MOST_LINES = 200;

const joinBody = z.strictObject({ name: z.string().max(LONGEST_NAME) });

export class LeaguePages {
  readonly #leagues: HallLeagues | undefined;
  readonly #clock: WallClock;
  readonly #limits: Limits;
  readonly #lines = new Map<number, FollowedLeague>();
  readonly #sheets: ShortCache<number, Promise<LeagueSheet | undefined>>;

  /** `leagues`: undefined where this gateway has no database. */
  constructor(leagues: HallLeagues | undefined, clock: WallClock, limits: Limits) {
    this.#leagues = leagues;
    this.#clock = clock;
    this.#limits = limits;
    this.#sheets = new ShortCache(clock);
  }

  get viewers(): number {
    return [...this.#lines.values()].reduce((sum, { viewers }) => sum + viewers, 0);
  }

  /** Of a league whose page was asked for a moment ago; undefined: of none. */
  line(name: string): FollowedLeague | undefined {
    return this.#lines.get(Number(name));
  }

  /** The only thing that a browser may send: a name. */
  router(allow: AllowedNames): Router {
    const names = new RateLimits(this.#clock, NAMES_AT_ONCE, NAMES_PER_MINUTE / 60, MOST_COUNTED);
    const router = Router();
    router.post('/league/:no/join', (request, response, next) => {
      response.setHeader('Cache-Control', 'no-store');
      const refusal = allow.mayWrite(request);
      if (refusal !== '') refuseInWords(response, 403, refusal);
      // Forms of other pages can post text, but no JSON.
      else if (request.is('application/json') === false) refuseInWords(response, 415, { say: 'desk.json' });
      else next();
    });
    router.post(
      '/league/:no/join',
      express.json({ limit: LARGEST_BODY, strict: true }),
      async (request, response) => {
        const [, digits = ''] = LEAGUE_NAME.exec(`${request.params.no}`) ?? [];
        const { data } = joinBody.safeParse(request.body);
        if (data === undefined) return refuseInWords(response, 400, { say: 'league.entry-name' });
        const who = neighbourhood(request.socket.remoteAddress);
        if (!names.take(who)) {
          const seconds = Math.ceil(names.waitMs(who) / 1000);
          response.setHeader('Retry-After', seconds);
          return refuseInWords(response, 429, { say: 'league.tooMany', seconds });
        }
        const no = Number(digits);
        const place = (await this.#leagues?.enter(no, data.name)) ?? 'no-league';
        if (typeof place === 'string') return refuseInWords(response, 409, noEntryText(place, no));
        return sendTold(response, { name: place.name, text: { say: 'league.joined', name: place.name } });
      },
    );
    return router;
  }

  /** `address`: of this gateway, as others in the network find it. */
  add(pages: Express, send: Senders, address: () => string): void {
    pages.get('/league', async (request, response) => {
      const list = (await this.#leagues?.list()) ?? [];
      return send.page(request, response, 'leagues.html', list.map(titleOf).reverse());
    });
    pages.get('/league/:name', async (request, response) => {
      const [, digits = '', file] = LEAGUE_NAME.exec(request.params.name) ?? [];
      const sheet = await this.#sheet(Number(digits));
      if (sheet === undefined) return sendText(response, 404, { say: 'answer.noPage' });
      if (file === 'json') return send.json(request, response, JSON.stringify(sheet));
      if (file === 'csv') return sendCsv(response, sheet);
      return this.#page(request, response, send, sheet, address());
    });
  }

  close(): void {
    for (const line of this.#lines.values()) line.close();
  }

  #page(request: Request, response: Response, send: Senders, sheet: LeagueSheet, own: string): Promise<void> {
    const content = contentOf(sheet);
    const line = this.#lineOf(sheet.no);
    line?.show(JSON.stringify(content));
    const { epoch = '', seq = 0 } = line?.versions.last ?? {};
    const address = `${addressFor(request, own)}/league/${sheet.no}`;
    const snapshot = { type: 'snapshot', epoch, seq, ...content } as const;
    const view: LeagueFirstView = { snapshot, address, qr: qrRows(address) };
    return send.page(request, response, 'league.html', view);
  }

  async #sheet(no: number): Promise<LeagueSheet | undefined> {
    if (this.#leagues === undefined || no === 0) return undefined;
    return this.#sheets.get(no, async () => this.#leagues?.show(no));
  }

  /** Undefined: too many are watched. */
  #lineOf(no: number): FollowedLeague | undefined {
    const open = this.#lines.get(no);
    if (open !== undefined || this.#lines.size >= MOST_LINES) return open;
    const read = async (): Promise<string | undefined> => {
      const sheet = await this.#sheet(no);
      return sheet && JSON.stringify(contentOf(sheet));
    };
    const line = new FollowedLeague(read, this.#clock, this.#limits, () => this.#lines.delete(no));
    this.#lines.set(no, line);
    return line;
  }
}

function contentOf(sheet: LeagueSheet): LeagueContent {
  return { ...sheet, game: gameOf(sheet.rules) };
}

function titleOf({ no, name, kind, stage, rules, players }: LeagueLine): LeagueTitle {
  return { no, name, kind, stage, game: gameOf(rules), players: players.length };
}

/** An own rule set of some tables is known by its id alone. */
function gameOf(rules: string) {
  const set = findRules(RULE_SETS, rules);
  return set === undefined ? rules : setName(set);
}

function sendCsv(response: Response, sheet: LeagueSheet): void {
  const words = sentencesIn(languageFor(response));
  const csv = asCsv(sheetTables(sheet, (text) => tell(words, text)));
  response.setHeader('Cache-Control', 'no-store');
  response.attachment(`league-${sheet.no}.csv`).type('text/csv; charset=utf-8').send(csv);
}

/** As this browser has reached us, where a phone may, too; a proxy says whether that was encrypted. */
function addressFor({ headers }: Request, own: string): string {
  const url = URL.parse(`http://${headers.host ?? ''}`);
  const name = url?.hostname.replace(/^\[|\]$/g, '') ?? 'localhost';
  if (url === null || name === 'localhost' || isLoopback(name)) return own;
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${url.host}`;
}
