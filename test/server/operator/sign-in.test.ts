import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { LIMITS } from '../../../src/server/guard/limits.ts';
import { PIN_FILE, secretFile } from '../../../src/server/guard/secret-file.ts';
import { SESSION_IDLE_MS } from '../../../src/server/operator/sessions.ts';
import { Operators } from '../../../src/server/operator/sign-in.ts';
import { testKey } from '../test-key.ts';
import { NAME, startOperatorServer, wrongPin } from './operator-server.ts';

/** Of a browser without the key. */
const AWAY = { cookie: '' };

test('with name and PIN an operator gets a session, in a cookie that no script and no other page can use', async () => {
  const { post, get, operators } = await startOperatorServer();
  const { status, headers, json } = await post('/sign-in', { name: ' Ann ', pin: operators.pin });
  expect([status, json]).toEqual([200, { name: NAME }]);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^dicetable-\d+=[\w-]{22}; HttpOnly; SameSite=Strict; Path=\/; Max-Age=43200$/);
  const own = { cookie: cookie.split(';')[0] ?? '' };
  expect((await get('/session', own)).json).toEqual({ name: NAME });
  expect((await get('/session')).json).toEqual({ name: null });
  expect((await get('/session', { cookie: `${own.cookie}x` })).json).toEqual({ name: null });
});

test('a PIN may be typed with blanks; a wrong one is refused, and the answer says where the right one is shown', async () => {
  const { post, operators } = await startOperatorServer();
  const spaced = `${operators.pin.slice(0, 3)} ${operators.pin.slice(3)} `;
  expect((await post('/sign-in', { name: NAME, pin: spaced })).status).toBe(200);
  const { status, json, headers } = await post('/sign-in', { name: NAME, pin: wrongPin(operators.pin) });
  expect([status, json.error?.code]).toEqual([401, 'wrong-pin']);
  expect(json.error?.message).toContain('it shows the PIN');
  expect(headers['set-cookie']).toBeUndefined();
});

test('after five wrong PINs an address waits, even with the right one, and then gets one try a minute', async () => {
  const { post, operators, clock } = await startOperatorServer();
  const guess = async (pin: string) => (await post('/sign-in', { name: NAME, pin }, AWAY)).status;
  for (let count = 0; count < 5; count += 1) expect(await guess(wrongPin(operators.pin))).toBe(401);
  const refused = await post('/sign-in', { name: NAME, pin: operators.pin }, AWAY);
  expect([refused.status, refused.json.error?.code]).toEqual([429, 'too-many']);
  expect(refused.json.error?.waitSeconds).toBe(60);
  expect(refused.headers['retry-after']).toBe('60');
  await clock.advance(60_000);
  expect(await guess(wrongPin(operators.pin))).toBe(401);
  expect(await guess(operators.pin)).toBe(429);
  await clock.advance(60_000);
  expect(await guess(operators.pin)).toBe(200);
});

test('a network of guessers is slowed down as a whole, and the operator at the table’s own machine is not', async () => {
  const { operators, guessFrom } = await startOperatorServer();
  const wrong = wrongPin(operators.pin);
  const outcomes = Array.from({ length: 30 }, (_, index) => guessFrom(`10.0.0.${index}`, wrong).type);
  expect(outcomes.filter((type) => type === 'wrong PIN')).toHaveLength(20);
  expect(guessFrom('10.0.1.1', operators.pin).type).toBe('too many');
  expect(guessFrom('127.0.0.1', operators.pin, 'with key').type).toBe('signed in');
});

