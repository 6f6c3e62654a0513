/**
 * `/live`: the table for everybody to see. Read-only: what a viewer sends is not even looked at; what it can take, and what it
 * has, it says in the address. `/live` alone sends whole snapshots, for short programs; `?at=` sends changes after the first one,
 * and with the version that a page has (`epoch.seq`) only what came since; `&packed` deflates what gets shorter by it.
 */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { AllowedNames } from '../guard/allowed-names.ts';
import type { Limits } from '../guard/limits.ts';
import { RateLimit } from '../guard/rate-limit.ts';
import { expel, type SocketRoute } from '../guard/sockets.ts';
import type { WallClock } from '../wall-clock.ts';
import { PING } from './frame.ts';
import type { Joined, ViewerSocket, Wants } from './told.ts';
import type { Versions } from './versions.ts';

const NOTHING = Buffer.alloc(0);

/** `epoch.seq`; what is longer is nobody's version. */
const VERSION = /^([\w-]{1,40})\.(\d{1,15})$/;

/** `join`: what is told to whoever sends this request; undefined: nothing, and the line ends. */
export function liveRoute(
  path: string,
  allow: AllowedNames,
  clock: WallClock,
  limits: Limits,
  join: (request: IncomingMessage, socket: ViewerSocket) => Joined | undefined,
): SocketRoute {
  return {
    path,
    maxBytes: limits.viewerBytes,
    check: (request) => allow.mayRead(request),
    accept(socket, request) {
      const viewer = join(request, viewerOf(socket, request.socket));
      if (viewer === undefined) return expel(socket, 'nothing here');
      let frames = 0;
      const pings = new RateLimit(clock, limits.viewerPings, limits.viewerPings / 60);
      const pinged = (): void => {
        if (!pings.take()) expel(socket, 'too many pings');
      };
      socket.on('ping', pinged);
      socket.on('pong', () => {
        viewer.pong();
        pinged();
      });
      socket.on('close', () => viewer.leave());
      socket.on('message', () => {
        frames += 1;
        if (frames >= limits.viewerFrames) expel(socket, 'read-only');
      });
    },
  };
}

/** Whatever is asked for: who names no version that is known gets a snapshot. */
export function wantsOf(url: string, versions: Pick<Versions, 'find'>): Wants {
  const query = new URLSearchParams(url.replace(/^[^?]*/, ''));
  const at = query.get('at');
  const [, epoch, seq] = VERSION.exec(at ?? '') ?? [];
  return {
    at: epoch === undefined ? 0 : versions.find({ epoch, seq: Number(seq) }),
    changes: at !== null,
    packed: query.has('packed'),
  };
}

/**
 * Frames go straight to the connection. Nothing can come between: without compression ws itself writes each of its own
 * frames (pong, ping, close) in one go.
 */
function viewerOf(socket: WebSocket, connection: Socket): ViewerSocket {
  return {
    write(frame, done) {
      if (socket.readyState !== socket.OPEN) {
        done(new Error('The connection is closing.'));
        return false;
      }
      connection.write(frame);
      if (connection.writableLength === 0) return true;
      // Nothing more to say, but somebody wants to know when what was said is through.
      connection.write(NOTHING, done);
      return false;
    },
    ping() {
      if (socket.readyState === socket.OPEN) connection.write(PING);
    },
    terminate: () => socket.terminate(),
  };
}
