import { connect } from 'node:net';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { LIMITS } from '../../../src/server/guard/limits.ts';
import { startTestServer } from '../test-server.ts';

const isSnapshot = ({ type }: { type: string }) => type === 'snapshot';

test('a viewer gets the newest snapshot when it joins, and every change after that', async () => {
  const { table, publish, open } = await startTestServer();
  const first = publish(table.view());
  const viewer = open('/live');
  expect(await viewer.hears(isSnapshot)).toMatchObject({ seq: first, display: 'ERIC' });
  table.play([{ roll: '55534' }]);
  const second = publish(table.view());
  expect(second).toBe(first + 1);
  expect(await viewer.hears(({ seq }) => seq === second)).toMatchObject({ rollsLeft: 2 });
});

test('a view that looks the same is no new snapshot', async () => {
  const { table, publish } = await startTestServer();
  expect(publish(table.view())).toBe(publish({ ...table.view(), nowMs: 77 }));
});

test('a beat comes every second, and names the newest snapshot', async () => {
  const clock = new LockstepClock();
  const { table, publish, open } = await startTestServer({ wallClock: clock });
  const seq = publish(table.view());
  await clock.advance(0);
  const viewer = open('/live');
  const { epoch } = await viewer.hears(isSnapshot);
  await clock.advance(LIMITS.beatMs);
  expect(await viewer.hears(({ type }) => type === 'beat')).toEqual({ type: 'beat', epoch, seq });
});

test('every start of the server is an epoch of its own', async () => {
  const epochs = await Promise.all(
    [0, 1].map(async () => {
      const { table, publish, open } = await startTestServer();
      publish(table.view());
      return (await open('/live').hears(isSnapshot)).epoch;
    }),
  );
  expect(epochs[0]).not.toBe(epochs[1]);
});

test('what a viewer sends does nothing, and too much of it ends the connection', async () => {
  const { table, open } = await startTestServer();
  const viewer = open('/live');
  await viewer.opened;
  for (let count = 0; count < LIMITS.viewerFrames; count += 1) {
    viewer.say({ type: 'pin', input: 'lever', pressed: true });
  }
  expect(await viewer.ended).toEqual({ code: 1008, text: 'read-only' });
  expect(table.deeds).toEqual([]);
});

test.each([
  ['pings', (socket: WebSocket) => socket.ping()],
  ['pongs', (socket: WebSocket) => socket.pong()],
])('a viewer that sends too many %s is closed', async (_title, say) => {
  const { open } = await startTestServer({ wallClock: new LockstepClock() });
  const viewer = open('/live');
  await viewer.opened;
  for (let count = 0; count < LIMITS.viewerPings; count += 1) say(viewer.socket);
  viewer.socket.ping();
  expect(await viewer.ended).toEqual({ code: 1008, text: 'too many pings' });
});

test('a viewer that sends a novel is closed', async () => {
  const { open } = await startTestServer();
  const viewer = open('/live');
  await viewer.opened;
  viewer.say('x'.repeat(LIMITS.viewerBytes + 1));
  expect((await viewer.ended).code).toBe(1009);
});

test.each([
  ['another host', { host: 'evil.example' }],
  ['another page', { origin: 'http://evil.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ['a page without an origin', { origin: 'null' }],
])('%s may not look on', async (_title, headers) => {
  const { open } = await startTestServer();
  const { code, text } = await open('/live', headers).ended;
  expect(code).toBe(403);
  expect(text).toContain('allowedHosts');
});

test('a program without an origin may look on', async () => {
  const { table, publish, open } = await startTestServer();
  publish(table.view());
  expect(await open('/live', { origin: '' }).hears(isSnapshot)).toBeDefined();
});

test('there are no other sockets', async () => {
  const { open } = await startTestServer();
  expect((await open('/').ended).code).toBe(404);
  expect((await open('/live/x').ended).code).toBe(404);
});

test('one address cannot take all connections', async () => {
  const { open } = await startTestServer({ limits: { socketsPerAddress: 2, keptSockets: 0 } });
  const [first, second] = [open('/live'), open('/live')];
  await Promise.all([first.opened, second.opened]);
  expect((await open('/live').ended).code).toBe(503);
  first.socket.close();
  await first.ended;
  await expect
    .poll(async () => {
      const next = open('/live');
      return Promise.race([next.opened.then(() => 'open'), next.ended.then(({ code }) => code)]);
    })
    .toBe('open');
});

test('nothing is compressed, whatever the browser offers', async () => {
  const { open } = await startTestServer();
  const viewer = open('/live');
  await viewer.opened;
  expect(viewer.socket.extensions).toBe('');
});

test('bytes that are no WebSocket end that connection and no other', async () => {
  const { table, publish, open, port, host } = await startTestServer();
  publish(table.view());
  const stream = connect(port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => stream.on('close', () => resolve()));
  stream.on('error', () => {});
  stream.write(
    `GET /live HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  stream.once('data', () => stream.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 1, 2, 3])));
  await closed;
  expect(await open('/live').hears(isSnapshot)).toBeDefined();
});

test('a reader that was slow for a while gets the newest snapshot once it reads again', async () => {
  const clock = new LockstepClock();
  const { table, publish, open } = await startTestServer({ wallClock: clock });
  const base = table.view();
  publish(base);
  await clock.advance(0);
  const slow = open('/live', { origin: '' });
  await slow.hears(isSnapshot);
  slow.socket.pause();
  let seq = 0;
  for (let count = 0; count < 6; count += 1) {
    // Larger than all buffers of the kernel.
    seq = publish({ ...base, fault: `${count} ${'x'.repeat(8_000_000)}` });
    await clock.advance(LIMITS.roundLimitMs + LIMITS.roundMs);
  }
  slow.socket.resume();
  await slow.hears((message) => message.seq === seq && isSnapshot(message));
  const seqs = slow.heard.filter(isSnapshot).map((message) => message.seq);
  expect(seqs).not.toContain(seq - 1);
});

test('a reader that stops reading is skipped, holds nobody up, and is dropped after ten seconds', async () => {
  const clock = new LockstepClock();
  const { table, publish, open } = await startTestServer({ wallClock: clock });
  const base = table.view();
  // Large enough to fill every buffer of the kernel soon.
  const view = (text: string) => ({ ...base, fault: `${text} ${'x'.repeat(2_000_000)}` });
  publish(base);
  await clock.advance(0);
  const slow = open('/live', { origin: '' });
  await slow.hears(isSnapshot);
  slow.socket.pause();
  const fast = open('/live');
  await fast.hears(isSnapshot);

  let seq = 0;
  for (let count = 0; count < 20; count += 1) {
    seq = publish(view(`${count}`));
    await clock.advance(LIMITS.roundLimitMs + LIMITS.roundMs);
    await fast.hears((message) => message.seq === seq && isSnapshot(message));
    fast.heard.length = 0;
  }
  await clock.advance(LIMITS.slowMs);
  slow.socket.resume();
  expect((await slow.ended).code).toBe(1006);
  expect(slow.heard.filter(isSnapshot).length).toBeLessThan(15);
  expect(fast.socket.readyState).toBe(fast.socket.OPEN);
});
