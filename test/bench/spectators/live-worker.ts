/** The other way that was tried: the sockets in a thread of their own, fed with one ready Buffer for each change. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';
import { SystemClock } from '../../../src/clock/system-clock.ts';
import { AllowedNames } from '../../../src/server/guard/allowed-names.ts';
import { LIMITS } from '../../../src/server/guard/limits.ts';
import { ownNames } from '../../../src/server/guard/own-names.ts';
import { serveSockets } from '../../../src/server/guard/sockets.ts';
import { FanOut } from '../../../src/server/live/fan-out.ts';
import { liveRoute } from '../../../src/server/live/live-route.ts';

const limits = {
  ...LIMITS,
  socketsPerAddress: Number.POSITIVE_INFINITY,
  sockets: Number.POSITIVE_INFINITY,
};
const clock = new SystemClock();
const openGuard = { mayUpgrade: () => true, upgraded: () => {} };
const http = createServer();
const fanOut = new FanOut(clock, limits, () => Buffer.from('{"type":"beat"}'));
serveSockets(
  http,
  [liveRoute(fanOut, new AllowedNames([], ownNames, clock), clock, limits)],
  limits,
  openGuard,
);
parentPort?.on('message', (message: Uint8Array) => fanOut.publish(Buffer.from(message)));
http.listen(0, '127.0.0.1', () => parentPort?.postMessage((http.address() as AddressInfo).port));
