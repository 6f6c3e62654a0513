/**
 * For machines that watch over tables: `/healthz` says whether this one plays, `/metrics` how it does, in the words of
 * Prometheus (text exposition format 0.0.4). Both for its own network only.
 */
import { BlockList, isIPv6 } from 'node:net';
import { type Request, type RequestHandler, Router } from 'express';
import { plainAddress } from '../guard/own-names.ts';
import type { StatusView } from '../operator/messages.ts';
import { notKept, refuseInWords } from '../refuse.ts';
import { sendTold } from '../request-language.ts';
import { Metrics } from './metrics.ts';

export interface HealthParts {
  readonly version: string;
  status(): Promise<StatusView>;
}

/** A table that stands still is down for whoever restarts it or sends for somebody. */
const DOWN = 503;

export function healthRouter({ version, status }: HealthParts): Router {
  const router = Router();
  const metrics = new Metrics(version);
  router.get('/healthz', notKept, localOnly, async (_request, response) => {
    const { board, fault, troubles } = await status();
    const says = fault !== null ? 'down' : troubles.length > 0 ? 'trouble' : 'ok';
    const texts = troubles.map(({ text }) => text);
    sendTold(response.status(fault === null ? 200 : DOWN), {
      ...{ status: says, version, board: board.state },
      ...{ fault: fault?.text ?? null, troubles: texts },
    });
  });
  router.get('/metrics', notKept, localOnly, async (_request, response) => {
    response.type(metrics.type).send(await metrics.text(await status()));
  });
  return router;
}

/** Private, link-local and loopback addresses (RFC 1918, RFC 4193, RFC 3927, RFC 4291). */
const LOCAL = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  LOCAL.addSubnet(net, bits);
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  LOCAL.addSubnet(net, bits, 'ipv6');

export function isLocal(address: string | undefined): boolean {
  const plain = plainAddress(address);
  return plain !== '' && LOCAL.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** By these headers proxies tell whom they ask for. */
const OF_PROXIES = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * A proxy beside the table is near, and those whom it asks for need not be. Whom it names is not believed, since anybody can
 * write a name there; so what was passed on is for nobody, and whoever is near asks the table itself.
 */
function isForwarded({ headers }: Request): boolean {
  return OF_PROXIES.some((name) => headers[name] !== undefined);
}

/** What a table has to tell about itself is nothing for the internet, where somebody has put one there. */
const localOnly: RequestHandler = (request, response, next) => {
  const { remoteAddress, localAddress } = request.socket;
  // This machine may have an address of the internet itself.
  const isNear = isLocal(remoteAddress) || remoteAddress === localAddress;
  if (isNear && !isForwarded(request)) next();
  else refuseInWords(response, 403, { say: 'answer.localOnly' });
};
