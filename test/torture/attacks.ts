/** What hostile browsers and worse send: each attack is the text or bytes of one connection, and how many blows that are. */
import { createHash } from 'node:crypto';
import type { Chance } from './chance.ts';

export interface Attack {
  readonly bytes: Buffer;
  /** Malformed requests or frames in it. */
  readonly blows: number;
}

const BLOWS = 20;
const PATHS = [
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
  '/api/games/99999999999999999999',
  '/games/-1',
  '/api/games?before=<img>',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'HEAD'];
const HOSTS = ['evil.example', 'localhost.evil.example', '', '127.0.0.1:1', '[::1', 'a b', '0x7f000001'];
const ORIGINS = ['http://evil.example', 'null', 'file://', 'http://127.0.0.1:1', 'javascript:alert(1)'];

const request = (head: readonly string[], body = ''): string => `${head.join('\r\n')}\r\n\r\n${body}`;

/** Requests that are HTTP, but make no sense here; answered one by one. */
function oddRequests(host: string, chance: Chance): Attack {
  const requests = Array.from({ length: BLOWS }, () => {
    const body = chance.share() < 0.2 ? 'x'.repeat(chance.below(2000)) : '';
    const head = [
      `${chance.pick(METHODS)} ${chance.pick(PATHS)} HTTP/1.1`,
      `Host: ${chance.share() < 0.7 ? host : chance.pick(HOSTS)}`,
      `Origin: ${chance.pick(ORIGINS)}`,
      `Content-Length: ${body.length}`,
    ];
    return request(head, body);
  });
  return { bytes: Buffer.from(requests.join('')), blows: BLOWS };
}

/** What is no HTTP at all. */
function noHttp(host: string, chance: Chance): Attack {
  const texts = [
    () => Buffer.from(chance.bytes(1 + chance.below(4000))),
    () => Buffer.from(`GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`),
    () => Buffer.from(`GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`),
    () => Buffer.from(`GET / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -5\r\n\r\n`),
    () =>
      Buffer.from(
        `GET / HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nzz\r\n`,
      ),
    () => Buffer.from(`GET /\0 HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`),
    () => Buffer.from(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Half:`),
  ];
  return { bytes: chance.pick(texts)(), blows: 1 };
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
  return { bytes: Buffer.from(request(head)), blows: 1 };
}

/** A good handshake on a socket that only tells, or that presses no real buttons, and then anything but good frames. */
function badFrames(host: string, chance: Chance): Attack {
  const key = createHash('sha1').update(chance.bytes(8)).digest().subarray(0, 16).toString('base64');
  const head = [
    `GET ${chance.pick(['/live', '/control'])} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
  ];
  const frames = Array.from({ length: BLOWS }, () => frame(chance));
  return { bytes: Buffer.concat([Buffer.from(request(head)), ...frames]), blows: BLOWS };
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

const KINDS = [oddRequests, oddRequests, badFrames, badFrames, badUpgrade, noHttp];

export const attack = (host: string, chance: Chance): Attack => chance.pick(KINDS)(host, chance);
