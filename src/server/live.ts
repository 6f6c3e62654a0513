/** `/live`: the table for everybody to see. Read-only: what a viewer sends is not even looked at. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { AllowList } from './allow.ts';
import type { FanOut, ViewerSocket } from './fan-out.ts';
import type { Limits } from './limits.ts';
import { CLOSE, type SocketRoute } from './sockets.ts';

export function liveRoute(fanOut: FanOut, allow: AllowList, limits: Limits): SocketRoute {
  return {
    path: '/live',
    maxBytes: limits.viewerBytes,
    check: (request) => allow.mayRead(request),
    accept(socket, request) {
      const viewer = fanOut.join(viewerOf(socket, request.socket));
      let frames = 0;
      socket.on('pong', () => viewer.pong());
      socket.on('close', () => viewer.leave());
      socket.on('message', () => {
        frames += 1;
        if (frames >= limits.viewerFrames) socket.close(CLOSE.policy, 'read-only');
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
      if (socket.readyState === socket.OPEN) connection.write(frame, done);
      else done(new Error('The connection is closing.'));
    },
    ping: () => socket.ping(),
    terminate: () => socket.terminate(),
  };
}
