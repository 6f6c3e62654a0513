import { expect, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { ConnectionLimit } from '../../../src/server/guard/connection-limit.ts';
import { RateLimit, RateLimits } from '../../../src/server/guard/rate-limit.ts';

test('one address may not take all connections, however it is written', () => {
  const connections = new ConnectionLimit({ perAddress: 2, total: 10, kept: 0 });
  expect(connections.admit('192.168.1.7', false)).toBeDefined();
  expect(connections.admit('::ffff:192.168.1.7', false)).toBeDefined();
  expect(connections.admit('192.168.1.7', false)).toBeUndefined();
  expect(connections.admit('192.168.1.8', false)).toBeDefined();
});

test('all addresses of one IPv6 network are one', () => {
  const connections = new ConnectionLimit({ perAddress: 2, total: 10, kept: 0 });
  expect(connections.admit('2001:db8:0:7::1', false)).toBeDefined();
  expect(connections.admit('2001:db8:0:7:a:b:c:d', false)).toBeDefined();
  expect(connections.admit('2001:db8:0:7::2', false)).toBeUndefined();
  expect(connections.admit('2001:db8:0:8::1', false)).toBeDefined();
});

test('a connection that ends makes room once, even when it is told twice', () => {
  const connections = new ConnectionLimit({ perAddress: 1, total: 10, kept: 0 });
  const leave = connections.admit('a', false);
  leave?.();
  const again = connections.admit('a', false);
  expect(again).toBeDefined();
  leave?.();
  expect(connections.admit('a', false)).toBeUndefined();
});

test('all addresses together have a limit too', () => {
  const connections = new ConnectionLimit({ perAddress: 5, total: 2, kept: 0 });
  connections.admit('a', false);
  const leave = connections.admit('b', false);
  expect(connections.admit('c', false)).toBeUndefined();
  leave?.();
  expect(connections.admit('c', false)).toBeDefined();
});

test('when guests have taken all places, those whom the table knows have some of their own, and no more', () => {
  const connections = new ConnectionLimit({ perAddress: 2, total: 2, kept: 1 });
  connections.admit('a', false);
  connections.admit('a', false);
  expect(connections.admit('b', false)).toBeUndefined();
  const leave = connections.admit('a', true);
  expect(leave).toBeDefined();
  expect(connections.admit('b', true)).toBeUndefined();
  leave?.();
  leave?.();
  expect([connections.admit('b', true), connections.admit('b', true)]).toEqual([
    expect.any(Function),
    undefined,
  ]);
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
