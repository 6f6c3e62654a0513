import { expect, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { KEEP_MS, Kept, MOST_KEPT } from '../../../src/server/guard/short-cache.ts';

function counted() {
  const clock = new LockstepClock();
  let count = 0;
  return { clock, kept: new Kept<string, number>(clock), next: () => ++count };
}

test('all who ask for the same within a moment get one answer', async () => {
  const { clock, kept, next } = counted();
  const ask = () => kept.get('a', next);
  expect([ask(), ask()]).toEqual([1, 1]);
  await clock.advance(KEEP_MS - 1);
  expect(ask()).toBe(1);
  await clock.advance(1);
  expect(ask()).toBe(2);
});

test('who asks again and again does not get an old answer for ever', async () => {
  const { clock, kept, next } = counted();
  const answers: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    answers.push(kept.get('a', next));
    await clock.advance(KEEP_MS / 2);
  }
  expect(answers).toEqual([1, 1, 2, 2]);
});

test('each has an answer of its own', () => {
  const { kept, next } = counted();
  expect([kept.get('a', next), kept.get('b', next), kept.get('a', next)]).toEqual([1, 2, 1]);
});

test('what went wrong is tried again', async () => {
  const kept = new Kept<string, Promise<string>>(new LockstepClock());
  await expect(kept.get('a', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(await kept.get('a', async () => 'read')).toBe('read');
});

test('of very many only the newest are kept', () => {
  const { kept, next } = counted();
  for (let count = 0; count <= MOST_KEPT; count += 1) kept.get(`${count}`, next);
  expect(kept.get(`${MOST_KEPT}`, next)).toBe(MOST_KEPT + 1);
  expect(kept.get('1', next)).toBe(2);
  expect(kept.get('0', next)).toBe(MOST_KEPT + 2);
  expect(kept.get('1', next)).toBe(MOST_KEPT + 3);
});

test('what takes longer than it would be kept is made once for all who wait', async () => {
  const clock = new LockstepClock();
  const kept = new Kept<string, Promise<number>>(clock);
  const end = Promise.withResolvers<number>();
  let made = 0;
  const slow = () => {
    made += 1;
    return end.promise;
  };
  const first = kept.get('a', slow);
  await clock.advance(3 * KEEP_MS);
  const second = kept.get('a', slow);
  end.resolve(7);
  expect([await first, await second]).toEqual([7, 7]);
  await clock.advance(KEEP_MS - 1);
  expect(await kept.get('a', slow)).toBe(7);
  expect(made).toBe(1);
});

test('those who are refused push out nothing', async () => {
  const kept = new Kept<number, Promise<string>>(new LockstepClock());
  await kept.get(0, async () => 'good');
  const refused = Array.from({ length: 2 * MOST_KEPT }, (_, index) =>
    kept.get(index + 1, () => Promise.reject(new Error('busy'))),
  );
  await Promise.allSettled(refused);
  expect(await kept.get(0, async () => 'made again')).toBe('good');
});
