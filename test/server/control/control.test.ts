import { expect, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { LIMITS } from '../../../src/server/guard/limits.ts';
import { startTestServer } from '../test-server.ts';

const isWelcome = ({ type }: { type: string }) => type === 'welcome';
const isRefused = ({ type }: { type: string }) => type === 'refused';
const press = (input: string) => ({ type: 'pin', input, pressed: true });
const release = (input: string) => ({ type: 'pin', input, pressed: false });

test('a browser at the table presses pins, types keys, names and dice', async () => {
  const { table, open } = await startTestServer();
  const cabinet = open('/control');
  await cabinet.hears(isWelcome);
  cabinet.say(press('lever'));
  cabinet.say({ type: 'key', key: 'h' });
  cabinet.say({ type: 'name', player: 1, name: 'Jürgen' });
  cabinet.say({ type: 'name', player: 5, name: '' });
  cabinet.say({ type: 'rehearse', on: true });
  cabinet.say({ type: 'dice', rolls: '12345\n6\n111111' });
  const deeds = [
    'press lever',
    'key h',
    'name 1 Jürgen',
    'name 5 ',
    'rehearse true',
    'dice 12345\n6\n111111',
  ];
  await expect.poll(() => table.deeds).toEqual(deeds);
  cabinet.say(release('lever'));
  await expect.poll(() => table.deeds).toEqual([...deeds, 'release lever']);
});

test('a browser that is closed lets go of the buttons that it held', async () => {
  const { table, open } = await startTestServer();
  const cabinet = open('/control');
  await cabinet.hears(isWelcome);
  cabinet.say(press('lever'));
  cabinet.say(press('hold3'));
  await expect.poll(() => table.deeds).toHaveLength(2);
  cabinet.socket.terminate();
  await expect.poll(() => table.deeds.slice(2).sort()).toEqual(['release hold3', 'release lever']);
});

test('a phone that left the room lets go too: it answers no ping', async () => {
  const clock = new LockstepClock();
  const { table, open } = await startTestServer({ wallClock: clock });
  const cabinet = open('/control');
  await cabinet.hears(isWelcome);
  cabinet.say(press('lever'));
  await expect.poll(() => table.deeds).toEqual(['press lever']);
  cabinet.socket.pause();
  await clock.advance(2 * LIMITS.controlPingMs);
  await expect.poll(() => table.deeds).toEqual(['press lever', 'release lever']);
});

test('a browser without the key is told so, and presses nothing', async () => {
  const { table, open } = await startTestServer();
  const cabinet = open('/control', { cookie: '' });
  expect(await cabinet.hears(isRefused)).toEqual({
    type: 'refused',
    reason: { say: 'control.notYou' },
  });
  cabinet.say(press('lever'));
  expect((await cabinet.ended).code).toBe(1008);
  expect(table.deeds).toEqual([]);
});

test('an open cabinet is open to the whole network', async () => {
  const { open } = await startTestServer({ openCabinet: true });
  await open('/control', { cookie: '' }).hears(isWelcome);
});

test('guests of an open cabinet put coins in, and leave alone what is behind the lock', async () => {
  const { table, open } = await startTestServer({ openCabinet: true });
  const guest = open('/control', { cookie: '' });
  await guest.hears(isWelcome);
  for (const input of ['coin1', 'service', 'door', 'coin2']) guest.say({ type: 'door', input });
  await expect.poll(() => table.deeds).toEqual(['door coin1', 'door coin2']);
  const owner = open('/control');
  await owner.hears(isWelcome);
  for (const input of ['service', 'door']) owner.say({ type: 'door', input });
  await expect.poll(() => table.deeds.slice(2)).toEqual(['door service', 'door door']);
});

test('a real board has real buttons: nobody presses them from a page, open cabinet or not', async () => {
  const { table, open } = await startTestServer({ emulated: false, openCabinet: true });
  const cabinet = open('/control');
  expect(await cabinet.hears(isRefused)).toMatchObject({
    reason: { say: 'control.realButtons' },
  });
  expect(table.deeds).toEqual([]);
});

test.each([
  ['a program without an origin', { origin: '' }],
  ['another page', { origin: 'http://evil.example' }],
  ['another server on this machine', { origin: 'http://127.0.0.1:1' }],
  ['another host', { host: 'evil.example', origin: 'http://evil.example' }],
])('%s may not act, not even with an open cabinet', async (_title, headers) => {
  const { open } = await startTestServer({ openCabinet: true });
  expect((await open('/control', headers).ended).code).toBe(403);
});

test.each([
  'no JSON',
  '{"type":"pin"}',
  '{"type":"pin","input":"rx","pressed":true}',
  '{"type":"pin","input":"lever","pressed":"yes"}',
  '{"type":"pin","input":"lever","pressed":true,"more":1}',
  '{"type":"key","key":""}',
  '{"type":"key","key":"hh"}',
  '{"type":"key","key":" "}',
  '{"type":"key","key":"\\u0000"}',
  '{"type":"score","category":"ones"}',
  '{"type":"name","player":12,"name":"Eric"}',
  '{"type":"name","player":-1,"name":"Eric"}',
  '{"type":"name","player":0.5,"name":"Eric"}',
  '{"type":"name","player":0,"name":"1234567890123"}',
  '{"type":"name","player":0}',
  '{"type":"rehearse","on":"yes"}',
  '{"type":"dice","rolls":""}',
  '{"type":"dice","rolls":"12340"}',
  '{"type":"dice","rolls":"7"}',
  '{"type":"dice","rolls":"1234561"}',
  '{"type":"dice","rolls":"12345\\n"}',
  '{"type":"dice","rolls":"12345\\n\\n6"}',
  '{"type":"dice","rolls":12345}',
  '{"type":"reset"}',
  '[]',
  'null',
])('a message that makes no sense is refused and does nothing: %s', async (message) => {
  const { table, open } = await startTestServer();
  const cabinet = open('/control');
  await cabinet.hears(isWelcome);
  cabinet.say(message);
  await cabinet.hears(isRefused);
  cabinet.say(press('next'));
  await expect.poll(() => table.deeds).toEqual(['press next']);
});

test('too many messages without sense end the connection', async () => {
  const { open } = await startTestServer();
  const cabinet = open('/control');
  await cabinet.hears(isWelcome);
  for (let count = 0; count < LIMITS.controlErrors; count += 1) cabinet.say('?');
  expect(await cabinet.ended).toEqual({ code: 1008, text: 'not understood' });
});

test('faster than any hand is too fast, and ends with all buttons up', async () => {
  const { table, open } = await startTestServer({ wallClock: new LockstepClock() });
  const cabinet = open('/control');
  await cabinet.hears(isWelcome);
  for (let count = 0; count <= LIMITS.controlBurst; count += 1) cabinet.say(press('hold1'));
  expect(await cabinet.ended).toEqual({ code: 1008, text: 'too many messages' });
  expect(table.deeds[0]).toBe('press hold1');
});

test('a message that is too long ends the connection', async () => {
  const { open } = await startTestServer();
  const cabinet = open('/control');
  await cabinet.hears(isWelcome);
  cabinet.say(' '.repeat(LIMITS.controlBytes + 1));
  expect((await cabinet.ended).code).toBe(1009);
});

test('when the server closes, every pin comes up', async () => {
  const { table, open, close } = await startTestServer();
  const cabinet = open('/control');
  await cabinet.hears(isWelcome);
  cabinet.say(press('lever'));
  await expect.poll(() => table.deeds).toEqual(['press lever']);
  await close();
  expect(table.deeds).toEqual(['press lever', 'release lever']);
});
