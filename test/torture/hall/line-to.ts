/** A line of the network that can be cut: whoever is on it is thrown out, or hears nothing more, until it is mended. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type Cut = 'refused' | 'silent';

export class LineTo {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #cut: Cut | undefined;

  /** `port`: of this machine. */
  constructor(port: () => number) {
    this.#server = createServer((near) => {
      if (this.#cut === 'refused') return void near.resetAndDestroy();
      const far = connect(port(), '127.0.0.1');
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.setNoDelay();
        socket.on('error', () => {});
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
        if (this.#cut === 'silent') socket.pause();
      }
    });
  }

  async open(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  cut(how: Cut): void {
    this.#cut = how;
    for (const socket of this.#sockets) {
      if (how === 'refused') socket.resetAndDestroy();
      else socket.pause();
    }
  }

  mend(): void {
    this.#cut = undefined;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
