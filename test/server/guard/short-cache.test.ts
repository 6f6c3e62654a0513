import { expect, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { KEEP_MS, MOST_KEPT, ShortCache } from '../../../src/server/guard/short-cache.ts';

function counted() {
  const clock = new LockstepClock();
  let count = 0;
  return { clock, cache: new ShortCache<string, number>(clock), next: () => ++count };
}

test('all who ask for the same within a moment get one answer', async () => {
  const { clock, cache, next } = counted();
  const ask = () => cache.get('a', next);
  expect([ask(), ask()]).toEqual([1, 1]);
  await clock.advance(KEEP_MS - 1);
  expect(ask()).toBe(1);
  await clock.advance(1);
  expect(ask()).toBe(2);
});

test('who asks again and again does not get an old answer for ever', async () => {
  const { clock, cache, next } = counted();
  const answers: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    answers.push(cache.get('a', next));
    await clock.advance(KEEP_MS / 2);
  }
  expect(answers).toEqual([1, 1, 2, 2]);
});

test('each has an answer of its own', () => {
  const { cache, next } = counted();
  expect([cache.get('a', next), cache.get('b', next), cache.get('a', next)]).toEqual([1, 2, 1]);
});

test('what went wrong is tried again', async () => {
  const cache = new ShortCache<string, Promise<string>>(new LockstepClock());
  await expect(cache.get('a', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(await cache.get('a', async () => 'read')).toBe('read');
});

test('of very many only the newest are kept', () => {
  const { cache, next } = counted();
  for (let count = 0; count <= MOST_KEPT; count += 1) cache.get(`${count}`, next);
  expect(cache.get(`${MOST_KEPT}`, next)).toBe(MOST_KEPT + 1);
  expect(cache.get('1', next)).toBe(2);
  expect(cache.get('0', next)).toBe(MOST_KEPT + 2);
  expect(cache.get('1', next)).toBe(MOST_KEPT + 3);
});

test('what takes longer than it would be kept is made once for all who wait', async () => {
  const clock = new LockstepClock();
  const cache = new ShortCache<string, Promise<number>>(clock);
  const end = Promise.withResolvers<number>();
  let made = 0;
  const slow = () => {
    made += 1;
    return end.promise;
  };
  const first = cache.get('a', slow);
  await clock.advance(3 * KEEP_MS);
  const second = cache.get('a', slow);
  end.resolve(7);
  expect([await first, await second]).toEqual([7, 7]);
  await clock.advance(KEEP_MS - 1);
  expect(await cache.get('a', slow)).toBe(7);
  expect(made).toBe(1);
});

test('those who are refused push out nothing', async () => {
  const cache = new ShortCache<number, Promise<string>>(new LockstepClock());
  await cache.get(0, async () => 'good');
  const refused = Array.from({ length: 2 * MOST_KEPT }, (_, index) =>
    cache.get(index + 1, () => Promise.reject(new Error('busy'))),
  );
  await Promise.allSettled(refused);
  expect(await cache.get(0, async () => 'made again')).toBe('good');
});