test('a browser in which an operator has signed in keeps its guesses, whatever strangers do, until a new PIN is made', async () => {
  const { operators, guessFrom, post } = await startOperatorServer();
  const signedIn = await post('/sign-in', { name: NAME, pin: operators.pin }, AWAY);
  const [session = '', device = ''] = signedIn.headers['set-cookie'] ?? [];
  expect(device).toMatch(
    /^dicetable-device-\d+=[\w-]{22}\.[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/; Max-Age=34560000$/,
  );
  expect(device.slice(16)).not.toContain(session.slice(16, 38));
  const own = { ...AWAY, cookie: device.split(';')[0] ?? '' };
  const wrong = wrongPin(operators.pin);
  for (let index = 0; index < 30; index += 1) guessFrom(`10.0.0.${index}`, wrong);
  expect((await post('/sign-in', { name: NAME, pin: operators.pin }, AWAY)).status).toBe(429);
  expect((await post('/sign-in', { name: NAME, pin: operators.pin }, own)).status).toBe(200);
  const forged = { ...AWAY, cookie: own.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
  expect((await post('/sign-in', { name: NAME, pin: operators.pin }, forged)).status).toBe(429);
  operators.newPin();
  for (let index = 0; index < 30; index += 1) guessFrom(`10.0.0.${index}`, wrongPin(operators.pin));
  expect((await post('/sign-in', { name: NAME, pin: operators.pin }, own)).status).toBe(429);
});

test('such a browser has no more guesses than others', async () => {
  const { operators, post } = await startOperatorServer();
  const { headers } = await post('/sign-in', { name: NAME, pin: operators.pin }, AWAY);
  const own = { ...AWAY, cookie: headers['set-cookie']?.[1]?.split(';')[0] ?? '' };
  const guesses = [];
  for (let count = 0; count < 7; count += 1)
    guesses.push((await post('/sign-in', { name: NAME, pin: wrongPin(operators.pin) }, own)).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('when a crowd has taken every seat, the table’s own machine and a signed-in phone still come in', async () => {
  const limits = { socketsPerAddress: 2, sockets: 2 };
  const { open, signIn } = await startOperatorServer({}, { limits });
  const session = await signIn();
  const crowd = [open('/live', AWAY), open('/live', AWAY)];
  for (const viewer of crowd) await viewer.opened;
  expect((await open('/live', AWAY).ended).code).toBe(503);
  await open('/control').hears(isWelcome);
  await open('/control', { ...AWAY, ...session }).hears(isWelcome);
});

test('browsers with the key are one guesser, wherever they are, until a new PIN is made', async () => {
  const { operators, guessFrom } = await startOperatorServer();
  const wrong = wrongPin(operators.pin);
  const own = ['127.0.0.1', '127.0.1.2', '::1', '192.168.1.9', '10.0.0.200', '127.9.9.9', '127.0.0.2'];
  const outcomes = own.map((address) => guessFrom(address, wrong, 'with key').type);
  expect(outcomes).toEqual([...Array(5).fill('wrong PIN'), 'too many', 'too many']);
  expect(guessFrom('10.0.0.7', operators.pin).type).toBe('signed in');
  operators.newPin();
  expect(guessFrom('127.0.0.1', operators.pin, 'with key').type).toBe('signed in');
});

test('what comes through a forwarded port guesses as the network does, and locks nobody out at the table', async () => {
  const { operators, guessFrom } = await startOperatorServer();
  const wrong = wrongPin(operators.pin);
  const outcomes = Array.from({ length: 30 }, () => guessFrom('127.0.0.1', wrong).type);
  expect(outcomes.filter((type) => type === 'wrong PIN')).toHaveLength(5);
  expect(guessFrom('127.0.0.1', operators.pin, 'with key').type).toBe('signed in');
});

test('all addresses of one IPv6 network count as one', async () => {
  const { operators, guessFrom } = await startOperatorServer();
  const outcomes = Array.from(
    { length: 8 },
    (_, index) => guessFrom(`2001:db8:0:7::${index.toString(16)}`, wrongPin(operators.pin)).type,
  );
  expect(outcomes.filter((type) => type === 'wrong PIN')).toHaveLength(5);
  expect(guessFrom('2001:db8:0:8::1', operators.pin).type).toBe('signed in');
});

test('a new PIN, made at the table, signs everybody out and lets everybody try again', async () => {
  const { operators, guessFrom, signIn, get } = await startOperatorServer();
  const session = await signIn();
  const old = operators.pin;
  for (let index = 0; index < 30; index += 1) guessFrom(`10.0.0.${index}`, wrongPin(old));
  operators.newPin();
  expect(operators.pin).not.toBe(old);
  expect((await get('/desk', session)).status).toBe(401);
  expect(guessFrom('10.0.1.1', old).type).toBe('wrong PIN');
  expect(guessFrom('10.0.1.1', operators.pin).type).toBe('signed in');
});

test('a session ends after twelve hours without a deed; looking alone keeps nobody signed in', async () => {
  const { signIn, get, post, clock } = await startOperatorServer();
  const session = await signIn();
  await clock.advance(SESSION_IDLE_MS - 1000);
  expect((await get('/desk', session)).status).toBe(200);
  expect((await post('/test', { test: 'off' }, session)).status).toBe(200);
  await clock.advance(SESSION_IDLE_MS - 1000);
  expect((await get('/desk', session)).status).toBe(200);
  await clock.advance(1000);
  const { status, json } = await get('/desk', session);
  expect([status, json.error?.code]).toEqual([401, 'signed-out']);
});

test('who signs out is out, and the browser is told to forget', async () => {
  const { signIn, get, post } = await startOperatorServer();
  const session = await signIn();
  const { headers } = await post('/sign-out', {}, session);
  expect(headers['set-cookie']?.[0]).toMatch(/^dicetable-\d+=; .*Max-Age=0$/);
  expect((await get('/desk', session)).status).toBe(401);
});

test('PINs have six digits, and are not always the same', async () => {
  const pins = new Set<string>();
  const { operators } = await startOperatorServer();
  for (let count = 0; count < 50; count += 1) {
    expect(operators.pin).toMatch(/^\d{6}$/);
    pins.add(operators.pin);
    operators.newPin();
  }
  expect(pins.size).toBeGreaterThan(45);
});

const isRefused = ({ type }: { type: string }) => type === 'refused';
const isWelcome = ({ type }: { type: string }) => type === 'welcome';

test('a second machine may press buttons with an operator’s session only, and no longer than it lasts', async () => {
  const { open, signIn, post, table, clock } = await startOperatorServer();
  await open('/control', AWAY).hears(isRefused);
  const session = await signIn();
  const cabinet = open('/control', { ...AWAY, ...session });
  await cabinet.hears(isWelcome);
  cabinet.say({ type: 'pin', input: 'lever', pressed: true });
  await expect.poll(() => table.deeds).toEqual(['press lever']);
  await post('/sign-out', {}, session);
  cabinet.say({ type: 'pin', input: 'hold1', pressed: true });
  expect(await cabinet.hears(isRefused)).toMatchObject({ reason: { say: 'control.notYou' } });
  await cabinet.ended;
  await clock.advance(LIMITS.pressMs);
  expect(table.deeds).toEqual(['press lever', 'release lever']);
});

test('a cabinet that only waits is closed too when its session ends', async () => {
  const { open, signIn, operators, clock } = await startOperatorServer();
  const cabinet = open('/control', { ...AWAY, ...(await signIn()) });
  await cabinet.hears(isWelcome);
  operators.newPin();
  await clock.advance(LIMITS.controlPingMs);
  expect((await cabinet.ended).code).toBe(1008);
});

test('a PIN that cannot be kept: a new one leaves the old one and nobody is signed out, and without any one still counts', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'dicetable-pin-')), 'data');
  const operators = new Operators(secretFile(folder, PIN_FILE), new LockstepClock(), testKey());
  const { pin } = operators;
  expect(operators.fault).toBeUndefined();
  // A folder in the place of the file that is written first: as little to be written as on a full disk.
  mkdirSync(join(folder, `${PIN_FILE}.new`));
  expect(operators.newPin()).toBe(false);
  expect(operators.pin).toBe(pin);
  expect(operators.fault?.code).toBe('pin-write');
  expect(operators.fault?.message).toContain(join(folder, PIN_FILE));
  rmSync(join(folder, PIN_FILE));
  const without = new Operators(secretFile(folder, PIN_FILE), new LockstepClock(), testKey());
  expect(without.pin).toMatch(/^\d{6}$/);
  expect(without.fault?.code).toBe('pin-write');
  rmSync(join(folder, `${PIN_FILE}.new`), { recursive: true });
  expect(without.newPin()).toBe(true);
  expect([without.fault, readFileSync(join(folder, PIN_FILE), 'utf8')]).toEqual([
    undefined,
    `${without.pin}\n`,
  ]);
});
