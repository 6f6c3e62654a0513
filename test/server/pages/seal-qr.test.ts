import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { sealQr } from '../../../src/server/pages/seal-qr.ts';
import { StandInTable } from '../../browser/stand-in-table.ts';
import { startTestServer } from '../test-server.ts';

const SEAL = 'ab'.repeat(32);

test('address, game and seal fit a code of 37 modules, which is drawn with its quiet zone', () => {
  const text = `http://192.168.178.20:8080/#12.${SEAL}`;
  expect(encode(text, { ecc: 'L', border: 0 }).size).toBe(37);
  const svg = sealQr('http://192.168.178.20:8080/', 12, SEAL);
  expect(svg).toContain('viewBox="0 0 45 45"');
  const dark = encode(text, { ecc: 'L', border: 0 }).data.flat().filter(Boolean).length;
  expect(svg.match(/h1v1h-1z/g)).toHaveLength(dark);
});

test('only the game that is shown has such a code, and nobody keeps it', async () => {
  const { get, publish, table } = await startTestServer();
  expect((await get('/join/1.svg')).status).toBe(404);
  publish(table.view());
  const { status, headers } = await get('/join/1.svg');
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'no-store',
    'image/svg+xml; charset=utf-8',
  ]);
  expect((await get('/join/2.svg')).status).toBe(404);
  publish({ ...new StandInTable(['Eric']).view(), game: undefined });
  expect((await get('/join/1.svg')).status).toBe(404);
});
