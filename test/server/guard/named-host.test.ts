import { expect, test } from 'vitest';
import { startTestServer } from '../test-server.ts';

test('a table that was told its address answers to it, and every address that it prints works', async () => {
  const server = await startTestServer({ host: '127.0.0.2' });
  expect(server.urls).not.toEqual([]);
  for (const url of server.urls) expect((await fetch(url)).status).toBe(200);
});

test('a table that listens everywhere does not answer to "all" or 0.0.0.0: rebinding attacks use such names', async () => {
  const server = await startTestServer({ host: 'all' });
  for (const host of ['all', '0.0.0.0']) expect((await server.get('/', { host })).status).toBe(403);
});
