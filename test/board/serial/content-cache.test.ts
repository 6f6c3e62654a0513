import { expect, test } from 'vitest';
import { ContentCache } from '../../../src/board/serial/content-cache.ts';

const NOTHING: ReadonlySet<number> = new Set();

/** A cache of three places with a, b and c, all on the board, used in this order. */
function filled(): ContentCache {
  const cache = new ContentCache(3);
  for (const key of ['a', 'b', 'c']) cache.mark(cache.claim(key, NOTHING) as number, 'present');
  return cache;
}

test('content keeps its place', () => {
  const cache = filled();
  expect(['a', 'b', 'c', 'a'].map((key) => cache.claim(key, NOTHING))).toEqual([0, 1, 2, 0]);
});

test('new content takes the place that was not used for longest, and has to be uploaded', () => {
  const cache = filled();
  cache.claim('a', NOTHING);
  const place = cache.claim('d', NOTHING) as number;
  expect(place).toBe(1);
  expect(cache.isAbsent(place)).toBe(true);
  expect(cache.has('b')).toBe(false);
  expect(cache.has('d')).toBe(false);
  cache.mark(place, 'present');
  expect(cache.has('d')).toBe(true);
});

test('a pinned place is left alone', () => {
  expect(filled().claim('d', new Set([0, 1]))).toBe(2);
});

test('a place that is being written is left alone: a late repetition would write over the newer content', () => {
  const cache = filled();
  cache.mark(0, 'uploading');
  expect(cache.claim('d', NOTHING)).toBe(1);
});

test('when every place is pinned or being written there is none', () => {
  const cache = filled();
  cache.mark(2, 'uploading');
  expect(cache.claim('d', new Set([0, 1]))).toBeUndefined();
});
