/** The table on the network: the pages, `/live` for everybody, `/control` for the on-screen cabinet. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Router } from 'express';
import type { Input } from '../../hardware/cabinet.ts';
import { Fault, messageOf } from '../fault/fault.ts';
import { RULE_SETS, type RuleSets } from '../game/index.ts';
import type { Text } from '../language/sentence.ts';
import type { TableView } from '../table/view.ts';
import { ControlRoute, type ControlTarget } from './control/control-route.ts';
import { type GuestCutParts, guestCutRouter } from './control/guest-cut.ts';
import { AllowedNames } from './guard/allowed-names.ts';
import type { CabinetKey } from './guard/cabinet-key.ts';
import { HttpGuard } from './guard/http-guard.ts';
import { LIMITS, type Limits } from './guard/limits.ts';
import { inUrl, ownNames, pageUrls } from './guard/own-names.ts';
import { serveSockets } from './guard/sockets.ts';
import { analysisRouter, type Review } from './history/analysis.ts';
import { HistoryReader } from './history/reader.ts';
import { ReadingQueue } from './history/reading-queue.ts';
import { historyRouter } from './history/router.ts';
import type { HistorySource } from './history/source.ts';
import { type RecordSource, verifyRouter } from './history/verify.ts';
import { FanOut } from './live/fan-out.ts';
import { liveRoute } from './live/live-route.ts';
import { Publication } from './live/publication.ts';
import type { ServerLog } from './log.ts';
import type { OperatorDesk } from './operator/desk.ts';
import { operatorRouter } from './operator/router.ts';
import type { Operators } from './operator/sign-in.ts';
import { createApp } from './pages/app.ts';
import { phoneUrls } from './pages/phone-urls.ts';
import { languageBy } from './request-language.ts';
import { factsOf } from './view/facts.ts';
import type { WallClock } from './wall-clock.ts';

export interface ServerOptions {
  /** Address to listen on; `all` = every network of this machine. */
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Folder of the built pages. */
  readonly webRoot: string;
  /** More names of this machine, beside those that it knows itself. */
  readonly allowedHosts: readonly string[];
  /** Address of the phone page as guests reach it; left out: that of the default route. */
  readonly publicUrl?: string | undefined;
  /** Lets every browser press the buttons of an emulated board. */
  readonly openCabinet: boolean;
  /** Who brings it sits at the table; left out: nobody does. */
  readonly cabinetKey?: CabinetKey;
  readonly emulated: boolean;
  readonly control: ControlTarget;
  /** See `GuestCutParts`; left out: guests only watch. */
  readonly guestCut?: GuestCutParts['cut'];
  readonly log: ServerLog;
  /** Left out: there is no history to show. */
  readonly history?: HistorySource & RecordSource;
  /** Looks at games with best play; left out: nobody does. */
  readonly review?: Review;
  /** Left out: nobody can sign in. */
  readonly operator?: { readonly operators: Operators; readonly desk: OperatorDesk };
  readonly ruleSets?: RuleSets;
  /** Its path is told to the log, and to no page. */
  readonly dataDir?: string;
  readonly wallClock: WallClock;
  readonly limits?: Partial<Limits>;
}

export interface RunningServer {
  /** Addresses of the page, the one for this machine first. */
  readonly urls: readonly string[];
  readonly port: number;
  /** Shows this view to everybody, soon; returns the `seq` under which the pages will show it. */
  publish(view: TableView): number;
  /** A guest of an open cabinet has a finger on this input, or had a moment ago. */
  isGuests(input: Input): boolean;
  close(): Promise<void>;
}

/** Hosts that name every address of this machine, and none in particular. */
const ANY_ADDRESS = ['all', '0.0.0.0', '::'];

