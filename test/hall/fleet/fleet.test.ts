/** Operators of a hall at its fleet page, with the real servers between them and the tables. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, jwtAuthenticator, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fetchRelease } from '../../../src/hall/feed/fetch-release.ts';
import { seedText } from '../../../src/hall/identity/hall-keys.ts';
import { servicePass } from '../../../src/hall/identity/jwt.ts';
import { wireBytes } from '../../../src/hall/wire/batch.ts';
import { orderText } from '../../../src/hall/wire/order.ts';
import { orderOf, subjectOf } from '../../../src/hall/wire/subjects.ts';
import { type TestHall, testHall, until } from '../rig.ts';
import { hallFolder } from '../servers.ts';
import { type Operator, type OrderedTable, orderedTable, signedIn, visitor } from './fleet-rig.ts';

const atEnd: (() => void | Promise<void>)[] = [];
const ending = (end: () => void | Promise<void>): void => void atEnd.unshift(end);
let hall: TestHall;
let folder = '';
let anna: Operator;
let [bar, old, kiosk]: OrderedTable[] = [];
/** What the cabinet file of the kiosk says. */
let brightness: unknown = 60;
let moment = 0;

beforeAll(async () => {
  folder = hallFolder(ending);
  hall = await testHall(ending, folder);
  anna = await signedIn(hall);
  [bar, old, kiosk] = await Promise.all([
    orderedTable(hall, 'Bar', ending, { urgent: () => `${moment}` }),
    // Of a version that said less of itself.
    orderedTable(hall, 'Old', ending, {
      beat: async () => ({ version: '0.0.1', board: 'ready', faults: [], events: 1, freeBytes: 1 }) as never,
    }),
    orderedTable(hall, 'Kiosk', ending, {
      urgent: () => `${brightness}`,
      settingOf: () => ({ value: brightness, default: 60 }),
      async carryOut(order) {
        const wanted = order.name === 'settings' ? order.keys['leds.brightness'] : undefined;
        if (wanted === 800) return { done: false, text: 'found 800' };
        brightness = wanted;
        return { done: true, text: { say: 'desk.saved' } };
      },
    }),
  ]);
  await until(async () => (await anna.fleet()).tables.every(({ state }) => state === 'here'));
});
afterAll(async () => {
  for (const end of atEnd) await end();
});

const idOf = async (name: string): Promise<string> => (await anna.table(name))?.id ?? '';
const settingsOf = async (name: string) => (await anna.table(name))?.beat?.settings;

/** Somebody who may say and hear everything in the hall's account, and has not its key. */
async function eavesdropper(): Promise<NatsConnection> {
  const { jwt, key } = await servicePass(hall.keys.account, 'eve', Date.now());
  const connection = await connect({
    servers: [...hall.nats],
    authenticator: jwtAuthenticator(jwt, new TextEncoder().encode(seedText(key))),
  });
  onTestFinished(() => connection.close());
  return connection;
}

test('a table lights up for whoever has signed in, and who did what is kept with its answer', async () => {
  expect(await anna.table('Bar')).toMatchObject({
    beat: { version: '1.2.3', board: 'ready', celsius: 51, behind: 0 },
  });
  expect(await anna.post('/order', { table: await idOf('Bar'), order: 'identify' })).toEqual({
    status: 200,
    body: { text: 'It lights up for 15 seconds.' },
  });
  expect(bar?.orders).toMatchObject([{ name: 'identify', who: 'Anna' }]);
  const { acts } = await anna.fleet();
  expect(acts[0]).toMatchObject({ who: 'Anna', what: 'identify', table: 'Bar', answer: { done: true } });
  expect(acts.filter(({ what }) => what === 'claim')).toHaveLength(3);
});

test('a table that said less of itself is shown all the same', async () => {
  expect(await anna.table('Old')).toMatchObject({
    beat: { version: '0.0.1', celsius: null, firmware: null, settings: { revision: 0 } },
  });
});

test('nobody sees or does anything without the code of the hall, nor from another page', async () => {
  const stranger = visitor(hall);
  const restart = { table: await idOf('Bar'), order: 'restart' };
  expect((await stranger.post('/order', restart)).status).toBe(401);
  expect(await stranger.fleet()).toMatchObject({ error: { code: 'signed-out' } });
  expect((await stranger.post('/sign-in', { name: 'Eve', pin: 'AAAAAA' })).status).toBe(401);
  const foreign = await fetch(`${hall.url}/fleet/api/sign-in`, {
    method: 'POST',
    headers: { origin: 'http://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Eve', pin: hall.hallCode }),
  });
  expect(foreign.status).toBe(403);
});

