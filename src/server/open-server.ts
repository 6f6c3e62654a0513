/** Listens, and lets nobody take more than their share: for a table, and for a gateway of a hall. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Fault, messageOf } from '../fault/fault.ts';
import type { Text } from '../language/sentence.ts';
import { HttpGuard } from './guard/http-guard.ts';
import type { Limits } from './guard/limits.ts';
import { type SocketRoute, serveSockets } from './guard/sockets.ts';
import type { ServerLog } from './log.ts';
import type { LanguageOf } from './request-language.ts';
import type { WallClock } from './wall-clock.ts';

export interface OpenServer {
  readonly port: number;
  close(): Promise<void>;
}

export interface ServerParts {
  /** See `ServerOptions`. */
  readonly host: string;
  readonly port: number;
  readonly app: RequestListener;
  readonly routes: readonly SocketRoute[];
  readonly limits: Limits;
  readonly clock: WallClock;
  readonly log: ServerLog;
  readonly languageOf: LanguageOf;
  /** Places are kept for whoever sends this request. */
  knows(request: IncomingMessage): boolean;
}

/** Rejects with a Fault `address-in-use` or `address-wrong` when it cannot listen. */
export async function openServer(parts: ServerParts): Promise<OpenServer> {
  const { host, port, app, routes, limits, clock, log, languageOf, knows } = parts;
  // A request that takes its time is no browser of a LAN. Node looks for those only every half minute.
  const server: Server = createServer({
    headersTimeout: limits.requestMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.requestMs / 10,
    // Whoever offers another protocol (h2c: curl, Java) is answered in this one (RFC 9110, 7.8).
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  });
  await listen(server, host, port);
  server.on('error', (error) => log.error({ error }, 'The server reported an error'));
  const guard = new HttpGuard(clock, limits, app, { languageOf, knows });
  guard.watch(server);
  const closeSockets = serveSockets(server, routes, limits, guard, languageOf);
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      guard.close();
      closeSockets();
      const done = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return done;
    },
  };
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
