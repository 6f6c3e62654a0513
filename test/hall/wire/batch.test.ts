import { expect, test } from 'vitest';
import { answerSchema, batchSchema, heardAs, MOST_ROWS, wireBytes } from '../../../src/hall/wire/batch.ts';

const HASH = 'ab'.repeat(32);
const row = (seq: number) => ({
  seq,
  at: '2026-11-22T20:00:00.000Z',
  type: 'held',
  payload: '{}',
  hash: HASH,
});
const batch = { chain: 'games', epoch: '0123456789abcdef', rows: [row(1), row(2)] };

test('a batch comes through as it was said', () => {
  expect(heardAs(batchSchema, wireBytes(batch))).toEqual(batch);
  const { payload: _, ...sealed } = row(3);
  const withDigest = { ...batch, rows: [{ ...sealed, type: 'game started', digest: HASH }] };
  expect(heardAs(batchSchema, wireBytes(withDigest))).toEqual(withDigest);
});

test.each([
  ['no JSON', new Uint8Array([0xff, 0x7b])],
  ['a row with payload and digest', wireBytes({ ...batch, rows: [{ ...row(1), digest: HASH }] })],
  ['a row with neither', wireBytes({ ...batch, rows: [{ ...row(1), payload: undefined }] })],
  ['a chain that no journal has', wireBytes({ ...batch, chain: 'money' })],
  ['an epoch that nobody drew', wireBytes({ ...batch, epoch: '' })],
  [
    'too many rows',
    wireBytes({ ...batch, rows: Array.from({ length: MOST_ROWS + 1 }, (_, n) => row(n + 1)) }),
  ],
  ['a row before the first', wireBytes({ ...batch, rows: [row(0)] })],
  [
    'a payload that no table writes',
    wireBytes({ ...batch, rows: [{ ...row(1), payload: 'x'.repeat(5000) }] }),
  ],
])('%s is no batch', (_, bytes) => {
  expect(heardAs(batchSchema, bytes)).toBeUndefined();
});

test('an answer is one of five', () => {
  const mark = { epoch: batch.epoch, seq: 0, hash: '0'.repeat(64), sealed: [] };
  for (const answer of [
    mark,
    { error: 'gap', after: 7 },
    { error: 'fork', seq: 3 },
    { error: 'epoch', after: 0, before: 9 },
    { error: 'stranger' },
  ])
    expect(heardAs(answerSchema, wireBytes(answer))).toEqual(answer);
  expect(heardAs(answerSchema, wireBytes({ ok: true }))).toBeUndefined();
});
