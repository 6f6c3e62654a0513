/** `/live`: the table for everybody to see. Read-only: what a viewer sends is not even looked at. */
import type { AllowList } from './allow.ts';
import type { FanOut } from './fan-out.ts';
import type { Limits } from './limits.ts';
import { CLOSE, type SocketRoute } from './sockets.ts';

export function liveRoute(fanOut: FanOut, allow: AllowList, limits: Limits): SocketRoute {
  return {
    path: '/live',
    maxBytes: limits.viewerBytes,
    check: (request) => allow.mayRead(request),
    accept(socket) {
      const viewer = fanOut.join(socket);
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
