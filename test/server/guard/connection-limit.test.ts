import { expect, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { ConnectionLimit } from '../../../src/server/guard/connection-limit.ts';
import { RateLimit, RateLimits } from '../../../src/server/guard/rate-limit.ts';

test('one address may not take all connections, however it is written', () => {
  const connections = new ConnectionLimit({ perAddress: 2, total: 10 });
  expect(connections.admit('192.168.1.7')).toBeDefined();
  expect(connections.admit('::ffff:192.168.1.7')).toBeDefined();
  expect(connections.admit('192.168.1.7')).toBeUndefined();
  expect(connections.admit('192.168.1.8')).toBeDefined();
});

test('all addresses of one IPv6 network are one', () => {
  const connections = new ConnectionLimit({ perAddress: 2, total: 10 });
  expect(connections.admit('2001:db8:0:7::1')).toBeDefined();
  expect(connections.admit('2001:db8:0:7:a:b:c:d')).toBeDefined();
  expect(connections.admit('2001:db8:0:7::2')).toBeUndefined();
  expect(connections.admit('2001:db8:0:8::1')).toBeDefined();
});

test('a connection that ends makes room once, even when it is told twice', () => {
  const connections = new ConnectionLimit({ perAddress: 1, total: 10 });
  const leave = connections.admit('a');
  leave?.();
  const again = connections.admit('a');
  expect(again).toBeDefined();
  leave?.();
  expect(connections.admit('a')).toBeUndefined();
});

test('all addresses together have a limit too', () => {
  const connections = new ConnectionLimit({ perAddress: 5, total: 2 });
  connections.admit('a');
  const leave = connections.admit('b');
  expect(connections.admit('c')).toBeUndefined();
  leave?.();
  expect(connections.admit('c')).toBeDefined();
});

test('a rate limit gives its burst, then so much a second, and never more than the burst', async () => {
  const clock = new LockstepClock();
  const limit = new RateLimit(clock, 3, 10);
  const taken = () => {
    let count = 0;
    while (limit.take()) count += 1;
    return count;
  };
  expect(taken()).toBe(3);
  await clock.advance(200);
  expect(taken()).toBe(2);
  await clock.advance(60_000);
  expect(taken()).toBe(3);
});

test('of many limits the one that took the longest time ago is forgotten', () => {
  const limits = new RateLimits(new LockstepClock(), 1, 1, 2);
  expect([limits.take('a'), limits.take('b'), limits.take('a')]).toEqual([true, true, false]);
  expect(limits.take('c')).toBe(true);
  expect([limits.waitMs('a'), limits.waitMs('b')]).toEqual([1000, 0]);
});
