import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SystemClock } from '../../src/clock/system-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('timers fire in the order of their time, whatever the order and length of their delays', () => {
  const clock = new SystemClock();
  const fired: [string, number][] = [];
  const start = clock.now();
  const note = (name: string) => () => fired.push([name, Math.round(clock.now() - start)]);
  clock.after(10, note('set first'));
  vi.advanceTimersByTime(4);
  clock.after(6, note('set second'));
  clock.after(1, note('soon'));
  vi.advanceTimersByTime(100);
  expect(fired).toEqual([
    ['soon', 5],
    ['set first', 10],
    ['set second', 10],
  ]);
});

test('no timer comes early, also when its delay has a fraction', () => {
  const clock = new SystemClock();
  const start = clock.now();
  let at = 0;
  clock.after(5.4, () => {
    at = clock.now() - start;
  });
  vi.advanceTimersByTime(5);
  expect(at).toBe(0);
  vi.advanceTimersByTime(1);
  expect(at).toBeGreaterThanOrEqual(5.4);
});

test('a cancelled timer does not fire, and cancelling one that has fired does nothing', () => {
  const clock = new SystemClock();
  const fired: string[] = [];
  const done = clock.after(1, () => fired.push('done'));
  clock.after(2, () => fired.push('cancelled')).cancel();
  vi.advanceTimersByTime(10);
  done.cancel();
  expect(fired).toEqual(['done']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a timer that throws does not keep the others from firing', () => {
  const clock = new SystemClock();
  const fired: string[] = [];
  clock.after(1, () => {
    throw new Error('a bug');
  });
  clock.after(1, () => fired.push('next'));
  expect(() => vi.advanceTimersByTime(1)).toThrow('a bug');
  vi.advanceTimersByTime(5);
  expect(fired).toEqual(['next']);
});

test('a wait of months is waited for in full', () => {
  const clock = new SystemClock();
  const months = 60 * 24 * 3600 * 1000;
  let fired = false;
  clock.after(months, () => {
    fired = true;
  });
  vi.advanceTimersByTime(months - 1);
  expect(fired).toBe(false);
  vi.advanceTimersByTime(2);
  expect(fired).toBe(true);
});
