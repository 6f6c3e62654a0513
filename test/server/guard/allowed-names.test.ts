import { expect, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { AllowedNames } from '../../../src/server/guard/allowed-names.ts';
import { ownNames } from '../../../src/server/guard/own-names.ts';
import { KEEP_MS } from '../../../src/server/guard/short-cache.ts';
import { english } from '../../language/english.ts';

const own = new Set(['localhost', '127.0.0.1', '[::1]', '192.168.1.5', '[fd00::5]', 'pi', 'pi.local']);
const allow = new AllowedNames(['Dice.Bar', 'overlay.bar'], () => own, new LockstepClock());
const ask = (host: string | undefined, origin?: string) => ({
  headers: { ...(host === undefined ? {} : { host }), ...(origin === undefined ? {} : { origin }) },
});

test.each([
  'localhost:8080',
  'LOCALHOST',
  '127.0.0.1:8080',
  '[::1]:8080',
  '192.168.1.5:80',
  '[FD00::5]:8080',
  'pi.local.',
  'dice.bar',
  'DICE.BAR:443',
])('the table answers to its own name %s', (host) => {
  expect(allow.mayRead(ask(host))).toBe('');
});

test.each([
  undefined,
  '',
  'evil.example',
  'localhost.evil.example',
  'evil.example:8080',
  '192.168.1.6',
  'localhost:8080:1',
  'localhost/../x',
  'pi local',
  'user@localhost',
])('the table does not answer to the name %s', (host) => {
  expect(english(allow.mayRead(ask(host)))).toMatch(/does not answer to that name.*allowedHosts/);
});

test.each([
  ['/', true],
  ['*', true],
  ['http://LOCALHOST:8080/healthz', true],
  ['http://other.example/', false],
  ['http://localhost:9/', false],
  ['other.example:443', false],
  ['?', false],
])('a request for %s in the name of this table is answered: %s', (url, answered) => {
  expect(allow.mayRead({ ...ask('localhost:8080'), url }) === '').toBe(answered);
});

test('a refusal repeats nothing that the client sent', () => {
  expect(JSON.stringify(allow.mayRead(ask('<script>.example')))).not.toContain('script');
});

test.each([
  ['localhost:8080', 'http://localhost:8080'],
  ['pi.local', 'http://pi.local'],
  ['dice.bar', 'https://dice.bar'],
  ['127.0.0.1:8080', 'https://overlay.bar'],
])('the page at %s may be read from %s', (host, origin) => {
  expect(allow.mayRead(ask(host, origin))).toBe('');
});

test.each([
  ['localhost:8080', 'http://evil.example'],
  ['localhost:8080', 'http://localhost:3000'],
  ['localhost:8080', 'http://localhost:8080.evil.example'],
  ['localhost:8080', 'null'],
  ['localhost:8080', 'file://'],
  ['localhost:8080', 'nonsense'],
])('the page at %s may not be read from %s', (host, origin) => {
  expect(allow.mayRead(ask(host, origin))).toEqual({ say: 'answer.foreignPage' });
});

test('only the very same origin may act: no other port, no configured page, no browserless client', () => {
  expect(allow.mayWrite(ask('localhost:8080', 'http://localhost:8080'))).toBe('');
  expect(allow.mayWrite(ask('localhost:8080', 'http://localhost:3000'))).not.toBe('');
  expect(allow.mayWrite(ask('127.0.0.1:8080', 'https://overlay.bar'))).toEqual({ say: 'answer.ownPageOnly' });
  expect(allow.mayWrite(ask('localhost:8080'))).toEqual({ say: 'answer.ownPageOnly' });
  expect(allow.mayWrite(ask('evil.example', 'http://evil.example'))).not.toBe('');
});

test('without a list of its own, the machine is known by its names and addresses', () => {
  const alone = new AllowedNames([], ownNames, new LockstepClock());
  expect(alone.mayRead(ask('localhost'))).toBe('');
  expect(alone.mayRead(ask('dice.bar'))).not.toBe('');
});

test('a new address of the machine is known soon, though its network cards are not asked at every request', async () => {
  const clock = new LockstepClock();
  let asked = 0;
  const names = new Set(['localhost']);
  const list = new AllowedNames(
    [],
    () => {
      asked += 1;
      return new Set(names);
    },
    clock,
  );
  for (let count = 0; count < 100; count += 1) expect(list.mayRead(ask('localhost'))).toBe('');
  expect(asked).toBe(1);
  names.add('192.168.1.7');
  await clock.advance(KEEP_MS);
  expect(list.mayRead(ask('192.168.1.7'))).toBe('');
});

test('a port that cannot be is no name of ours, nor are two names at once', () => {
  const list = new AllowedNames([], () => new Set(['localhost']), new LockstepClock());
  expect(list.mayRead(ask('localhost:65535'))).toBe('');
  expect(list.mayRead(ask('localhost:99999'))).not.toBe('');
  const twice = { ...ask('localhost'), headersDistinct: { host: ['localhost', 'evil.example'] } };
  expect(list.mayRead(twice)).not.toBe('');
});
