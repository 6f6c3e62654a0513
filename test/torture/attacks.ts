/** What hostile browsers and worse send: each attack is what one connection says. */
import { createHash } from 'node:crypto';
import type { Chance } from './chance.ts';

export type Attack =
  /** Each is a blow, said once the one before is answered. */
  | { readonly type: 'requests'; readonly requests: readonly Buffer[] }
  /** Said at once, whatever comes back: one blow, however much it is. */
  | { readonly type: 'lump'; readonly bytes: Buffer }
  /** A good handshake, and then frames that are each a blow. */
  | { readonly type: 'frames'; readonly handshake: Buffer; readonly frames: readonly Buffer[] };

const BLOWS = 20;
const FLOOD = 100;
const PILE = 1000;
/** Addresses that make no sense, or lead out of what may be seen. */
const ODD_PATHS = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cjournal.db',
  '/assets/%00',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%',
  '/%zz',
  '//evil.example/',
  '/assets//..//..//journal.db-wal',
  '/<script>alert(1)</script>',
  `/${'a'.repeat(3000)}`,
];
const PAGES = ['/', '/tv', '/overlay', '/cabinet', '/operator', '/history', '/facts.json'];
const NUMBERS = [
  '1',
  '2',
  '17',
  '59',
  '60',
  '61',
  '0',
  '-1',
  '01',
  '1e3',
  '99999999999999999999',
  '%00',
  '<img>',
  '1%2f..%2f..',
  '',
];
/** Routes that the table has, with a number that it may not have. */
const NUMBERED: readonly ((number: string) => string)[] = [
  (number) => `/history.json?before=${number}`,
  (number) => `/history.json?before=${number}&before=${number}`,
  (number) => `/history/${number}.json`,
  (number) => `/history/${number}.csv`,
  (number) => `/verify/${number}.json`,
  (number) => `/verify/${number}`,
  (number) => `/game/${number}`,
  (number) => `/operator/api/backups/${number}`,
];
const API = [
  ...['sign-in', 'sign-in', 'sign-out', 'session', 'desk', 'status', 'new-game', 'correct'],
  ...['fame', 'test', 'settings', 'backups', 'nothing'],
];
const BODIES = [
  '{"name":"x","pin":"000000"}',
  '{"name":"x","pin":{"$ne":""}}',
  '{"name":"<img src=x onerror=alert(1)>","pin":"123456"}',
  '{"__proto__":{"polluted":1},"name":"x","pin":"1"}',
  '{"test":"all"}',
  '{"rules":"../../etc","players":[null]}',
  '{}',
  '[]',
  '{"name":',
  'null',
  '[['.repeat(500),
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'HEAD'];
const HOSTS = ['evil.example', 'localhost.evil.example', '', '127.0.0.1:1', '[::1', 'a b', '0x7f000001'];
const ORIGINS = ['http://evil.example', 'null', 'file://', 'http://127.0.0.1:1', 'javascript:alert(1)'];

const request = (head: readonly string[], body = ''): Buffer =>
  Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** Requests that are HTTP, but make no sense here. */
function oddRequests(host: string, chance: Chance): Attack {
  const one = (): Buffer => {
    const body = chance.share() < 0.2 ? 'x'.repeat(chance.below(2000)) : '';
    const head = [
      `${chance.pick(METHODS)} ${chance.pick([...ODD_PATHS, ...PAGES])} HTTP/1.1`,
      `Host: ${chance.share() < 0.7 ? host : chance.pick(HOSTS)}`,
      `Origin: ${chance.pick(ORIGINS)}`,
      `Content-Length: ${body.length}`,
    ];
    return request(head, body);
  };
  return { type: 'requests', requests: times(BLOWS, one) };
}

/** What our own pages ask for, and with numbers that they never have. */
function routes(host: string, chance: Chance): Attack {
  const one = (): Buffer => {
    const path = chance.share() < 0.2 ? chance.pick(PAGES) : chance.pick(NUMBERED)(chance.pick(NUMBERS));
    return request([
      `${chance.share() < 0.9 ? 'GET' : 'HEAD'} ${path} HTTP/1.1`,
      `Host: ${host}`,
      chance.share() < 0.5 ? 'Accept-Encoding: gzip' : `Cookie: ${cookie(host, chance)}`,
    ]);
  };
  return { type: 'requests', requests: times(BLOWS, one) };
}

