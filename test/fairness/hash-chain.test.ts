import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CHAIN_START, chainHash, digestOf, linkHash } from '../../src/fairness/hash-chain.ts';

test('a hash covers the hash before it and every column of the row, so that another program can check it', () => {
  const row = { seq: 7, at: '2026-01-02T03:04:05.678Z', type: 'cut', payload: '{"type":"cut","text":"ü"}' };
  const hexOf = (...lines: readonly string[]) =>
    createHash('sha256')
      .update(`${lines.join('\n')}\n`)
      .digest('hex');
  const hash = chainHash(CHAIN_START, row);
  expect(digestOf(row)).toBe(hexOf('7', row.at, 'cut', row.payload));
  expect(hash).toBe(hexOf(CHAIN_START, hexOf('7', row.at, 'cut', row.payload)));
  expect(linkHash(CHAIN_START, digestOf(row))).toBe(hash);
  const others = [
    chainHash(hash, row),
    chainHash(CHAIN_START, { ...row, seq: 8 }),
    chainHash(CHAIN_START, { ...row, at: `${row.at} ` }),
    chainHash(CHAIN_START, { ...row, type: 'held' }),
    chainHash(CHAIN_START, { ...row, payload: '{}' }),
  ];
  expect(new Set([hash, ...others]).size).toBe(6);
});
