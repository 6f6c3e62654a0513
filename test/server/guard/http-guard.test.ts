import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { HttpGuard } from '../../../src/server/guard/http-guard.ts';
import { LIMITS } from '../../../src/server/guard/limits.ts';
import { RateLimits } from '../../../src/server/guard/rate-limit.ts';
import { keyCookie } from '../test-key.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/** A client that can leave its side of the connection open for ever. */
function dial({ port }: Pick<TestServer, 'port'>): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** What the server says until it lets go of the connection altogether. */
async function untilClosed(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (part) => {
    heard += part;
  });
  await once(socket, 'end').catch(() => {});
  return heard;
}

const get = (path: string, host: string): string => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

/** An answer without an end. */
function pour(response: ServerResponse): void {
  const part = Buffer.alloc(1_000_000);
  const more = (): void => {
    while (response.write(part));
    response.once('drain', more);
  };
  more();
}

async function take(client: Socket, bytes: number): Promise<void> {
  for (let taken = 0; taken < bytes; ) {
    const part: Buffer | null = client.read();
    if (part === null) await once(client, 'readable');
    else taken += part.length;
  }
}

/** Tells each time whether this socket took nothing since the last time. */
function settling(socket: Socket): () => boolean {
  let before = -1;
  return () => {
    const taken = socket.bytesWritten - socket.writableLength;
    const settled = taken === before;
    before = taken;
    return settled;
  };
}

test('one address cannot take all connections, and gets room again when one ends', async () => {
  const server = await startTestServer({ limits: { connectionsPerAddress: 2, keptConnections: 0 } });
  const [first, second] = [dial(server), dial(server)];
  await Promise.all([once(first, 'connect'), once(second, 'connect')]);
  expect(await untilClosed(dial(server))).toBe('');
  first.destroy();
  await expect.poll(async () => (await server.get('/').catch(() => ({ status: 0 }))).status).toBe(200);
  expect(second.destroyed).toBe(false);
});

