/** `/hall` for everybody's browser: the board of all tables, and each table's own live page, from what the tables say on the wire. */
import type { Express } from 'express';
import { RULE_SETS } from '../../game/index.ts';
import { addressOf } from '../../server/address-of.ts';
import { AllowedNames } from '../../server/guard/allowed-names.ts';
import { LIMITS, type Limits } from '../../server/guard/limits.ts';
import { ownNames, pageUrls } from '../../server/guard/own-names.ts';
import { ShortCache } from '../../server/guard/short-cache.ts';
import { liveRoute, wantsOf } from '../../server/live/live-route.ts';
import type { Joined, ViewerSocket } from '../../server/live/told.ts';
import type { ServerLog } from '../../server/log.ts';
import { openServer } from '../../server/open-server.ts';
import { baseApp, type Senders } from '../../server/pages/base-app.ts';
import { refuseInWords } from '../../server/refuse.ts';
import { languageBy, sendText } from '../../server/request-language.ts';
import { factsOf } from '../../server/view/facts.ts';
import type { Snapshot } from '../../server/view/messages.ts';
import type { WallClock } from '../../server/wall-clock.ts';
import { TableBoard } from '../board/board.ts';
import type { HallFame } from '../board/fame-messages.ts';
import type { HallSnapshot } from '../board/messages.ts';
import type { RoundSheet } from '../round/messages.ts';
import type { HallBus } from '../wire/bus.ts';
import { idSchema } from '../wire/ids.ts';
import { type HallLeagues, LeaguePages } from './leagues.ts';
import { TableLine } from './table-line.ts';

/** As `dicetable round list` shows it. */
const ROUND_NAME = /^([1-9]\d{0,8})(\.json)?$/;

/** Half as often as a table, since each is a read and a write: a phone that went without a word is kept for a minute at most. */
const BEATS_PER_PING = 30;

export interface GatewayOptions {
  readonly bus: HallBus;
  /** Id of the hall. */
  readonly hall: string;
  /** Of the hall's database; undefined: this gateway has none. */
  readonly records: HallRecords | undefined;
  /** As the hall calls its tables, by id. */
  readonly names: () => ReadonlyMap<string, string>;
  /** Undefined: there is no such round, or no database. */
  readonly round: (no: number) => Promise<RoundSheet | undefined>;
  /** Undefined: this gateway has no database. */
  readonly leagues: HallLeagues | undefined;
  /** Whom leagues call to which table, by its id; a new map when that has changed. */
  readonly calls: () => ReadonlyMap<string, readonly string[]>;
  readonly version: string;
  /** As for a table: an address, or `all`. */
  readonly host: string;
  readonly port: number;
  /** Folder of the built pages. */
  readonly webRoot: string;
  readonly allowedHosts: readonly string[];
  /** As phones reach its pages; undefined: by the address of this machine. */
  readonly publicUrl?: string | undefined;
  readonly log: ServerLog;
  readonly clock: WallClock;
  readonly limits?: Partial<Limits>;
}

export interface HallRecords {
  fame(): Promise<HallFame>;
  /** A `GameRecord` as JSON in UTF-8; undefined: there is none that may be seen. */
  openGame(table: string, game: number): Promise<Uint8Array | undefined>;
}

export interface Gateway {
  readonly port: number;
  /** As phones reach its pages, without a slash at its end. */
  readonly address: string;
  /** Of `/hall`, as others in the network find it. */
  readonly url: string;
  /** Of the board and of all tables. */
  readonly viewers: number;
  /** Tables that are watched. */
  readonly lines: number;
  close(): Promise<void>;
}

