/**
 * Plain HTTP connections: how many an address may have, how often it may ask, one answer at a time, and none for whoever
 * takes none. Sockets that became WebSockets keep their place in the count; the rest is up to their route.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Timer } from '../../clock/clock.ts';
import type { WallClock } from '../wall-clock.ts';
import { ConnectionLimit } from './connection-limit.ts';
import type { Limits } from './limits.ts';
import { neighbourhood } from './own-names.ts';
import { RateLimits } from './rate-limit.ts';

interface Connection {
  /** The request that is being answered, and those that wait for that. */
  readonly asked: { readonly request: IncomingMessage; readonly response: ServerResponse }[];
  /** Bytes that it has taken so far, and the wall time since which it is so. */
  taken: number;
  sinceMs: number;
}

/** Neighbourhoods whose requests are counted. */
const MOST_COUNTED = 10_000;

export class HttpGuard {
  readonly #clock: WallClock;
  readonly #limits: Limits;
  readonly #serve: RequestListener;
  readonly #connections: ConnectionLimit;
  readonly #requests: RateLimits;
  readonly #open = new Map<Socket, Connection>();
  #sweep: Timer;

  /** `serve` answers the requests that are let in. */
  constructor(clock: WallClock, limits: Limits, serve: RequestListener) {
    this.#clock = clock;
    this.#limits = limits;
    this.#serve = serve;
    this.#connections = new ConnectionLimit({
      perAddress: limits.connectionsPerAddress,
      total: limits.connections,
    });
    this.#requests = new RateLimits(clock, limits.requestBurst, limits.requestsPerSecond, MOST_COUNTED);
    this.#sweep = clock.after(limits.sweepMs, () => this.#onSweep());
  }

  watch(server: Server): void {
    server.on('connection', (socket) => this.#enter(socket));
    server.on('request', (request, response) => this.#ask(request, response));
  }

  /** Takes a request for a WebSocket out of its address's allowance; false when that is used up. */
  mayUpgrade({ socket }: IncomingMessage): boolean {
    // Between the answers that it still waits for, frames would make no sense.
    if ((this.#open.get(socket)?.asked.length ?? 0) > 0) return false;
    return this.#requests.take(neighbourhood(socket.remoteAddress));
  }

  /** This socket speaks HTTP no more. */
  upgraded(socket: Socket): void {
    this.#open.delete(socket);
  }

  close(): void {
    this.#sweep.cancel();
  }

  #enter(socket: Socket): void {
    const leave = this.#connections.admit(socket.remoteAddress);
    if (leave === undefined) {
      socket.destroy();
      return;
    }
    this.#open.set(socket, { asked: [], taken: 0, sinceMs: this.#clock.now() });
    socket.once('close', () => {
      leave();
      this.#open.delete(socket);
    });
  }

  #ask(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = this.#open.get(socket);
    // One piece of the network may hold hundreds of requests; they come although the socket is destroyed.
    if (connection === undefined || socket.destroyed) return;
    if (connection.asked.length > this.#limits.pipelined) {
      stopReading(socket);
      socket.destroy();
      return;
    }
    connection.asked.push({ request, response });
    // Answers to those that wait would be made and kept although nobody takes the first one.
    if (connection.asked.length === 1) this.#answer(socket, connection);
  }

  #answer(socket: Socket, connection: Connection): void {
    const [asked] = connection.asked;
    if (asked === undefined || socket.destroyed) return;
    const { request, response } = asked;
    const who = neighbourhood(socket.remoteAddress);
    const before = socket.bytesWritten;
    response.once('close', () => {
      this.#charge(who, socket.bytesWritten - before);
      connection.asked.shift();
      this.#answer(socket, connection);
    });
    if (this.#requests.take(who)) this.#serve(request, response);
    else refuse(response);
  }

  /** A long answer costs more than the asking. */
  #charge(who: string, bytes: number): void {
    const pieces = Math.floor(bytes / this.#limits.answerBytes);
    if (pieces > 0) this.#requests.charge(who, Math.min(pieces, this.#limits.answerCost));
  }

  #onSweep(): void {
    this.#sweep = this.#clock.after(this.#limits.sweepMs, () => this.#onSweep());
    const now = this.#clock.now();
    for (const [socket, connection] of this.#open) {
      const { writableLength } = socket;
      // Node counts what it was given as written.
      const taken = socket.bytesWritten - writableLength;
      if (writableLength === 0 || taken !== connection.taken) {
        connection.taken = taken;
        connection.sinceMs = now;
      } else if (now - connection.sinceMs >= this.#limits.slowMs) socket.destroy();
    }
  }
}

function refuse(response: ServerResponse): void {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Retry-After': '1',
    Connection: 'close',
  };
  response
    .writeHead(429, headers)
    .end('Too many requests from this address. Wait a moment, then load the page again.\n');
}

/** What Node's parser takes for "this was an upgrade: no more HTTP follows". */
const AS_AN_UPGRADE = 2;

/**
 * Ends the parsing of the piece that is under way: making a thousand requests of it to throw them away would keep the
 * table waiting for 25 ms. Node has no official way; where its parser is made differently, the piece is read to its end.
 */
function stopReading(socket: Socket): void {
  const { parser } = socket as Socket & { readonly parser?: { onIncoming?: () => number } };
  if (parser !== undefined && parser !== null) parser.onIncoming = () => AS_AN_UPGRADE;
}