test("behind a forwarded port a crowd keeps the table's own browser out neither by asking nor by saying nothing", async () => {
  const limits = { connectionsPerAddress: 2, keptConnections: 1 };
  const { host, cabinetKey, port } = await startTestServer({ limits });
  const crowd = [dial({ port }), dial({ port })];
  await Promise.all(crowd.map((socket) => once(socket, 'connect')));
  const asking = dial({ port });
  asking.write(get('/', host));
  expect(statuses(await untilClosed(asking))).toEqual(['503']);
  const silent = dial({ port });
  const gone = untilClosed(silent);
  await once(silent, 'connect');
  const own = dial({ port });
  own.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nCookie: ${keyCookie(cabinetKey, port)}\r\n\r\n`);
  const [answer] = (await once(own, 'data')) as [Buffer];
  expect(statuses(String(answer))).toEqual(['200']);
  expect(await gone).toBe('');
  // Now that the one kept place is somebody's whom the table knows, nobody makes way.
  expect(await untilClosed(dial({ port }))).toBe('');
});

test('where a crowd has all other places, a browser that comes with the key for the first time is let in', async () => {
  const { get: ask, cabinetKey } = await startTestServer({ limits: { connectionsPerAddress: 0 } });
  expect((await ask('/')).status).toBe(503);
  expect((await ask('/?key=wrong')).status).toBe(503);
  expect((await ask(`/?key=${cabinetKey.text}`)).status).toBe(200);
});

test('an address that asks too often is told so, and may ask again after a moment', async () => {
  const clock = new LockstepClock();
  const server = await startTestServer({
    wallClock: clock,
    limits: { requestBurst: 3, requestsPerSecond: 1 },
  });
  for (let count = 0; count < 3; count += 1) expect((await server.get('/')).status).toBe(200);
  const { status, headers, body } = await server.get('/');
  expect([status, headers.connection, headers['retry-after']]).toEqual([429, 'close', '1']);
  expect(body).toContain('Wait a moment');
  expect((await server.open('/live', { cookie: '' }).ended).code).toBe(429);
  await clock.advance(1000);
  expect((await server.get('/')).status).toBe(200);
});

test('who asks for long answers may ask less often, however long they are', async () => {
  const clock = new LockstepClock();
  const webRoot = mkdtempSync(join(tmpdir(), 'dicetable-guard-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  writeFileSync(join(webRoot, 'long.txt'), 'x'.repeat(20_000));
  const limits = { requestBurst: 10, requestsPerSecond: 1, answerBytes: 2000, answerCost: 4 };
  const server = await startTestServer({ wallClock: clock, webRoot, limits });
  // Ten for the asking and what eight pieces of an answer cost.
  for (const status of [200, 200, 429]) expect((await server.get('/long.txt')).status).toBe(status);
  await clock.advance(2000);
  expect((await server.get('/long.txt')).status).toBe(200);
  expect((await server.get('/long.txt')).status).toBe(429);
});

test('who owes for long answers pays it off in twice the time of a burst at most', async () => {
  const clock = new LockstepClock();
  const limits = new RateLimits(clock, 10, 1, 5);
  limits.take('a');
  for (let count = 0; count < 100; count += 1) limits.charge('a', 20);
  await clock.advance(10_900);
  expect(limits.take('a')).toBe(false);
  await clock.advance(200);
  expect(limits.take('a')).toBe(true);
});

test('requests that wait in line are answered one after the other', async () => {
  const server = await startTestServer();
  const client = dial(server);
  const last = get('/nowhere', `${server.host}\r\nConnection: close`);
  client.write(get('/', server.host).repeat(LIMITS.pipelined) + last);
  expect(statuses(await untilClosed(client))).toEqual([...Array(LIMITS.pipelined).fill('200'), '404']);
});

test('who asks on and on without waiting for an answer is cut off', async () => {
  const server = await startTestServer();
  const client = dial(server);
  client.write(get('/', server.host).repeat(1000));
  expect(statuses(await untilClosed(client)).length).toBeLessThanOrEqual(LIMITS.pipelined + 1);
  expect((await server.get('/')).status).toBe(200);
});

test('of a thousand requests in one piece only a few are made at all', async () => {
  const server = await startTestServer();
  let made = 0;
  const count = (): void => {
    made += 1;
  };
  subscribe('http.server.request.start', count);
  const client = dial(server);
  client.write(get('/', server.host).repeat(1000));
  await untilClosed(client);
  unsubscribe('http.server.request.start', count);
  // A piece of the network holds 64 KB; the rest is never read.
  expect(made).toBeLessThanOrEqual(LIMITS.pipelined + 3);
});

test('who asks for a page and takes nothing of it is dropped after ten seconds; who takes some of it is not', async () => {
  const clock = new LockstepClock();
  const server = createServer();
  const guard = new HttpGuard(clock, LIMITS, (_request, response) => pour(response), {
    languageOf: () => 'en',
    knows: () => false,
  });
  guard.watch(server);
  const accepted: Socket[] = [];
  server.on('connection', (socket) => accepted.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    guard.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const client = dial({ port });
    client.write(get('/', 'a'));
    await once(client, 'readable');
    return client;
  };
  const idle = await ask();
  const slow = await ask();
  // The kernel is full once nothing more goes out, and that is what counts.
  await expect.poll(settling(accepted[0] as Socket)).toBe(true);
  for (let second = 0; second < LIMITS.slowMs / 1000; second += 1) {
    expect(accepted.map(({ destroyed }) => destroyed)).toEqual([false, false]);
    await take(slow, 10_000_000);
    await clock.advance(1000);
  }
  await take(slow, 10_000_000);
  await clock.advance(1000);
  expect(accepted.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  expect(idle.destroyed).toBe(false);
});

test('who is refused a WebSocket is let go of, whether or not it ends its side', async () => {
  const server = await startTestServer({ limits: { connectionsPerAddress: 1, keptConnections: 0 } });
  const client = dial(server);
  client.write(
    `GET /live HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  expect(statuses(await untilClosed(client))).toEqual(['403']);
  await expect.poll(async () => (await server.get('/').catch(() => ({ status: 0 }))).status).toBe(200);
  expect(client.writableEnded).toBe(false);
});

test('refused WebSockets have a place in the count', async () => {
  const server = await startTestServer({ limits: { socketsPerAddress: 0, keptSockets: 0 } });
  expect((await server.open('/nowhere').ended).code).toBe(503);
});

test.each([
  ['says nothing', ''],
  ['stops in the middle of its request', 'GET / HTTP/1.1\r\nX-Half:'],
])('who %s loses the connection soon', async (_title, text) => {
  const server = await startTestServer({ limits: { requestMs: 50 } });
  const client = dial(server);
  client.write(text);
  expect(statuses(await untilClosed(client))).toEqual(['408']);
});

test('whoever offers another protocol is answered in this one', async () => {
  const { get } = await startTestServer();
  const offer = {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAMAAABkAAQCAAAAAAIAAAAA',
  };
  expect((await get('/', offer)).status).toBe(200);
});
