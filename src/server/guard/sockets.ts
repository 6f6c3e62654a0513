/** The WebSockets of the server: which requests may open one, and that everybody leaves when it closes. */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { tell } from '../../language/sentence.ts';
import { sentencesIn } from '../../language/sentences.ts';
import type { LanguageOf } from '../request-language.ts';
import type { Denial } from './allowed-names.ts';
import { ConnectionLimit } from './connection-limit.ts';
import type { HttpGuard } from './http-guard.ts';
import type { Limits } from './limits.ts';

/** Close codes of RFC 6455, section 7.4.1. */
export const CLOSE = { goingAway: 1001, policy: 1008 } as const;

export interface SocketRoute {
  readonly path: string;
  /** Longest message that a browser may send here. */
  readonly maxBytes: number;
  /** Before the connection is upgraded. */
  check(request: IncomingMessage): Denial;
  accept(socket: WebSocket, request: IncomingMessage): void;
}

/** Ends a socket that says too much: politely, and at once when it goes on. */
export function expel(socket: WebSocket, reason: string): void {
  if (socket.readyState === socket.OPEN) socket.close(CLOSE.policy, reason);
  else socket.terminate();
}

/** Returns what closes all of them. */
export function serveSockets(
  server: Server,
  routes: readonly SocketRoute[],
  limits: Limits,
  guard: Pick<HttpGuard, 'mayUpgrade' | 'upgraded' | 'knows'>,
  languageOf: LanguageOf,
): () => void {
  const connections = new ConnectionLimit({
    ...{ perAddress: limits.socketsPerAddress, total: limits.sockets, kept: limits.keptSockets },
  });
  const open = new Set<WebSocket>();
  const acceptors = new Map(
    routes.map((route) => [
      route.path,
      {
        route,
        // Deflate costs more memory per viewer than all that is sent; a viewer that fragments is no browser.
        server: new WebSocketServer({
          noServer: true,
          clientTracking: false,
          perMessageDeflate: false,
          maxPayload: route.maxBytes,
          maxFragments: 4,
          maxBufferedChunks: 64,
        }),
      },
    ]),
  );

  // Without TLS or a tunnel, the stream is the socket itself.
  server.on('upgrade', (request: IncomingMessage, stream: Socket, head) => {
    stream.on('error', () => stream.destroy());
    const refuse = (status: number, reason: Denial): void =>
      end(stream, status, tell(sentencesIn(languageOf(request)), reason));
    // What is refused has a place too: it may keep its side of the connection open.
    const leave = connections.admit(stream.remoteAddress, guard.knows(request));
    if (leave === undefined) return refuse(503, { say: 'answer.tooManyConnections' });
    stream.once('close', leave);
    if (!guard.mayUpgrade(request)) return refuse(429, { say: 'answer.tooManyRequests' });
    const acceptor = acceptors.get((request.url ?? '').replace(/\?.*$/s, ''));
    if (acceptor === undefined) return refuse(404, { say: 'answer.noSocket' });
    const refusal = acceptor.route.check(request);
    if (refusal !== '') return refuse(403, refusal);
    acceptor.server.handleUpgrade(request, stream, head, (socket) => {
      guard.upgraded(stream);
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      // ws closes a socket that breaks the protocol by itself; the error is only told.
      socket.on('error', () => {});
      acceptor.route.accept(socket, request);
    });
  });

  return () => {
    for (const socket of open) {
      socket.close(CLOSE.goingAway);
      socket.terminate();
    }
  };
}

/** Ends the connection, whether or not the other side ends its own. */
function end(stream: Socket, status: number, reason: string): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(reason)}`,
    'Connection: close',
  ];
  stream.write(`${head.join('\r\n')}\r\n\r\n${reason}`);
  stream.destroySoon();
}
