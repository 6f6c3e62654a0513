import { expect, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { Crowd } from '../../../src/server/guard/connection-limit.ts';
import { Bucket, Buckets } from '../../../src/server/guard/rate-limit.ts';

test('one address may not take all connections, however it is written', () => {
  const crowd = new Crowd({ perAddress: 2, total: 10 });
  expect(crowd.enter('192.168.1.7')).toBeDefined();
  expect(crowd.enter('::ffff:192.168.1.7')).toBeDefined();
  expect(crowd.enter('192.168.1.7')).toBeUndefined();
  expect(crowd.enter('192.168.1.8')).toBeDefined();
});

test('all addresses of one IPv6 network are one', () => {
  const crowd = new Crowd({ perAddress: 2, total: 10 });
  expect(crowd.enter('2001:db8:0:7::1')).toBeDefined();
  expect(crowd.enter('2001:db8:0:7:a:b:c:d')).toBeDefined();
  expect(crowd.enter('2001:db8:0:7::2')).toBeUndefined();
  expect(crowd.enter('2001:db8:0:8::1')).toBeDefined();
});

test('a connection that ends makes room once, even when it is told twice', () => {
  const crowd = new Crowd({ perAddress: 1, total: 10 });
  const leave = crowd.enter('a');
  leave?.();
  const again = crowd.enter('a');
  expect(again).toBeDefined();
  leave?.();
  expect(crowd.enter('a')).toBeUndefined();
});

test('all addresses together have a limit too', () => {
  const crowd = new Crowd({ perAddress: 5, total: 2 });
  crowd.enter('a');
  const leave = crowd.enter('b');
  expect(crowd.enter('c')).toBeUndefined();
  leave?.();
  expect(crowd.enter('c')).toBeDefined();
});

test('a bucket gives its burst, then so much a second, and never more than the burst', async () => {
  const clock = new LockstepClock();
  const bucket = new Bucket(clock, 3, 10);
  const taken = () => {
    let count = 0;
    while (bucket.take()) count += 1;
    return count;
  };
  expect(taken()).toBe(3);
  await clock.advance(200);
  expect(taken()).toBe(2);
  await clock.advance(60_000);
  expect(taken()).toBe(3);
});

test('of many buckets the one that took the longest time ago is forgotten', () => {
  const buckets = new Buckets(new LockstepClock(), 1, 1, 2);
  expect([buckets.take('a'), buckets.take('b'), buckets.take('a')]).toEqual([true, true, false]);
  expect(buckets.take('c')).toBe(true);
  expect([buckets.waitMs('a'), buckets.waitMs('b')]).toEqual([1000, 0]);
});
