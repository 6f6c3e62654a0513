import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { SystemClock } from '../../../src/clock/system-clock.ts';
import type { HallSnapshot } from '../../../src/hall/board/messages.ts';
import { startGateway } from '../../../src/hall/gateway/gateway.ts';
import type { Snapshot } from '../../../src/server/view/messages.ts';
import { HALL, HallTable, MemoryBus, tableId } from './memory-hall.ts';

async function start(tables: number) {
  const clock = new SystemClock();
  const bus = new MemoryBus();
  const log = { info() {}, warn() {}, error() {} };
  const gateway = await startGateway({
    ...{
      bus,
      hall: HALL,
      names: () => new Map(),
      records: undefined,
      round: async () => undefined,
      leagues: undefined,
      calls: () => new Map(),
      clock,
      log,
      allowedHosts: [],
      version: '1.2.3',
    },
    ...{ host: '127.0.0.1', port: 0, webRoot: import.meta.dirname },
  });
  onTestFinished(() => gateway.close());
  const played = Array.from({ length: tables }, (_, at) => new HallTable(bus, tableId(at), clock));
  onTestFinished(() => {
    for (const table of played) table.close();
  });
  const open = (path: string, origin = `http://127.0.0.1:${gateway.port}`) => {
    const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}${path}`, { origin });
    onTestFinished(() => socket.terminate());
    const first = new Promise<HallSnapshot | Snapshot>((resolve, reject) => {
      socket.on('message', (data) => resolve(JSON.parse(String(data))));
      socket.on('close', (code) => reject(new Error(`closed: ${code}`)));
      socket.on('unexpected-response', (_request, { statusCode }) => reject(new Error(`${statusCode}`)));
      socket.on('error', () => {});
    });
    return first;
  };
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${gateway.port}${path}`)).status;
  return { gateway, played, open, get };
}

test('a gateway shows all tables, and each of them as it shows itself', async () => {
  const { played, open, gateway } = await start(2);
  expect(Object.keys(((await open('/hall/live?at=')) as HallSnapshot).tables)).toEqual([
    tableId(0),
    tableId(1),
  ]);
  const table = (await open(`/hall/live?table=${tableId(1)}&at=`)) as Snapshot;
  expect(table).toMatchObject({
    seq: played[1]?.publication.seq,
    players: [{ name: 'Eric' }, { name: 'Julie' }],
  });
  expect([gateway.viewers, gateway.lines]).toEqual([2, 1]);
});

test('a table that nobody has heard of has no page and no line, whatever it is called', async () => {
  const { open, get, gateway } = await start(1);
  for (const name of [tableId(5), '', '__proto__', '..%2f..', 'x'.repeat(3000)])
    await expect(open(`/hall/live?table=${name}`)).rejects.toThrow('closed: 1008');
  expect(await get(`/hall/${tableId(5)}`)).toBe(404);
  expect(gateway.lines).toBe(0);
});

test('a foreign page may not look on, and nothing that a table answers to is answered here', async () => {
  const { open, get } = await start(1);
  await expect(open('/hall/live', 'http://evil.example')).rejects.toThrow('403');
  expect(await Promise.all(['/history.json', '/operator', '/verify/1.json', '/cabinet'].map(get))).toEqual([
    404, 404, 404, 404,
  ]);
});

test('a name is all that a browser may send: from our own page, as JSON, and not for ever', async () => {
  const clock = new SystemClock();
  const gateway = await startGateway({
    ...{ bus: new MemoryBus(), hall: HALL, names: () => new Map(), calls: () => new Map(), clock },
    ...{ records: undefined, round: async () => undefined, allowedHosts: [], version: '1.2.3' },
    ...{ host: '127.0.0.1', port: 0, webRoot: import.meta.dirname },
    log: { info() {}, warn() {}, error() {} },
    leagues: {
      list: async () => [],
      show: async () => undefined,
      enter: async (no, typed) => (no !== 1 ? 'no-league' : typed === 'Eve' ? 'taken' : { name: typed }),
    },
  });
  onTestFinished(() => gateway.close());
  const own = `http://127.0.0.1:${gateway.port}`;
  const join = async (body: string, path = '/league/1/join', headers: Record<string, string> = {}) => {
    const asked = { origin: own, 'content-type': 'application/json', ...headers };
    const answer = await fetch(`${own}${path}`, { method: 'POST', body, headers: asked });
    return { status: answer.status, text: await answer.text() };
  };
  const mia = JSON.stringify({ name: 'Mia' });
  expect(await join(mia)).toMatchObject({ status: 200, text: expect.stringContaining('"name":"Mia"') });
  expect((await join(mia, '/league/1/join', { origin: 'http://evil.example' })).status).toBe(403);
  expect((await join(mia, '/league/1/join', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await join('{"name":7}')).status).toBe(400);
  expect((await join('{"name":"A","more":1}')).status).toBe(400);
  expect((await join(JSON.stringify({ name: 'x'.repeat(2000) }))).status).toBe(413);
  expect(await join('{"name":"Eve"}')).toMatchObject({
    status: 409,
    text: expect.stringContaining('This name is taken'),
  });
  expect((await join(mia, '/league/2/join')).status).toBe(409);
  expect((await join(mia, '/league/x/join')).status).toBe(409);
  const many = await Promise.all(Array.from({ length: 16 }, () => join(mia)));
  expect(many.map(({ status }) => status)).toContain(429);
  expect((await fetch(`${own}/league/2`)).status).toBe(404);
});
