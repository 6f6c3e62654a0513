/** The table on the network: the pages, `/live` for everybody, `/control` for the on-screen cabinet. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Input } from '../../hardware/cabinet.ts';
import { Fault, messageOf } from '../fault/fault.ts';
import { RULE_SETS } from '../game/index.ts';
import type { Text } from '../language/sentence.ts';
import type { TableView } from '../table/view.ts';
import { ControlRoute } from './control/control-route.ts';
import { AllowedNames } from './guard/allowed-names.ts';
import { HttpGuard } from './guard/http-guard.ts';
import { LIMITS, type Limits } from './guard/limits.ts';
import { inUrl, ownNames, pageUrls } from './guard/own-names.ts';
import { serveSockets } from './guard/sockets.ts';
import { FanOut } from './live/fan-out.ts';
import { liveRoute } from './live/live-route.ts';
import { Publication } from './live/publication.ts';
import { createApp } from './pages/app.ts';
import { phoneUrls } from './pages/phone-urls.ts';
import { languageBy } from './request-language.ts';
import { guestRouters, historyRouters, operatorRouters } from './routers.ts';
import type { ServerOptions } from './server-options.ts';
import { factsOf } from './view/facts.ts';
import type { Snapshot } from './view/messages.ts';

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
    ...{ webRoot, allow, log, clock, cabinetKey: options.cabinetKey, sounds: options.sounds },
    firstView: (request) => ({ snapshot: publication.newest, mayAct: control.mayAct(request) }),
    ...{ language, languageOf },
    facts: async () =>
      factsOf(ruleSets, await phoneUrls(host, portOf(server), options.publicUrl), options.version),
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
  const { versions } = publication;
  const fanOut = new FanOut(clock, limits, versions);
  const closeSockets = serveSockets(
    server,
    [liveRoute(fanOut, versions, allow, clock, limits), control],
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
