/** Where a chip in another process listens: `host:port`, or the path of a Unix socket. */
import type { IpcNetConnectOpts, TcpNetConnectOpts } from 'node:net';
import { Fault } from '../../src/fault/fault.ts';

export type SocketAddress = Pick<TcpNetConnectOpts, 'host' | 'port'> | Pick<IpcNetConnectOpts, 'path'>;

const HIGHEST_PORT = 65_535;

/** A text with a slash or without a colon is a path. Throws Fault `link-open` for a port that cannot be. */
export function parseSocketAddress(text: string): SocketAddress {
  const colon = text.lastIndexOf(':');
  if (text.includes('/') || text.includes('\\') || colon < 0) {
    if (text.trim() === '') throw new Fault('link-open', 'the socket has an empty name');
    return { path: text };
  }
  const host = text.slice(0, colon).replace(/^\[(.*)\]$/, '$1');
  const port = Number(text.slice(colon + 1));
  if (host === '' || !Number.isInteger(port) || port < 1 || port > HIGHEST_PORT)
    throw new Fault(
      'link-open',
      `"${text}" is neither host:port (1 to ${HIGHEST_PORT}) nor the path of a socket`,
    );
  return { host, port };
}
