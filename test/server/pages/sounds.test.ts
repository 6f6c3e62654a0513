/** The sounds of the table, for pages that play them. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writePack } from '../../sound/write-pack.ts';
import { startTestServer } from '../test-server.ts';

test('every sound of the pack is sent, wherever it lies, and nothing else', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'dicetable-sounds-')), '.config');
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }));
  mkdirSync(folder);
  const { files } = writePack(folder);
  const { get, errors } = await startTestServer({ sounds: { ...files, coin: join(folder, 'gone.wav') } });
  const { status, headers } = await get('/sounds/fanfare.wav');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'audio/wav', 'no-cache']);
  for (const path of [
    '/sounds/coin.wav',
    '/sounds/constructor.wav',
    '/sounds/fanfare',
    '/sounds/..%2fhold.wav',
  ])
    expect((await get(path)).status, path).toBe(404);
  expect(errors).toEqual([]);
});
