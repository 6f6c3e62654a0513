import { expect, test } from 'vitest';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';

test('a chip that ends a rounding error before the target does not hold up table time', async () => {
  let now = 0;
  const clock = new LockstepClock({
    runUntil(untilMs) {
      now = untilMs * (1 - Number.EPSILON);
      return now;
    },
    deliver: () => false,
  });
  let fired = 0;
  clock.after(711.3, () => {
    fired += 1;
  });
  await clock.advance(711.3);
  expect(fired).toBe(1);
  expect(clock.now()).toBe(711.3);
});
