/**
 * Offers an emulated Uno to another process on a socket: the far end of a socket link. One host at a time, the newest:
 * a controller that was killed and started again must not be kept out by its own remains.
 */
import { createServer, type Socket } from 'node:net';
import { Fault, messageOf } from '../../src/fault/fault.ts';
import type { ChipPace } from '../../src/link/chip-pace.ts';
import type { Uno } from '../../src/uno/uno.ts';
import { parseSocketAddress } from './socket-address.ts';

export interface ChipServer {
  close(): Promise<void>;
}

/** `address` as for SocketLink. The pace keeps running the Uno whether or not somebody is connected. */
export async function serveChip(uno: Uno, pace: ChipPace, address: string): Promise<ChipServer> {
  let host: Socket | undefined;
  uno.onBytes = (bytes) => host?.write(bytes);
  uno.onCable = (plugged) => {
    if (!plugged) host?.destroy();
  };
  const server = createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    if (!uno.connected) {
      socket.destroy();
      return;
    }
    host?.destroy();
    host = socket;
    socket.on('data', (chunk) => {
      if (socket === host) pace.act(() => uno.write(chunk));
    });
    socket.on('close', () => {
      if (socket === host) host = undefined;
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(new Fault('link-open', `${address}: ${messageOf(error)}`, { cause: error }));
    });
    server.listen(parseSocketAddress(address), resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        uno.onBytes = undefined;
        uno.onCable = undefined;
        host?.destroy();
        server.close(() => resolve());
      }),
  };
}
