/** Somebody who looks at a gateway, and comes back each time the line is gone. Keeps nothing: what is told is handed on. */
import { WebSocket } from 'ws';

const COME_BACK_MS = 200;

export class Watch {
  readonly #url: string;
  readonly #take: (snapshot: object) => void;
  #socket: WebSocket | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(port: number, path: string, take: (snapshot: object) => void) {
    this.#url = `ws://127.0.0.1:${port}${path}`;
    this.#take = take;
    this.#open();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket?.removeAllListeners('close');
    this.#socket?.terminate();
  }

  #open(): void {
    const socket = new WebSocket(this.#url, { origin: new URL(this.#url).origin.replace('ws', 'http') });
    this.#socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as { readonly type: string };
      if (message.type === 'snapshot') this.#take(message);
    });
    // A killed gateway is no surprise here.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#timer = setTimeout(() => this.#open(), COME_BACK_MS);
    });
  }
}
