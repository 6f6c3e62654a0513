import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from '../../../web/overlay/later.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('without a delay everything is shown at once', () => {
  const seen: string[] = [];
  later<string>(0, (news) => seen.push(news))('rolled');
  expect(seen).toEqual(['rolled']);
});

test('with one everything is shown so much later, in its order, at the distances at which it came', () => {
  const seen: string[] = [];
  const hear = later<string>(10_000, (news) => seen.push(news));
  hear('rolled');
  vi.advanceTimersByTime(4000);
  hear('held');
  hear('scored');
  vi.advanceTimersByTime(5999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['rolled']);
  vi.advanceTimersByTime(3999);
  expect(seen).toEqual(['rolled']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['rolled', 'held', 'scored']);
});
