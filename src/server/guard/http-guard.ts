/**
 * Plain HTTP connections: how many an address may have, how often it may ask, one answer at a time, and none for whoever
 * takes none. Sockets that became WebSockets keep their place in the count; the rest is up to their route.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Timer } from '../../clock/clock.ts';
import { type SpokenWords, tell } from '../../language/sentence.ts';
import { sentencesIn } from '../../language/sentences.ts';
import type { LanguageOf } from '../request-language.ts';
import type { WallClock } from '../wall-clock.ts';
import { ConnectionLimit } from './connection-limit.ts';
import type { Limits } from './limits.ts';
import { forgetOldest } from './oldest.ts';
import { isLoopback, neighbourhood } from './own-names.ts';
import { RateLimits } from './rate-limit.ts';

interface Connection {
  /** Looks at each piece before Node's parser does. */
  readonly look: (piece: Buffer) => void;
  /** The request that is being answered, and those that wait for that. */
  readonly asked: { readonly request: IncomingMessage; readonly response: ServerResponse }[];
  /** Bytes that it has taken so far, and the wall time since which it is so. */
  taken: number;
  sinceMs: number;
  /** It has a kept place by its address alone, and has not shown yet that the table knows it. */
  onTrial: boolean;
  /** Gives its place to others. */
  readonly leave: () => void;
}

/** What can be told of whoever sends a request. */
export interface Visitors {
  readonly languageOf: LanguageOf;
  /** Places are kept for them. */
  knows(request: IncomingMessage): boolean;
}

/** Neighbourhoods whose requests are counted. */
const MOST_COUNTED = 10_000;
/** Neighbourhoods from which somebody came whom the table knows. */
const MOST_KNOWN = 64;
/** Whom the table knows is counted apart from the crowd that may share an address. */
const KNOWN = 'known';
const END_OF_HEAD = '\r\n\r\n';

export class HttpGuard {
  readonly #clock: WallClock;
  readonly #limits: Limits;
  readonly #serve: RequestListener;
  readonly #visitors: Visitors;
  readonly #known = new Map<string, true>();
  readonly #connections: ConnectionLimit;
  readonly #requests: RateLimits;
  readonly #open = new Map<Socket, Connection>();
  #sweep: Timer;

  /** `serve` answers the requests that are let in. */
  constructor(clock: WallClock, limits: Limits, serve: RequestListener, visitors: Visitors) {
    this.#clock = clock;
    this.#limits = limits;
    this.#serve = serve;
    this.#visitors = visitors;
    this.#connections = new ConnectionLimit({
      perAddress: limits.connectionsPerAddress,
      total: limits.connections,
      kept: limits.keptConnections,
    });
    this.#requests = new RateLimits(clock, limits.requestBurst, limits.requestsPerSecond, MOST_COUNTED);
    this.#sweep = clock.after(limits.sweepMs, () => this.#onSweep());
  }

  watch(server: Server): void {
    server.on('connection', (socket) => this.#enter(socket));
    server.on('request', (request, response) => this.#ask(request, response));
  }

  /** Takes a request for a WebSocket out of its address's allowance; false when that is used up. */
  mayUpgrade(request: IncomingMessage): boolean {
    // Between the answers that it still waits for, frames would make no sense.
    const connection = this.#open.get(request.socket);
    if ((connection?.asked.length ?? 0) > 0) return false;
    const who = this.#whoAsks(request);
    return !this.#fails(connection, who) && this.#requests.take(who);
  }

  /** This one has a place also where there is none for a guest. */
  knows(request: IncomingMessage): boolean {
    return this.#whoAsks(request) === KNOWN;
  }

  /** This socket speaks HTTP no more. */
  upgraded(socket: Socket): void {
    const connection = this.#open.get(socket);
    if (connection !== undefined) socket.off('data', connection.look);
    this.#open.delete(socket);
  }

  close(): void {
    this.#sweep.cancel();
  }

  #enter(socket: Socket): void {
    const { remoteAddress } = socket;
    // Nothing has been said yet: here only the address can tell.
    const mayBeKnown = isLoopback(remoteAddress) || this.#known.has(neighbourhood(remoteAddress));
    const asGuest = this.#connections.admit(remoteAddress, false);
    const leave = asGuest ?? (mayBeKnown ? this.#admitOnTrial(remoteAddress) : undefined);
    if (leave === undefined) {
      socket.destroy();
      return;
    }
    const look = (piece: Buffer): void => this.#look(socket, piece);
    socket.prependListener('data', look);
    const onTrial = asGuest === undefined;
    this.#open.set(socket, { look, asked: [], taken: 0, sinceMs: this.#clock.now(), onTrial, leave });
    socket.once('close', () => {
      leave();
      this.#open.delete(socket);
    });
  }

  /**
   * Behind a forwarded port a crowd has the address of the table's own machine: of those who have shown nothing yet, the one
   * who came first makes way.
   */
  #admitOnTrial(remoteAddress: string | undefined): (() => void) | undefined {
    const leave = this.#connections.admit(remoteAddress, true);
    if (leave !== undefined) return leave;
    const oldest = [...this.#open].find(([, { onTrial }]) => onTrial);
    if (oldest === undefined) return undefined;
    const [socket, connection] = oldest;
    connection.leave();
    socket.destroy();
    this.#open.delete(socket);
    return this.#connections.admit(remoteAddress, true);
  }

  /** Whether the request shows that its connection has no right to a kept place. */
  #fails(connection: Connection | undefined, who: string): boolean {
    if (connection?.onTrial !== true) return false;
    connection.onTrial = who !== KNOWN;
    return connection.onTrial;
  }

  /**
   * A piece of the network holds up to 64 KB: making a thousand requests of it to throw them away would keep the table
   * waiting for 25 ms. Node's parser gets the same bytes right after this, whatever becomes of the socket, so it must find
   * nothing in them.
   */
  #look(socket: Socket, piece: Buffer): void {
    if (requestsIn(piece) <= this.#limits.pipelined + 1) return;
    socket.destroy();
    piece.fill(0);
  }

  #ask(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = this.#open.get(socket);
    // Those of the same piece come although the socket is destroyed.
    if (connection === undefined || socket.destroyed) return;
    if (connection.asked.length > this.#limits.pipelined) {
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
    const who = this.#whoAsks(request);
    const before = socket.bytesWritten;
    response.once('close', () => {
      this.#charge(who, socket.bytesWritten - before);
      connection.asked.shift();
      this.#answer(socket, connection);
    });
    const words = (): SpokenWords => sentencesIn(this.#visitors.languageOf(request));
    if (this.#fails(connection, who))
      refuse(response, 503, tell(words(), { say: 'answer.tooManyConnections' }));
    else if (this.#requests.take(who)) this.#serve(request, response);
    else refuse(response, 429, tell(words(), { say: 'answer.tooManyRequests' }));
  }

  #whoAsks(request: IncomingMessage): string {
    const address = neighbourhood(request.socket.remoteAddress);
    if (!this.#visitors.knows(request)) return address;
    this.#known.delete(address);
    this.#known.set(address, true);
    if (this.#known.size > MOST_KNOWN) forgetOldest(this.#known);
    return KNOWN;
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

function refuse(response: ServerResponse, status: number, text: string): void {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Retry-After': '1',
    Connection: 'close',
  };
  response.writeHead(status, headers).end(`${text}\n`);
}

/** Heads of requests that end in this piece of the network; what looks like one in a body counts too. */
function requestsIn(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(END_OF_HEAD); at >= 0; at = piece.indexOf(END_OF_HEAD, at + 1)) count += 1;
  return count;
}