test('a table does what its hall has signed, once and in time, and nothing that only came over its wire', async () => {
  const eve = await eavesdropper();
  const table = await idOf('Bar');
  const subject = orderOf({ hall: hall.keys.hall, table }, 'restart');
  const heard: Uint8Array[] = [];
  eve.subscribe(subject, { callback: (_error, { data }) => void heard.push(data) });
  await eve.flush();
  await anna.post('/order', { table, order: 'restart' });
  await until(() => heard.length === 1);
  const late = { done: false, text: { say: 'order.late' } };
  const signed = JSON.parse(new TextDecoder().decode(heard[0]));
  expect((await eve.request(subject, heard[0], { timeout: 5000 })).json()).toEqual(late);

  // The same with a beat of an hour ago: as if it had waited somewhere.
  const order = { ...JSON.parse(signed.order), id: 'f'.repeat(32), beat: '2026-11-23T00:00:00.000Z' };
  const old = JSON.stringify(order);
  const sign = Buffer.from(hall.keys.account.sign(orderText(old))).toString('base64');
  expect((await eve.request(subject, wireBytes({ order: old, sign }), { timeout: 5000 })).json()).toEqual(
    late,
  );

  const forged = { order: JSON.stringify({ ...order, who: 'Eve' }), sign };
  await expect(eve.request(subject, wireBytes(forged), { timeout: 300 })).rejects.toThrow();
  // Signed for one table, said to another.
  const other = orderOf({ hall: hall.keys.hall, table: await idOf('Old') }, 'restart');
  await expect(eve.request(other, heard[0], { timeout: 300 })).rejects.toThrow();
  expect(bar?.orders.filter(({ name }) => name === 'restart')).toHaveLength(1);
});

test('what changes at a table is told at once, and not a hundred times', async () => {
  const eve = await eavesdropper();
  const table = await idOf('Bar');
  const beats: string[] = [];
  eve.subscribe(subjectOf({ hall: hall.keys.hall, table }, 'beat'), {
    callback: (_error, message) => void beats.push(message.subject),
  });
  await eve.flush();
  for (moment = 1; moment <= 100; moment += 1) bar?.follow();
  await until(() => beats.length === 1);
});

test('the tables of a group take its settings or say why not, and what a person changes there stays and is shown', async () => {
  const save = (text: string) => anna.post('/settings', { group: 'kiosks', text });
  const taken = (revision: number) => async () => (await settingsOf('Kiosk'))?.revision === revision;
  expect((await save('leds: [')).status).toBe(409);
  expect((await save('leds: { brightness: 80 }')).status).toBe(200);
  expect(brightness).toBe(60);
  await anna.post('/group', { table: await idOf('Kiosk'), group: 'kiosks' });
  await until(taken(1));
  expect(brightness).toBe(80);

  brightness = 70;
  kiosk?.follow();
  await until(async () => (await settingsOf('Kiosk'))?.drift[0] === 'leds.brightness');
  expect(brightness).toBe(70);

  await save('leds.brightness: 800');
  await until(taken(2));
  expect(await settingsOf('Kiosk')).toEqual({ revision: 2, refused: 'found 800', drift: [] });
  const { acts } = await anna.fleet();
  expect(acts[0]).toMatchObject({
    what: 'settings',
    table: 'Kiosk',
    answer: { done: false, text: 'found 800' },
  });
  expect(old?.orders).toEqual([]);
});

test('a release that lies in the folder of the hall is fetched byte for byte, and nothing else of its disk', async () => {
  const name = 'dicetable-0.2.0-20261122T1810-linux-x64.dicetable';
  const bytes = Buffer.alloc(300_000, 'release ');
  mkdirSync(join(folder, 'releases'));
  writeFileSync(join(folder, 'releases', name), bytes);
  expect((await anna.fleet()).releases).toEqual([name]);
  const table = await idOf('Bar');
  expect((await anna.post('/update', { table, file: 'dicetable-9.dicetable' })).status).toBe(409);
  expect((await anna.post('/update', { table, file: name })).status).toBe(200);
  await until(() => bar?.orders.at(-1)?.name === 'update');
  const order = { file: name, bytes: bytes.length };
  expect(bar?.orders.at(-1)).toMatchObject(order);

  const at = { url: hall.url, ca: undefined };
  const to = join(folder, 'fetched');
  expect(await fetchRelease(at, order, to)).toBe('fetched');
  expect(readFileSync(to).equals(bytes)).toBe(true);
  expect(await fetchRelease(at, { ...order, bytes: 1000 }, to)).toBe('otherLength');
  expect(await fetchRelease(at, { ...order, bytes: 1e18 }, to)).toBe('noRoom');
  expect(existsSync(to)).toBe(false);
  for (const path of ['..%2fhall-code', '../hall-code', 'hall-code', ''])
    expect((await fetch(`${hall.url}/hall/release/${path}`)).status).toBe(404);
});

test('a table that is away is asked nothing, and does nothing when it is back', async () => {
  const table = await idOf('Old');
  await old?.close();
  await until(async () => {
    const { status, body } = await anna.post('/order', { table, order: 'restart' });
    return status === 409 && JSON.stringify(body).includes('is away');
  });
  expect(old?.orders).toEqual([]);
});
