import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { CabinetKey } from '../../../src/server/guard/cabinet-key.ts';
import { startTestServer } from '../test-server.ts';

const isWelcome = ({ type }: { type: string }) => type === 'welcome';
const isRefused = ({ type }: { type: string }) => type === 'refused';

function keptKey(kept?: string) {
  const written: string[] = [];
  return { key: new CabinetKey({ read: () => kept, write: (text) => void written.push(text) }), written };
}

test('a key is drawn once, 128 random bits, and is the same after a restart; what is no key is drawn anew', () => {
  const { key, written } = keptKey();
  expect(key.text).toMatch(/^[\w-]{22}$/);
  expect(written).toEqual([key.text]);
  const again = keptKey(key.text);
  expect([again.key.text, again.written]).toEqual([key.text, []]);
  expect(keptKey('short').key.text).toMatch(/^[\w-]{22}$/);
  expect(keptKey().key.text).not.toBe(key.text);
});

test('behind a forwarded port a guest has the address of the table’s own machine, and presses nothing for it', async () => {
  const { open, get } = await startTestServer();
  await open('/control', { cookie: '' }).hears(isRefused);
  expect((await get('/', {})).body).not.toContain('"mayAct":true');
});

test('a browser that opens the printed address keeps its key, shows the page without it, and may press', async () => {
  const { open, get, cabinetKey, host } = await startTestServer();
  const { status, headers } = await get(`/cabinet?key=${cabinetKey.text}&language=de`);
  expect([status, headers.location]).toEqual([303, '/cabinet?language=de']);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  const port = host.split(':')[1];
  expect(cookie).toBe(
    `dicetable-cabinet-${port}=${cabinetKey.text}; HttpOnly; SameSite=Strict; Path=/; Max-Age=34560000`,
  );
  await open('/control', { cookie: cookie.split(';')[0] ?? '' }).hears(isWelcome);
  expect((await get(`/operator?key=${cabinetKey.text}`)).headers.location).toBe('/operator');
});

test('a wrong key opens the page like none, and no other page takes one', async () => {
  const { get, open, host, cabinetKey } = await startTestServer();
  const wrong = cabinetKey.text.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  for (const query of [`key=${wrong}`, 'key=', `key=${'x'.repeat(5000)}`]) {
    const { status, headers } = await get(`/cabinet?${query}`);
    expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/cabinet', undefined]);
  }
  expect((await get(`/cabinet?key=${wrong}&key=${wrong}`)).headers['set-cookie']).toBeUndefined();
  expect((await get(`/?key=${cabinetKey.text}`)).headers['set-cookie']).toBeUndefined();
  const port = host.split(':')[1];
  await open('/control', { cookie: `dicetable-cabinet-${port}=${wrong}` }).hears(isRefused);
});

test('where no key could be kept, the one that was drawn counts', () => {
  const key = new CabinetKey({ read: () => undefined, write() {} });
  const request = { socket: { localPort: 8080 }, headers: {} } as IncomingMessage;
  expect(key.isIn(request)).toBe(false);
  request.headers.cookie = key.accept(request, key.text)?.split(';')[0];
  expect(key.isIn(request)).toBe(true);
  expect(key.isIn({ ...request, socket: { localPort: 8081 } } as IncomingMessage)).toBe(false);
});
