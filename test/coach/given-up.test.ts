/** A table that ends, or starts again, while its values are made. */
import { expect, test } from 'vitest';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { bestPlayBy, SETTLED_MS } from '../../src/coach/ahead.ts';
import type { Coach } from '../../src/coach/thread/coach-thread.ts';
import { RULE_SETS } from '../../src/game/index.ts';

function startMaking() {
  const making = Promise.withResolvers<number>();
  const coach: Pick<Coach, 'prepare' | 'advise' | 'decide' | 'close'> = {
    prepare: () => making.promise,
    advise: async () => [],
    decide: () => Promise.reject(new Error('nobody asks')),
    close: async () => making.reject(new Error('its thread has ended')),
  };
  const clock = new LockstepClock();
  const failed: unknown[] = [];
  const play = bestPlayBy(coach, RULE_SETS, clock, (error) => failed.push(error));
  play.at('yahtzee');
  return { play, failed, making, settled: () => clock.advance(SETTLED_MS + 1) };
}

test('what a closed table gives up is no failure', async () => {
  const { play, failed, settled } = startMaking();
  await settled();
  await play.close();
  expect(failed).toEqual([]);
});

test('what cannot be made while it plays is one', async () => {
  const { failed, making, settled } = startMaking();
  await settled();
  making.reject(new Error('no room'));
  await settled();
  expect(failed).toEqual([new Error('no room')]);
});
