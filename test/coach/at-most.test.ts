import { expect, test } from 'vitest';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { atMost } from '../../src/coach/at-most.ts';

test('work that does not end is waited for as long as it matters, and no longer', async () => {
  const clock = new LockstepClock();
  let waited = false;
  void atMost(clock, 1000, new Promise(() => undefined)).then(() => {
    waited = true;
  });
  await clock.advance(999);
  expect(waited).toBe(false);
  await clock.advance(1);
  expect(waited).toBe(true);
});

test('work that ends is waited for, and so is how it fails', async () => {
  const clock = new LockstepClock();
  await atMost(clock, 1000, Promise.resolve());
  await expect(atMost(clock, 1000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});
