import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CHAIN_START, chainHash } from '../../src/fairness/hash-chain.ts';

test('a hash covers the hash before it and every column of the row, so that another program can check it', () => {
  const row = { seq: 7, at: '2026-01-02T03:04:05.678Z', type: 'cut', payload: '{"type":"cut","text":"ü"}' };
  const lines = [CHAIN_START, '7', row.at, 'cut', row.payload, ''].join('\n');
  const hash = chainHash(CHAIN_START, row);
  expect(hash).toBe(createHash('sha256').update(lines).digest('hex'));
  const others = [
    chainHash(hash, row),
    chainHash(CHAIN_START, { ...row, seq: 8 }),
    chainHash(CHAIN_START, { ...row, at: `${row.at} ` }),
    chainHash(CHAIN_START, { ...row, type: 'held' }),
    chainHash(CHAIN_START, { ...row, payload: '{}' }),
  ];
  expect(new Set([hash, ...others]).size).toBe(6);
});
