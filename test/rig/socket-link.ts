/** A link to a chip in another process over a Unix or TCP socket; bytes only, as on a serial line. */
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { Fault, messageOf } from '../../src/fault/fault.ts';
import type { Link, LinkListener } from '../../src/link/link.ts';
import { alreadyOpen, LinkSession } from '../../src/link/link-session.ts';
import { parseSocketAddress, type SocketAddress } from './socket-address.ts';

/** A host that does not even refuse is given up after this long (wall time). */
const CONNECT_TIMEOUT_MS = 3000;

export class SocketLink implements Link {
  readonly name: string;
  readonly #address: SocketAddress;
  #socket: Socket | undefined;
  #session: LinkSession | undefined;

  /** `address`: `host:port` or the path of a Unix socket. */
  constructor(address: string) {
    this.name = address;
    this.#address = parseSocketAddress(address);
  }

  async open(listener: LinkListener): Promise<void> {
    if (this.#socket !== undefined) throw alreadyOpen(this.name);
    const socket = connect(this.#address as NetConnectOpts).setNoDelay(true);
    this.#socket = socket;
    try {
      await connected(socket);
    } catch (error) {
      this.#socket = undefined;
      socket.destroy();
      throw new Fault('link-open', `${this.name}: ${messageOf(error)}`, { cause: error });
    }
    const session = new LinkSession(listener);
    this.#session = session;
    let cause: unknown;
    socket.on('data', (chunk) => session.bytes(new Uint8Array(chunk)));
    socket.on('error', (error) => {
      cause = error;
    });
    socket.on('close', () => {
      const why = cause === undefined ? 'the other side has gone' : messageOf(cause);
      this.#end(session, new Fault('link-lost', `${this.name}: ${why}`, { cause }));
    });
  }

  write(bytes: Uint8Array): void {
    if (this.#session !== undefined) this.#socket?.write(bytes);
  }

  /** A socket has no such line. */
  async reset(): Promise<void> {}

  async close(): Promise<void> {
    const socket = this.#socket;
    const session = this.#session;
    if (session !== undefined) this.#end(session, undefined);
    // Still connecting: `open` rejects. What was written before goes out first.
    if (socket?.connecting) socket.destroy(new Error('closed while it was being opened'));
    else socket?.destroySoon();
  }

  #end(session: LinkSession, reason: Fault | undefined): void {
    if (session !== this.#session) return;
    this.#socket = undefined;
    this.#session = undefined;
    session.end(reason);
  }
}

function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => reject(new Error('no answer')));
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.off('error', reject);
      resolve();
    });
  });
}
