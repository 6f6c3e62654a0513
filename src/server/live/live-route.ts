/** `/live`: the table for everybody to see. Read-only: what a viewer sends is not even looked at. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { AllowedNames } from '../guard/allowed-names.ts';
import type { Limits } from '../guard/limits.ts';
import { RateLimit } from '../guard/rate-limit.ts';
import { expel, type SocketRoute } from '../guard/sockets.ts';
import type { WallClock } from '../wall-clock.ts';
import type { FanOut, ViewerSocket } from './fan-out.ts';

const NOTHING = Buffer.alloc(0);

export function liveRoute(
  fanOut: FanOut,
  allow: AllowedNames,
  clock: WallClock,
  limits: Limits,
): SocketRoute {
  return {
    path: '/live',
    maxBytes: limits.viewerBytes,
    check: (request) => allow.mayRead(request),
    accept(socket, request) {
      const viewer = fanOut.join(viewerOf(socket, request.socket));
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
    ping: () => socket.ping(),
    terminate: () => socket.terminate(),
  };
}
