import { expect, test } from 'vitest';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { Uno } from '../../src/uno/uno.ts';
import { ECHO_PROGRAM } from '../rig/avr-program.ts';

test('time passes only inside advance, and by exactly that much', async () => {
  const clock = new LockstepClock();
  expect(clock.now()).toBe(0);
  for (let i = 0; i < 5; i += 1) await clock.advance(0.5);
  expect(clock.now()).toBe(2.5);
});

test('timers fire at their time, in its order, and those of the same time in the order of their setting', async () => {
  const clock = new LockstepClock();
  const fired: [string, number][] = [];
  const note = (name: string) => () => fired.push([name, clock.now()]);
  clock.after(20, note('late'));
  clock.after(10, note('first of ten'));
  clock.after(10, note('second of ten'));
  clock.after(5, note('early')).cancel();
  await clock.advance(15);
  expect(fired).toEqual([
    ['first of ten', 10],
    ['second of ten', 10],
  ]);
  await clock.advance(5);
  expect(fired.at(-1)).toEqual(['late', 20]);
});

test('no timer fires in the call that sets it, not even one of 0 ms', async () => {
  const clock = new LockstepClock();
  let fired = false;
  clock.after(0, () => {
    fired = true;
  });
  expect(fired).toBe(false);
  await clock.advance(0);
  expect(fired).toBe(true);
});

test('an action may cancel a timer of the same time, and may set a new one', async () => {
  const clock = new LockstepClock();
  const fired: string[] = [];
  clock.after(10, () => {
    doomed.cancel();
    clock.after(0, () => fired.push('added'));
  });
  const doomed = clock.after(10, () => fired.push('doomed'));
  await clock.advance(10);
  expect(fired).toEqual(['added']);
});

test('table time stands still until tracked work has settled, also work that fails', async () => {
  const clock = new LockstepClock();
  const seen: number[] = [];
  const work = (fail: boolean) =>
    new Promise<void>((resolve, reject) => {
      setImmediate(() => setImmediate(() => (fail ? reject(new Error('disk full')) : resolve())));
    });
  clock.after(10, () => {
    void clock.track(work(false)).then(() => seen.push(clock.now()));
    clock.track(work(true)).catch(() => seen.push(clock.now()));
  });
  clock.after(11, () => seen.push(clock.now()));
  await clock.advance(20);
  expect(seen).toEqual([10, 10, 11]);
});

test('track returns the promise that it was given', async () => {
  const clock = new LockstepClock();
  const work = Promise.resolve(5);
  expect(clock.track(work)).toBe(work);
});

test('two advances at once are refused, since each would take the time of the other', async () => {
  const clock = new LockstepClock();
  const first = clock.advance(10);
  await expect(clock.advance(10)).rejects.toThrow('already under way');
  await first;
  await clock.advance(1);
  expect(clock.now()).toBe(11);
});

test('what a timer throws comes out of advance, and the clock goes on', async () => {
  const clock = new LockstepClock();
  clock.after(1, () => {
    throw new Error('a bug');
  });
  await expect(clock.advance(5)).rejects.toThrow('a bug');
  await clock.advance(5);
  expect(clock.now()).toBe(6);
});

test('somebody who sets timers of 0 ms for ever is found', async () => {
  const clock = new LockstepClock();
  const again = () => {
    clock.after(0, again);
  };
  again();
  await expect(clock.advance(1)).rejects.toThrow('stands still at 0 ms');
});

test('a chip’s byte reaches the host at the time when its stop bit ends, and the answer leaves at once', async () => {
  const uno = new Uno(ECHO_PROGRAM);
  const clock = new LockstepClock(uno);
  await clock.advance(1);
  const heard: [number, number][] = [];
  uno.onBytes = ([byte = 0]) => {
    heard.push([byte, clock.now()]);
    if (byte < 3) uno.write(Uint8Array.of(byte + 1));
  };
  const start = clock.now();
  uno.write(Uint8Array.of(1));
  await clock.advance(2);
  // There and back are 40 µs each, plus the few cycles of the interrupt in between.
  expect(heard.map(([byte]) => byte)).toEqual([1, 2, 3]);
  heard.forEach(([, at], i) => {
    expect(at - start).toBeGreaterThan((i + 1) * 0.08);
    expect(at - start).toBeLessThan((i + 1) * 0.083);
  });
  expect(clock.now()).toBe(3);
  expect(uno.nowMs).toBeGreaterThanOrEqual(3);
});

test('the same run twice gives the same times to the last bit', async () => {
  const run = async () => {
    const uno = new Uno(ECHO_PROGRAM);
    const clock = new LockstepClock(uno);
    const heard: number[] = [];
    uno.onBytes = (bytes) => heard.push(clock.now(), ...bytes);
    const tick = () => {
      uno.write(Uint8Array.of(heard.length & 0xff));
      clock.after(0.7, tick);
    };
    clock.after(0.3, tick);
    await clock.advance(50);
    return heard;
  };
  expect(await run()).toEqual(await run());
});
