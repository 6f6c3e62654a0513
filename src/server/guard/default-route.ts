/** The address of this machine that the rest of the network is reached from. */
import { createSocket } from 'node:dgram';
import { plainAddress } from './own-names.ts';

/** Reserved for documentation (RFC 5737): nobody is there, and connecting a datagram socket sends nothing. */
const ELSEWHERE = '192.0.2.1';

/** Undefined where there is no way out, like on a machine without a network. */
export function defaultRouteAddress(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    const done = (address: string | undefined): void => {
      socket.close();
      resolve(address);
    };
    socket.once('error', () => done(undefined));
    socket.connect(9, ELSEWHERE, () => done(plainAddress(socket.address().address)));
  });
}
