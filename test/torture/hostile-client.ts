/** One connection of somebody who means no good, from an address of this machine's own. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Of what was heard, so much is kept: more than any answer that tells too much would need. */
const KEPT_BYTES = 300_000;

/** The last frame of a message, and of the kind `close`. */
const CLOSE = 0x88;

export class Stranger {
  /** One a character. */
  heard = '';
  /** The table has ended its side, or the WebSocket. */
  ended = false;
  readonly connected: Promise<boolean>;
  readonly #socket: Socket;
  #look: () => void = () => {};
  /** Where in `heard` the next frame begins; 0 = there was none yet. */
  #frameAt = 0;

  constructor(port: number, localAddress: string) {
    this.#socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
    this.connected = once(this.#socket, 'connect').then(
      () => true,
      () => false,
    );
    const end = (): void => {
      this.ended = true;
      this.#look();
    };
    this.#socket.on('data', (bytes) => {
      if (this.heard.length < KEPT_BYTES) this.heard += bytes.toString('latin1');
      if (this.#hearsClose()) this.ended = true;
      this.#look();
    });
    this.#socket.on('error', end);
    this.#socket.on('end', end);
    this.#socket.on('close', end);
  }

  /** Of the HTTP answers so far. */
  get statuses(): readonly number[] {
    return [...this.heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  }

  say(bytes: Buffer): void {
    if (!this.ended) this.#socket.write(bytes);
  }

  stopReading(): void {
    this.#socket.pause();
  }

  readOn(): void {
    this.#socket.resume();
  }

  /** Resolves when it is so, when the table has ended the connection, or after `patienceMs`. */
  until(isSo: () => boolean, patienceMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => done(), patienceMs);
      const done = (): void => {
        clearTimeout(timer);
        this.#look = () => {};
        resolve();
      };
      this.#look = () => {
        if (this.ended || isSo()) done();
      };
      this.#look();
    });
  }

  /** True when one of the new frames ends the WebSocket (RFC 6455, section 5.2; nobody sends us more than 64 KB at once). */
  #hearsClose(): boolean {
    if (!this.heard.startsWith('HTTP/1.1 101 ')) return false;
    if (this.#frameAt === 0) {
      const headEnd = this.heard.indexOf('\r\n\r\n');
      if (headEnd === -1) return false;
      this.#frameAt = headEnd + 4;
    }
    const at = (offset: number): number => this.heard.charCodeAt(this.#frameAt + offset);
    while (this.heard.length >= this.#frameAt + 4 || at(0) === CLOSE) {
      if (at(0) === CLOSE) return true;
      const length = at(1) & 0x7f;
      this.#frameAt += length < 126 ? 2 + length : 4 + (at(2) << 8) + at(3);
    }
    return false;
  }

  leave(): void {
    this.#socket.destroy();
  }
}
