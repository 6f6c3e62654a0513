import { expect, test } from 'vitest';
import { Fault } from '../../../src/fault/fault.ts';
import { startTestServer } from '../test-server.ts';

test('the page is served fresh, its hashed files for ever', async () => {
  const { get } = await startTestServer();
  const page = await get('/');
  expect(page.status).toBe(200);
  expect(page.body).toContain('<title>Page</title>');
  expect(page.headers['cache-control']).toBe('no-store');
  const asset = await get('/assets/page-1a2b.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toContain('javascript');
});

test('scripts and pages come gzipped to those who take it, and plain to the others', async () => {
  const { get, host } = await startTestServer();
  for (const path of ['/facts.json', '/', '/assets/page-1a2b.js']) {
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const gzipped = await get(path, { 'accept-encoding': 'gzip, deflate' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gzipped.headers.vary).toContain('Accept-Encoding');
    expect(gzipped.headers['cache-control']).toBe(plain.headers['cache-control']);
    expect(gzipped.headers['content-type']).toBe(plain.headers['content-type']);
    const text = await (await fetch(`http://${host}${path}`)).text();
    expect(text).toBe(plain.body);
  }
  expect((await get('/assets/nothing.js', { 'accept-encoding': 'gzip' })).status).toBe(404);
});

test('the policy allows our own files alone, names the sockets for old Safaris, and asks for no TLS', async () => {
  const { get, host } = await startTestServer();
  const { headers } = await get('/');
  const policy = `${headers['content-security-policy']}`;
  expect(policy.split(';').sort()).toEqual([
    "base-uri 'none'",
    `connect-src 'self' ws://${host} wss://${host}`,
    "default-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "object-src 'none'",
  ]);
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '//../secret.txt',
  '/%00',
])('nothing outside the web folder is served: %s', async (path) => {
  const { get } = await startTestServer();
  const { status, body } = await get(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('secret');
});

test.each(['/%', '/%E0%A4%A', '/nowhere', '/assets/nothing.js'])(
  'an answer to %s says what is wrong without a word about our insides',
  async (path) => {
    const { get } = await startTestServer();
    const { status, body, headers } = await get(path);
    expect([400, 404]).toContain(status);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).not.toMatch(/node_modules|\.ts|\.js:|at \w|Error/);
  },
);

test('a browser gets an answer like that as a page with a way back, in its language', async () => {
  const { get } = await startTestServer();
  const { status, body, headers } = await get('/nowhere?<script>', {
    Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    'Accept-Language': 'de',
  });
  expect([status, headers['content-type'], headers.vary]).toEqual([
    404,
    'text/html; charset=utf-8',
    expect.stringContaining('Accept'),
  ]);
  expect(body).toContain('<html lang="de">');
  expect(body).toContain('<a href="/">');
  expect(body).not.toContain('<script');
});

test('a server without built pages says which command builds them', async () => {
  const { get } = await startTestServer({ webRoot: '/nowhere/web' });
  const { status, body } = await get('/');
  expect(status).toBe(503);
  expect(body).toContain('npm run build');
});

test('there is nothing to send to', async () => {
  const { get } = await startTestServer();
  const { status, headers } = await get('/', {}, 'POST');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test.each([{ host: 'evil.example' }, { origin: 'http://evil.example' }])(
  'a request with %o gets no page, but the way to allow it',
  async (headers) => {
    const { get } = await startTestServer();
    const { status, body } = await get('/', headers as Record<string, string>);
    expect(status).toBe(403);
    expect(body).toContain('allowedHosts');
    expect(body).not.toContain('evil');
    expect(body).not.toContain('<title>');
  },
);

test('a configured name is answered', async () => {
  const { get } = await startTestServer();
  expect((await get('/', { host: 'dice.bar' })).status).toBe(200);
});

test('a port that is taken is told as a fault with the port and what to do', async () => {
  const { port } = await startTestServer();
  const second = startTestServer({ port });
  await expect(second).rejects.toBeInstanceOf(Fault);
  await expect(second).rejects.toThrow(
    `The address is taken: 127.0.0.1, port ${port}. Choose another with --http-port`,
  );
});

test('an address that this machine does not have is told as a fault', async () => {
  const server = startTestServer({ host: '203.0.113.1' });
  await expect(server).rejects.toMatchObject({ code: 'address-wrong' });
});

test('a table on all addresses names localhost first, with the port that it really got', async () => {
  const { urls, port } = await startTestServer({ host: 'all' });
  expect(port).toBeGreaterThan(0);
  expect(urls[0]).toBe(`http://localhost:${port}/`);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
});

test('a closed server lets go of its port and its sockets, also when it is closed twice', async () => {
  const { port, open, close, table, publish } = await startTestServer();
  publish(table.view());
  const viewer = open('/live');
  await viewer.hears(({ type }) => type === 'snapshot');
  await Promise.all([close(), close()]);
  await viewer.ended;
  const next = await startTestServer({ port });
  expect(next.port).toBe(port);
});

test('the picture of a seal has a cell for every digit, and there is none of what is no seal', async () => {
  const { get } = await startTestServer();
  const { status, headers, body } = await get(`/seal/${'09af'.repeat(16)}.svg`);
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  // Squares of the digits 0, and round ones of 9, a and f.
  expect(body.match(/M\d+ \d+h9v9h-9z/g)).toHaveLength(16);
  expect(body.match(/M\d+ [\d.]+(a4.5 4.5 0 0 1 -?9 0){2}z/g)).toHaveLength(48);
  expect(body.match(/<path /g)).toHaveLength(4);
  for (const file of ['abc.svg', `${'0'.repeat(65)}.svg`, `${'<'.repeat(64)}.svg`])
    expect((await get(`/seal/${file}`)).status).toBe(404);
});