/** As our own page would, without its PIN and cookie: commands, wrong PINs, bodies that are none. */
function operatorRequests(host: string, chance: Chance): Attack {
  const one = (): Buffer => {
    const body = chance.share() < 0.9 ? chance.pick(BODIES) : `"${'x'.repeat(chance.below(20_000))}"`;
    const head = [
      `${chance.share() < 0.8 ? 'POST' : 'GET'} /operator/api/${chance.pick(API)} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${chance.share() < 0.9 ? `http://${host}` : chance.pick(ORIGINS)}`,
      `Cookie: ${cookie(host, chance)}`,
      `Content-Type: ${chance.share() < 0.9 ? 'application/json' : 'text/plain'}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    return request(head, body);
  };
  return { type: 'requests', requests: times(BLOWS, one) };
}

function cookie(host: string, chance: Chance): string {
  const token = Buffer.from(chance.bytes(16)).toString('base64url');
  return `dicetable-${host.split(':')[1]}=${chance.pick([token, '', 'null', `${token}; ${token}`])}`;
}

/** What is no HTTP at all, or far too much of it. */
function lumps(host: string, chance: Chance): Attack {
  const good = `GET / HTTP/1.1\r\nHost: ${host}\r\n`;
  const texts = [
    () => Buffer.from(chance.bytes(1 + chance.below(4000))),
    () => Buffer.from(`${good}X: ${'y'.repeat(20_000)}\r\n\r\n`),
    () => Buffer.from(`GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`),
    () => Buffer.from(`${good}Content-Length: -5\r\n\r\n`),
    () => Buffer.from(`${good}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nzz\r\n`),
    () => Buffer.from(`GET /\0 HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`),
    () => Buffer.from(`${good}X-Half:`),
    () => Buffer.from(`${good}\r\n`.repeat(PILE)),
  ];
  return { type: 'lump', bytes: chance.pick(texts)() };
}

/** An upgrade that must be refused. */
function badUpgrade(host: string, chance: Chance): Attack {
  const head = [
    `GET ${chance.pick(['/live', '/control', '/', '/live/../control', '/control%00', '/x'])} HTTP/1.1`,
    `Host: ${chance.pick([host, ...HOSTS])}`,
    `Origin: ${chance.pick(ORIGINS)}`,
    'Connection: Upgrade',
    `Upgrade: ${chance.pick(['websocket', 'h2c', ''])}`,
    `Sec-WebSocket-Version: ${chance.pick(['13', '8', 'x'])}`,
    `Sec-WebSocket-Key: ${chance.pick(['short', Buffer.from(chance.bytes(16)).toString('base64')])}`,
  ];
  return { type: 'lump', bytes: request(head) };
}

function handshake(host: string, chance: Chance): Buffer {
  const key = createHash('sha1').update(chance.bytes(8)).digest().subarray(0, 16).toString('base64');
  return request([
    `GET ${chance.pick(['/live', '/control'])} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
  ]);
}

/** On a socket that only tells, or that presses no real buttons, anything but good frames. */
function badFrames(host: string, chance: Chance): Attack {
  const frames = times(BLOWS, () => frame(chance));
  return { type: 'frames', handshake: handshake(host, chance), frames };
}

/** Good pings, or pongs that nobody asked for, without an end. */
function pingFlood(host: string, chance: Chance): Attack {
  const first = chance.pick([0x89, 0x8a]);
  const text = Buffer.from(chance.bytes(chance.below(126)));
  const frames = times(FLOOD, () =>
    Buffer.concat([Buffer.of(first, 0x80 | text.length), Buffer.alloc(4), text]),
  );
  return { type: 'frames', handshake: handshake(host, chance), frames };
}

const SAID = [
  '{"type":"pin","input":"lever","pressed":true}',
  '{"type":"pin","input":"__proto__","pressed":1}',
  '{"type":"name","player":0,"name":"<img src=x onerror=alert(1)>"}',
  '[]',
  '{',
  'null',
  '{"type":"dice","rolls":"666666"}',
];

/** Masked as a browser's, and then wrong in one way or another. */
function frame(chance: Chance): Buffer {
  const text = Buffer.from(chance.share() < 0.6 ? chance.pick(SAID) : chance.bytes(chance.below(120)));
  const first = chance.pick([0x81, 0x81, 0x82, 0x01, 0x80, 0x83, 0xf1, 0x89, 0x88, chance.below(256)]);
  const masked = chance.share() < 0.8 ? 0x80 : 0;
  const length = chance.pick([text.length, text.length, text.length + 5, 127]);
  const big = length === 127 ? Buffer.from(chance.bytes(8)) : Buffer.alloc(0);
  return Buffer.concat([Buffer.of(first, masked | (length & 0x7f)), big, Buffer.alloc(masked ? 4 : 0), text]);
}

const KINDS = [
  ...[oddRequests, routes, routes, operatorRequests, badFrames, badFrames, pingFlood],
  ...[badUpgrade, badUpgrade, lumps, lumps],
];

export const attack = (host: string, chance: Chance): Attack => chance.pick(KINDS)(host, chance);

/** Who says this, and takes nothing of what comes back, must lose the connection in the end. */
export function lingering(host: string, chance: Chance): Buffer {
  const good = `GET /history HTTP/1.1\r\nHost: ${host}\r\n`;
  return Buffer.from(
    chance.pick([
      '',
      `${good}X-Half:`,
      `${good}\r\n`.repeat(4),
      `POST ${good.slice(4)}Content-Length: 9\r\n\r\n`,
    ]),
  );
}