/** Rejects with a Fault `address-in-use` or `address-wrong` when it cannot listen. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, webRoot, log, wallClock: clock, ruleSets = RULE_SETS } = options;
  const limits = { ...LIMITS, ...options.limits };
  const allow = allowedNames(options);
  const publication = new Publication(ruleSets, options.dataDir);
  const control = controlRoute(options, allow, limits);
  const language = () => publication.newest?.language ?? 'en';
  const languageOf = languageBy(language);
  const app = createApp({
    ...{ webRoot, allow, log, clock, cabinetKey: options.cabinetKey },
    firstView: (request) => ({ snapshot: publication.newest, mayAct: control.mayAct(request) }),
    ...{ language, languageOf },
    facts: async () => factsOf(ruleSets, await phoneUrls(host, portOf(server), options.publicUrl)),
    routers: [
      ...historyRouters(options, ruleSets),
      ...guestRouters(options, allow, limits),
      ...operatorRouters(options, allow, () => fanOut.viewers),
    ],
  });
  // A request that takes its time is no browser of a LAN. Node looks for those only every half minute.
  const server: Server = createServer({
    headersTimeout: limits.requestMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.requestMs / 10,
    // Whoever offers another protocol (h2c: curl, Java) is answered in this one (RFC 9110, 7.8).
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  });
  await listen(server, host, options.port);

  server.on('error', (error) => log.error({ error }, 'The server reported an error'));
  const port = portOf(server);
  const guard = new HttpGuard(clock, limits, app, {
    languageOf,
    knows: (request) => knows(options, request),
  });
  guard.watch(server);
  const fanOut = new FanOut(clock, limits, () => publication.beat());
  const closeSockets = serveSockets(
    server,
    [liveRoute(fanOut, allow, clock, limits), control],
    limits,
    guard,
    languageOf,
  );
  const urls = pageUrls(host, port);
  log.info({ urls }, 'The page is served');

  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    guard.close();
    fanOut.close();
    closeSockets();
    control.close();
    const done = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return done;
  };
  return {
    urls,
    port,
    publish(view) {
      const message = publication.take(view);
      if (message !== undefined) fanOut.publish(message);
      return publication.seq;
    },
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

/** All read the journal, and wait in one queue for it. */
function historyRouters(
  { history, review, wallClock }: ServerOptions,
  ruleSets: RuleSets,
): readonly Router[] {
  if (history === undefined) return [];
  const queue = new ReadingQueue();
  return [
    ...(review === undefined ? [] : [analysisRouter(history, queue, review)]),
    historyRouter(new HistoryReader(history, ruleSets, wallClock, queue)),
    verifyRouter(history, wallClock, queue),
  ];
}

function guestRouters(
  { guestCut, wallClock: clock }: ServerOptions,
  allow: AllowedNames,
  limits: Limits,
): readonly Router[] {
  return guestCut === undefined ? [] : [guestCutRouter({ allow, clock, limits, cut: guestCut })];
}

function operatorRouters(
  { operator, log }: ServerOptions,
  allow: AllowedNames,
  viewers: () => number,
): readonly Router[] {
  return operator === undefined ? [] : [operatorRouter({ ...operator, allow, log, viewers })];
}

/** Whoever is sent to an address is answered there. */
function hostsOf(url: string | undefined): readonly string[] {
  return url === undefined ? [] : [new URL(url).host];
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      const named: Text = host === 'all' ? { say: 'detail.everyAddress' } : host;
      const address: Text = { say: 'detail.address', host: named, port };
      if (error.code === 'EADDRINUSE') reject(new Fault('address-in-use', address, { cause: error }));
      else
        reject(
          new Fault(
            'address-wrong',
            { say: 'detail.inBrackets', what: address, why: messageOf(error) },
            { cause: error },
          ),
        );
    };
    server.once('error', onError);
    // Without a host, Node takes IPv6 and IPv4 together, or IPv4 alone where there is no IPv6.
    server.listen(host === 'all' ? { port } : { port, host }, () => {
      server.off('error', onError);
      resolve();
    });
  });
}
