/** Samples in time: nothing is late, and what waits is short. */
import { expect, test } from 'vitest';
import { Pump, TICK_MS } from '../../src/sound/host/pump.ts';
import { MIX_RATE, Mixer } from '../../src/sound/mixer/mixer.ts';

/** A player that began with the first sample: how many ms of stream wait in front of it. */
function stand(lengthMs = 300) {
  const samples = new Float32Array((lengthMs * MIX_RATE) / 1000).fill(0.5);
  const mixer = new Mixer(new Map([['clack', { samples, rate: MIX_RATE }]]));
  let nowMs = 1000;
  let writtenMs = 0;
  const heard: number[] = [];
  const pump = new Pump(
    mixer,
    () => nowMs,
    (portion) => {
      const first = portion.findIndex((sample) => sample !== 0);
      if (first !== -1) heard.push(writtenMs);
      writtenMs += (portion.length * 1000) / MIX_RATE;
    },
  );
  return {
    ...{ pump, mixer, heard },
    written: () => writtenMs,
    pass(ms: number, tickMs = TICK_MS) {
      for (let passed = 0; passed < ms; passed += tickMs) {
        nowMs += tickMs;
        pump.tick();
      }
    },
    clack() {
      const leavesInMs = pump.nextMs - nowMs;
      mixer.play({ sound: 'clack' }, 1);
      pump.tick();
      return leavesInMs;
    },
  };
}

test('out of silence a sound leaves at once, and in a stream never later than its lead', () => {
  const { pass, clack } = stand();
  expect(clack()).toBe(0);
  for (let times = 0; times < 50; times += 1) {
    pass(15 + times);
    const leavesInMs = clack();
    expect(leavesInMs).toBeGreaterThanOrEqual(0);
    expect(leavesInMs).toBeLessThanOrEqual(40);
  }
});

test('the stream is ahead of time by its lead, neither less nor more, also when the machine is late now and then', () => {
  const { pass, clack, written } = stand(2000);
  clack();
  let passedMs = 0;
  for (const tickMs of [5, 20, 5, 30, 7, 5, 25, 5, 5]) {
    pass(tickMs, tickMs);
    passedMs += tickMs;
    expect(written() - passedMs).toBeGreaterThanOrEqual(35);
    expect(written() - passedMs).toBeLessThanOrEqual(45);
  }
});

test('after the last sound comes a second of silence, and then nothing', () => {
  const { pass, clack, written, pump } = stand(300);
  clack();
  pass(3000);
  const all = written();
  expect(all).toBeGreaterThanOrEqual(1300);
  expect(all).toBeLessThan(1400);
  expect(pump.tick()).toBe(false);
  pass(60_000, 1000);
  expect(written()).toBe(all);
  expect(clack()).toBe(0);
});

test('a machine that was away makes up for nothing: the stream goes on from now', () => {
  const { pass, clack, written } = stand(300);
  clack();
  pass(100);
  const before = written();
  pass(400, 400);
  expect(written() - before).toBeLessThanOrEqual(45);
});
