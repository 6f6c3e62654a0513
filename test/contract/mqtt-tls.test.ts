/** A real mosquitto with TLS and a file of passwords: who gets in, and what is said to whoever does not. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { mqttBroker } from '../../src/home/mqtt-broker.ts';
import { english } from '../language/english.ts';
import { authority, type Certificate, certified } from '../tools/certificates.ts';
import { startSecureBroker } from './brokers.ts';

const LOGIN = { user: 'table', password: 'five dice' };
let folder = '';
let [ours, others]: Certificate[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dicetable-mqtt-tls-'));
  [ours, others] = [authority(folder, 'ours'), authority(folder, 'others')];
});
afterAll(() => rmSync(folder, { recursive: true }));

const signed = (name: string, names = 'IP:127.0.0.1', days = 1): Certificate =>
  certified(ours as Certificate, folder, name, names, days);

/** `connected`, or why not. */
async function said(cert: Certificate, ca: Certificate | undefined, login = LOGIN): Promise<string> {
  const { port } = await startSecureBroker(cert, LOGIN);
  const { promise, resolve } = Promise.withResolvers<string>();
  const broker = mqttBroker(
    {
      ...{ url: `mqtts://127.0.0.1:${port}`, clientId: 'dicetable-bar', ...login },
      ca: ca && readFileSync(ca.cert),
    },
    {
      ...{ will: { topic: 'bar/availability', text: 'offline' }, orders: [], ordered() {} },
      connected: () => resolve('connected'),
      away: (why) => resolve(english(why)),
    },
  );
  onTestFinished(() => broker.close({ topic: 'bar/availability', text: 'offline' }));
  return promise;
}

test('a table that has the certificate of the authority gets in with its password', async () => {
  expect(await said(signed('well'), ours)).toBe('connected');
});

test('a wrong password is called one', async () => {
  const why = await said(signed('password'), ours, { ...LOGIN, password: 'six dice' });
  expect(why).toBe('user or password are not right: mqtt.user, mqtt.passwordFile');
});

test('a broker whom nobody vouches for is told none of it', async () => {
  const unknown = 'nobody whom this table trusts vouches for its certificate: mqtt.ca';
  expect(await said(signed('alone'), undefined)).toBe(unknown);
  expect(await said(signed('another'), others)).toBe(unknown);
});

test('a certificate that is over, or for another name, is named so', async () => {
  expect(await said(signed('over', 'IP:127.0.0.1', -1), ours)).toBe('its certificate has expired');
  expect(await said(signed('elsewhere', 'DNS:elsewhere.example'), ours)).toBe(
    'its certificate is for another name than that of mqtt.url',
  );
});
