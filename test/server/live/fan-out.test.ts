import { expect, test } from 'vitest';
import { LIMITS } from '../../../src/server/guard/limits.ts';
import { FakeViewer } from './fake-viewer.ts';
import { startFanOut as start, WHOLE } from './fan-out-of-texts.ts';

test('whoever joins gets the newest message at once', async () => {
  const { clock, publish, join } = start();
  publish('a');
  await clock.advance(10);
  expect(join().viewer.received).toEqual(['a']);
});

test('a message goes out in a turn of its own, so the table does not wait for its viewers', async () => {
  const { clock, publish, join } = start();
  const { viewer } = join();
  publish('a');
  expect(viewer.received).toEqual([]);
  await clock.advance(0);
  expect(viewer.received).toEqual(['a']);
});

test('a hundred changes in a second become at most twenty-one rounds, and the last one is shown', async () => {
  const { clock, publish, join } = start();
  const { viewer } = join();
  for (let change = 1; change <= 100; change += 1) {
    publish(`${change}`);
    await clock.advance(9.9);
  }
  await clock.advance(LIMITS.roundMs);
  const rounds = viewer.received.filter((message) => message !== 'beat');
  expect(rounds.length).toBeGreaterThanOrEqual(19);
  expect(rounds.length).toBeLessThanOrEqual(21);
  expect(rounds.at(-1)).toBe('100');
});

test('a quiet table sends nothing but one beat a second', async () => {
  const { clock, publish, join } = start();
  publish('a');
  const { viewer } = join();
  await clock.advance(3500);
  expect(viewer.received).toEqual(['a', 'beat', 'beat', 'beat']);
});

test('news is a sign of life: whoever has just had some gets no beat, and never hears nothing for 1.5 s', async () => {
  const { clock, publish, join } = start();
  const { viewer } = join();
  const heardMs: number[] = [];
  const write = viewer.write.bind(viewer);
  viewer.write = (...words) => {
    heardMs.push(clock.now());
    return write(...words);
  };
  for (let change = 0; change < 40; change += 1) {
    publish(`${change}`);
    await clock.advance(370);
  }
  expect(viewer.received.filter((message) => message === 'beat')).toEqual([]);
  await clock.advance(5000);
  for (let at = 1; at < heardMs.length; at += 1)
    expect(heardMs[at]! - heardMs[at - 1]!).toBeLessThanOrEqual(1.5 * LIMITS.beatMs);
});

test('news does not wait for beats that are on their way', async () => {
  const { clock, publish, join } = start({ sliceMs: 0 });
  const viewers = Array.from({ length: 40 }, () => join().viewer);
  clock.after(LIMITS.beatMs, () => publish('a'));
  await clock.advance(LIMITS.beatMs + LIMITS.roundMs);
  const beaten = viewers.filter(({ received }) => received.includes('beat')).length;
  expect(beaten).toBeLessThan(5);
  expect(viewers.every(({ received }) => received.at(-1) === 'a')).toBe(true);
});

test('a round waits for the one before it, but not for ever', async () => {
  const { clock, publish, join } = start();
  const slow = join(new FakeViewer(false)).viewer;
  const fast = join().viewer;
  publish('a');
  await clock.advance(0);
  publish('b');
  await clock.advance(LIMITS.roundLimitMs - 1);
  expect(fast.received).toEqual(['a']);
  await clock.advance(1);
  expect(fast.received).toEqual(['a', 'b']);
  expect(slow.received).toEqual(['a']);
});

test('a round that is through lets the next one go after 50 ms', async () => {
  const { clock, publish, join } = start();
  const viewer = join(new FakeViewer(false)).viewer;
  publish('a');
  await clock.advance(0);
  publish('b');
  await clock.advance(30);
  viewer.take();
  await clock.advance(19);
  expect(viewer.received).toEqual(['a']);
  await clock.advance(1);
  expect(viewer.received).toEqual(['a', 'b']);
});

test('a slow viewer is skipped, and catches up with the newest message alone', async () => {
  const { clock, publish, join } = start();
  const slow = join(new FakeViewer(false)).viewer;
  for (const message of ['a', 'b', 'c', 'd']) {
    publish(message);
    await clock.advance(LIMITS.roundLimitMs + LIMITS.roundMs);
  }
  expect(slow.received).toEqual(['a']);
  slow.take();
  expect(slow.received).toEqual(['a', 'd']);
});

test('whoever can take changes gets them from what it was told last, and a skipped one in a single step', async () => {
  const { clock, publish, join } = start();
  const quick = join(new FakeViewer(), { changes: true }).viewer;
  const slow = join(new FakeViewer(false), { changes: true }).viewer;
  for (const message of ['a', 'b', 'c']) {
    publish(message);
    await clock.advance(LIMITS.roundLimitMs + LIMITS.roundMs);
  }
  slow.take();
  expect(quick.received).toEqual(['a', '1>2', '2>3']);
  expect(slow.received).toEqual(['a', '1>3']);
});

