/** The table on the network: the pages, `/live` for everybody, `/control` for the on-screen cabinet. */
import type { IncomingMessage } from 'node:http';
import type { Input } from '../../hardware/cabinet.ts';
import { RULE_SETS } from '../game/index.ts';
import type { TableView } from '../table/view.ts';
import { ControlRoute } from './control/control-route.ts';
import { AllowedNames } from './guard/allowed-names.ts';
import { LIMITS, type Limits } from './guard/limits.ts';
import { inUrl, ownNames, pageUrls } from './guard/own-names.ts';
import { FanOut } from './live/fan-out.ts';
import { liveRoute, wantsOf } from './live/live-route.ts';
import { Publication } from './live/publication.ts';
import { openServer } from './open-server.ts';
import { createApp } from './pages/app.ts';
import { phoneUrls } from './pages/phone-urls.ts';
import { languageBy } from './request-language.ts';
import { guestRouters, historyRoutes, operatorRouters } from './routers.ts';
import type { ServerOptions } from './server-options.ts';
import { factsOf } from './view/facts.ts';
import type { Snapshot } from './view/messages.ts';
import { type BestSince, recentFame } from './view/recent-fame.ts';

export interface RunningServer {
  /** Addresses of the page, the one for this machine first. */
  readonly urls: readonly string[];
  readonly port: number;
  /** Shows this view to everybody, soon; returns the `seq` under which the pages will show it. */
  publish(view: TableView): number;
  /** What the pages show; null before the first view. */
  newest(): Snapshot | null;
  /** A guest of an open cabinet has a finger on this input, or had a moment ago. */
  isGuests(input: Input): boolean;
  close(): Promise<void>;
}

/** Hosts that name every address of this machine, and none in particular. */
const ANY_ADDRESS = ['all', '0.0.0.0', '::'];

const NO_GAMES: BestSince = () => ({ hall: {}, game: undefined });

/** Rejects with a Fault `address-in-use` or `address-wrong` when it cannot listen. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, webRoot, log, wallClock: clock, ruleSets = RULE_SETS, bestSince = NO_GAMES } = options;
  const limits = { ...LIMITS, ...options.limits };
  const allow = allowedNames(options);
  const publication = new Publication(ruleSets, options.dataDir);
  const control = controlRoute(options, allow, limits);
  const language = () => publication.newest?.language ?? 'en';
  const languageOf = languageBy(language);
  const { routers: ofHistory, gameHead } = historyRoutes(options, ruleSets, allow);
  const app = createApp({
    ...{ webRoot, allow, log, clock, cabinetKey: options.cabinetKey, sounds: options.sounds },
    firstView: (request) => ({ snapshot: publication.newest, mayAct: control.mayAct(request) }),
    ...{ language, languageOf, league: options.league },
    // Whoever is sent an address sees what it is in the table's language: messengers speak none.
    gameHead: (request, game) => gameHead(request, game, language()),
    facts: async () =>
      factsOf(ruleSets, await phoneUrls(host, server.port, options.publicUrl), options.version),
    recentFame: () => recentFame(bestSince, ruleSets, Date.now()),
    routers: [
      ...ofHistory,
      ...guestRouters(options, allow, limits),
      ...operatorRouters(options, allow, () => fanOut.viewers),
    ],
  });
  const { versions } = publication;
  const fanOut = new FanOut(clock, limits, versions);
  const live = liveRoute('/live', allow, clock, limits, (request, socket) =>
    fanOut.join(socket, wantsOf(request.url ?? '', versions)),
  );
  const server = await openServer({
    ...{ host, port: options.port, app, routes: [live, control], limits, clock, log, languageOf },
    knows: (request) => knows(options, request),
  });
  const { port } = server;
  const urls = pageUrls(host, port);
  log.info({ urls }, 'The page is served');

  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    fanOut.close();
    control.close();
    return server.close();
  };
  return {
    urls,
    port,
    publish(view) {
      if (publication.take(view)) fanOut.publish();
      return publication.seq;
    },
    newest: () => publication.newest,
    isGuests: (input) => control.isGuests(input),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

function allowedNames({ host, allowedHosts, publicUrl, wallClock }: ServerOptions): AllowedNames {
  // Whoever was told to listen on a name or address answers to it.
  const own = ANY_ADDRESS.includes(host)
    ? ownNames
    : () => new Set([...ownNames(), inUrl(host.toLowerCase())]);
  return new AllowedNames([...allowedHosts, ...hostsOf(publicUrl)], own, wallClock);
}

function controlRoute(options: ServerOptions, allow: AllowedNames, limits: Limits): ControlRoute {
  const rights = {
    ...{ emulated: options.emulated, openCabinet: options.openCabinet },
    isAtTable: (request: IncomingMessage) => options.cabinetKey?.isIn(request) === true,
    isOperator: (request: IncomingMessage, use: boolean) =>
      options.operator?.operators.find(request, use) !== undefined,
  };
  return new ControlRoute(options.control, rights, allow, options.wallClock, limits);
}

/** Whoever keeps the table going: places are kept for them when guests have taken all. */
function knows({ operator, cabinetKey }: ServerOptions, request: IncomingMessage): boolean {
  const isAtTable = cabinetKey?.isIn(request) === true || cabinetKey?.isTyped(request) === true;
  return isAtTable || operator?.operators.knows(request) === true;
}

/** Whoever is sent to an address is answered there. */
function hostsOf(url: string | undefined): readonly string[] {
  return url === undefined ? [] : [new URL(url).host];
}