/** Rejects with a Fault when it cannot listen. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { bus, hall, names, calls, version, host, webRoot, allowedHosts, log, clock } = options;
  const limits = { ...LIMITS, beatsPerPing: BEATS_PER_PING, ...options.limits };
  const allow = new AllowedNames(allowedHosts, ownNames, clock);
  const board = new TableBoard(bus, hall, { names, calls }, clock, limits);
  const lines = new Map<string, TableLine>();
  const lineOf = (table: string): TableLine | undefined => {
    if (!board.knows(table)) return undefined;
    const open = lines.get(table);
    if (open !== undefined) return open;
    const line = new TableLine(bus, { hall, table }, clock, limits, () => lines.delete(table));
    lines.set(table, line);
    return line;
  };
  const leagues = new LeaguePages(options.leagues, clock, limits);
  let address = '';
  const join = (url: string, socket: ViewerSocket): Joined | undefined => {
    const query = new URLSearchParams(url.replace(/^[^?]*/, ''));
    const [table, league] = [query.get('table'), query.get('league')];
    const watched = league !== null ? leagues.line(league) : table === null ? board : lineOf(table);
    return watched?.join(socket, wantsOf(url, watched.versions));
  };
  const languageOf = languageBy(() => 'en');
  const facts = JSON.stringify(factsOf(RULE_SETS, [], version));
  const routers = [leagues.router(allow)];
  const app = baseApp({ webRoot, allow, log, clock, languageOf, routers }, (pages, send) => {
    pages.get('/', (_request, response) => response.redirect(303, '/hall'));
    pages.get('/hall', (request, response) =>
      send.page(request, response, 'hall.html', snapshotOf<HallSnapshot>(board)),
    );
    addRecords(pages, send, options);
    pages.get('/hall/:table', (request, response) => {
      const { table } = request.params;
      const line = lineOf(table);
      if (line === undefined) return sendText(response, 404, { say: 'answer.noPage' });
      const live = `/hall/live?table=${table}&`;
      return send.page(request, response, 'index.html', {
        ...{ snapshot: snapshotOf<Snapshot>(line), mayAct: false, live },
      });
    });
    addRounds(pages, send, options);
    leagues.add(pages, send, () => address);
    pages.get('/facts.json', (request, response) => send.json(request, response, facts));
  });
  const live = liveRoute('/hall/live', allow, clock, limits, (request, socket) =>
    join(request.url ?? '', socket),
  );
  const server = await openServer({
    ...{ host, port: options.port, app, routes: [live], limits, clock, log, languageOf, knows: () => false },
  });
  const urls = pageUrls(host, server.port);
  address = (options.publicUrl ?? addressOf(urls)).replace(/\/$/, '');
  log.info({ urls }, 'The hall is served');
  return {
    ...{ port: server.port, address, url: `${address}/hall` },
    get viewers() {
      return [...lines.values()].reduce((sum, line) => sum + line.viewers, board.viewers + leagues.viewers);
    },
    get lines() {
      return lines.size;
    },
    async close() {
      board.close();
      leagues.close();
      for (const line of lines.values()) line.close();
      await server.close();
    },
  };
}

/** Records of all tables, and the proof of each; before the page of a table, whose id they are not. */
function addRecords(pages: Express, send: Senders, { records, clock }: GatewayOptions): void {
  const fames = new ShortCache<'fame', Promise<string>>(clock);
  pages.get('/hall/fame', (request, response) => send.page(request, response, 'hall-fame.html', null));
  pages.get('/hall/fame.json', async (request, response) => {
    if (records === undefined) return refuseInWords(response, 404, { say: 'fleet.noRecords' });
    const fame = await fames.get('fame', async () => JSON.stringify(await records.fame()));
    return send.json(request, response, fame);
  });
  pages.get('/hall/:table/verify/:game', async (request, response) => {
    const { table, game } = request.params;
    const [, digits, file] = /^([1-9]\d{0,8})(\.json)?$/.exec(game) ?? [];
    if (digits === undefined || !idSchema.safeParse(table).success)
      return sendText(response, 404, { say: 'answer.noPage' });
    if (file === undefined) return send.page(request, response, 'verify.html', null);
    const bytes = await records?.openGame(table, Number(digits));
    if (bytes === undefined)
      return refuseInWords(response, 404, { say: 'answer.noGame', game: Number(digits) });
    return send.json(request, response, Buffer.from(bytes).toString());
  });
}

/** What has been made of the same dice, with all that it takes to check them. */
function addRounds(pages: Express, send: Senders, { round, clock }: GatewayOptions): void {
  const sheets = new ShortCache<number, Promise<RoundSheet | undefined>>(clock);
  pages.get('/round/:name', async (request, response) => {
    const [, digits, file] = ROUND_NAME.exec(request.params.name) ?? [];
    const no = Number(digits);
    const sheet = digits === undefined ? undefined : await sheets.get(no, () => round(no));
    if (sheet === undefined) return sendText(response, 404, { say: 'answer.noPage' });
    if (file === undefined) return send.page(request, response, 'round.html', sheet);
    return send.json(request, response, JSON.stringify(sheet));
  });
}

function snapshotOf<S>({ versions }: TableBoard | TableLine): S | null {
  const { last } = versions;
  if (last === undefined) return null;
  const { epoch, seq, content } = last;
  return { type: 'snapshot', epoch, seq, ...JSON.parse(content) } as S;
}
