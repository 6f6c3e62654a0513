import { expect, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { TimeSlices } from '../../../src/server/guard/time-slices.ts';

/** Every look at the clock takes a millisecond. */
function slowClock() {
  const turns: (() => void)[] = [];
  let nowMs = 0;
  const clock = {
    now: () => {
      nowMs += 1;
      return nowMs;
    },
    after: (_delayMs: number, action: () => void) => {
      turns.push(action);
      return { cancel: () => void turns.splice(turns.indexOf(action), 1) };
    },
  };
  return { clock, turns };
}

test('a slice ends when its time is up, and the next one goes on where it was', () => {
  const { clock, turns } = slowClock();
  const served: string[] = [];
  new TimeSlices(clock, 2).run(
    [...'abcde'],
    (item) => served.push(item),
    () => served.push('done'),
  );
  expect(served.join('')).toBe('ab');
  turns.shift()?.();
  expect(served.join('')).toBe('abcd');
  turns.shift()?.();
  expect(served.join('')).toBe('abcdedone');
  expect(turns).toEqual([]);
});

test('jobs are done one after the other, and share a slice', async () => {
  const clock = new LockstepClock();
  const slices = new TimeSlices(clock, 2);
  const served: string[] = [];
  slices.run(
    [1, 2],
    (item) => {
      if (item === 1)
        slices.run(
          [3, 4],
          (later) => served.push(`${later}`),
          () => served.push('both done'),
        );
      served.push(`${item}`);
    },
    () => served.push('first done'),
  );
  expect(served).toEqual(['1', '2', 'first done', '3', '4', 'both done']);
  await clock.advance(10);
});

test('an urgent job goes before the one that is under way, which then goes on where it was', () => {
  const { clock, turns } = slowClock();
  const slices = new TimeSlices(clock, 2);
  const served: string[] = [];
  const serve = (items: string, place: 'first' | 'last') =>
    slices.run(
      [...items],
      (item) => {
        served.push(item);
        if (item === 'c') serve('ij', 'first');
      },
      () => served.push('.'),
      place,
    );
  serve('abcd', 'last');
  serve('xyz', 'first');
  while (turns.length > 0) turns.shift()?.();
  expect(served.join('')).toBe('abxyz.cij.d.');
});

test('what is cancelled is not gone on with, also from within', () => {
  const { clock, turns } = slowClock();
  const slices = new TimeSlices(clock, 1);
  const served: string[] = [];
  slices.run(
    [...'abc'],
    (item) => served.push(item),
    () => served.push('done'),
  );
  slices.cancel();
  expect([served, turns]).toEqual([['a'], []]);
  slices.run(
    [...'xyz'],
    (item) => {
      served.push(item);
      slices.cancel();
    },
    () => served.push('done'),
  );
  expect([served, turns]).toEqual([['a', 'x'], []]);
  slices.run(
    [],
    () => {},
    () => served.push('nothing'),
  );
  expect(served).toEqual(['a', 'x', 'nothing']);
});