test('whoever comes back gets what it has missed, or hears at once that this is nothing', async () => {
  const { clock, publish, join } = start();
  publish('a');
  publish('b');
  await clock.advance(0);
  expect(join(new FakeViewer(), { changes: true, at: 1 }).viewer.received).toEqual(['1>2']);
  expect(join(new FakeViewer(), { changes: true, at: 2 }).viewer.received).toEqual(['beat']);
});

test('only the first round waits for a viewer that has stopped taking anything', async () => {
  const { clock, publish, join } = start();
  join(new FakeViewer(false));
  const fast = join().viewer;
  publish('a');
  await clock.advance(LIMITS.roundLimitMs);
  for (const message of ['b', 'c', 'd']) {
    publish(message);
    await clock.advance(LIMITS.roundMs);
  }
  expect(fast.received).toEqual(['a', 'b', 'c', 'd']);
});

test('a viewer that takes nothing for ten seconds is dropped', async () => {
  const { clock, fanOut, publish, join } = start();
  const slow = join(new FakeViewer(false)).viewer;
  publish('a');
  await clock.advance(9900);
  expect(slow.terminated).toBe(false);
  await clock.advance(2000);
  expect(slow.terminated).toBe(true);
  expect(fanOut.viewers).toBe(0);
});

test('a viewer that leaves in the middle of a round does not hold it up', async () => {
  const { clock, publish, join } = start();
  const gone = join(new FakeViewer(false));
  const fast = join().viewer;
  publish('a');
  await clock.advance(0);
  gone.handle.leave();
  publish('b');
  await clock.advance(LIMITS.roundMs);
  expect(fast.received).toEqual(['a', 'b']);
});

test('a viewer whose connection fails is dropped', async () => {
  const { clock, fanOut, publish } = start();
  const broken = new FakeViewer();
  broken.write = (_frame, done) => {
    done(new Error('EPIPE'));
    return false;
  };
  fanOut.join(broken, WHOLE);
  publish('a');
  await clock.advance(0);
  expect(broken.terminated).toBe(true);
  expect(fanOut.viewers).toBe(0);
});

test('a half-open viewer is found by an unanswered ping', async () => {
  const { clock, join } = start();
  const dead = join();
  const alive = join();
  const pingMs = LIMITS.beatMs * LIMITS.beatsPerPing;
  await clock.advance(pingMs);
  expect([dead.viewer.pings, alive.viewer.pings]).toEqual([1, 1]);
  alive.handle.pong();
  await clock.advance(pingMs);
  expect(dead.viewer.terminated).toBe(true);
  expect(alive.viewer.terminated).toBe(false);
});

test('viewers are not all asked at once whether they are still there', async () => {
  const { clock, join } = start();
  const viewers = Array.from({ length: 2 * LIMITS.beatsPerPing }, () => join().viewer);
  const asked = () => viewers.reduce((sum, { pings }) => sum + pings, 0);
  for (let beat = 1; beat <= LIMITS.beatsPerPing; beat += 1) {
    await clock.advance(LIMITS.beatMs);
    expect(asked()).toBe(2 * beat);
  }
  expect(viewers.every(({ pings }) => pings === 1)).toBe(true);
});

test('many viewers are served in slices, between which the table has its turn', async () => {
  const { clock, publish, join } = start({ sliceMs: 0 });
  const viewers = Array.from({ length: 5 }, () => join().viewer);
  const served = () => viewers.filter(({ received }) => received.length > 0).length;
  const seen: number[] = [];
  publish('a');
  for (let turn = 0; turn < 5; turn += 1) clock.after(0, () => seen.push(served()));
  await clock.advance(0);
  expect(served()).toBe(5);
  expect(seen[0]).toBeLessThan(5);
  publish('b');
  await clock.advance(LIMITS.roundMs);
  expect(viewers.map(({ received }) => received.at(-1))).toEqual(['b', 'b', 'b', 'b', 'b']);
});

test('beats go out in slices too', async () => {
  const { clock, join } = start({ sliceMs: 0 });
  const viewers = Array.from({ length: 5 }, () => join().viewer);
  const seen: number[] = [];
  clock.after(LIMITS.beatMs, () => seen.push(viewers.filter(({ received }) => received.length > 0).length));
  await clock.advance(LIMITS.beatMs);
  expect(seen).toEqual([1]);
  expect(viewers.map(({ received }) => received)).toEqual(Array(5).fill(['beat']));
});

test('a closed fan-out sends nothing any more', async () => {
  const { clock, fanOut, publish, join } = start();
  const { viewer } = join();
  publish('a');
  fanOut.close();
  await clock.advance(5000);
  expect(viewer.received).toEqual([]);
});
