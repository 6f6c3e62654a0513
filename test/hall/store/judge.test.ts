import { expect, test } from 'vitest';
import { judge, partedBetween } from '../../../src/hall/store/judge.ts';
import { line } from '../line.ts';

const rows = line(10);
const headAt = (seq: number) => ({ seq, hash: rows[seq - 1]?.hash ?? '0'.repeat(64) });
const other = line(10, 'other');

test('rows that follow are taken, those that are there already are not taken twice', () => {
  expect(judge(headAt(0), rows, undefined)).toEqual({ take: rows });
  expect(judge(headAt(4), rows.slice(2), undefined)).toEqual({ take: rows.slice(4) });
  expect(judge(headAt(10), rows.slice(3, 10), undefined)).toEqual({ take: [] });
  expect(judge(headAt(10), rows.slice(3, 6), headAt(6))).toEqual({ take: [] });
  expect(judge(headAt(4), [], undefined)).toEqual({ take: [] });
});

test('what does not follow asks for what is missing', () => {
  expect(judge(headAt(4), rows.slice(5), undefined)).toEqual({ gap: 4 });
  expect(
    judge(
      headAt(4),
      [rows[4], rows[6]].flatMap((row) => row ?? []),
      undefined,
    ),
  ).toEqual({ gap: 4 });
});

test('another row under a number that is there is a fork, and so is one that does not chain', () => {
  expect(judge(headAt(4), other.slice(0, 4), undefined)).toEqual({ fork: 4 });
  expect(judge(headAt(4), other.slice(2, 8), undefined)).toEqual({ fork: 4 });
  expect(judge(headAt(8), other.slice(2, 5), headAt(5))).toEqual({ fork: 5 });
  expect(judge(headAt(4), other.slice(4), undefined)).toEqual({ fork: 5 });
  const changed = rows.map((row) => (row.seq === 7 ? { ...row, payload: '{"points":50}' } : row));
  expect(judge(headAt(4), changed.slice(4), undefined)).toEqual({ fork: 7 });
});

test('two lines part where their links tell, or between two of them', () => {
  const ours = new Map(rows.map(({ seq, hash }) => [seq, hash]));
  const mixed = (seqs: readonly number[], last: number) =>
    seqs.map((seq) => ({ seq, hash: (seq <= last ? rows : other)[seq - 1]?.hash ?? '' }));
  expect(partedBetween(mixed([2, 4, 6, 8], 5), ours)).toEqual({ after: 4, before: 6 });
  expect(partedBetween(mixed([5, 6], 5), ours)).toEqual({ after: 5, before: 6 });
  expect(partedBetween(mixed([2, 8], 9), ours)).toEqual({ after: 8, before: undefined });
  expect(partedBetween(mixed([1, 2], 0), ours)).toEqual({ after: 0, before: 1 });
  expect(partedBetween([], ours)).toEqual({ after: 0, before: undefined });
});
