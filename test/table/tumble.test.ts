import { expect, test } from 'vitest';
import { hasStopped, plannedStopMs, type Tumble, tumbleEndMs } from '../../src/table/state/tumble.ts';

const TUMBLE: Tumble = {
  startedMs: 1000,
  rolling: [true, false, true, true, false],
  roll: 7,
  hotDice: false,
  durableMs: 1010,
  hurriedMs: undefined,
};
const OPTIONS = { tumbleMs: 800, calm: false };
const stops = (tumble: Tumble, options = OPTIONS) =>
  tumble.rolling.map((_, slot) => plannedStopMs(tumble, options, slot));

test('the dice that roll stop at even steps from half of the tumble to its end', () => {
  expect(stops(TUMBLE)).toEqual([1400, 1000, 1600, 1800, 1000]);
  expect(tumbleEndMs(TUMBLE, OPTIONS)).toBe(1800);
});

test('no tumble is longer than 1.2 seconds, whatever is configured', () => {
  expect(tumbleEndMs(TUMBLE, { tumbleMs: 60_000, calm: false })).toBe(2200);
});

test('while the roll is not durable no die stands and no end is known', () => {
  const pending = { ...TUMBLE, durableMs: undefined };
  expect(tumbleEndMs(pending, OPTIONS)).toBeUndefined();
  expect(hasStopped(pending, OPTIONS, 1, 99_999)).toBe(false);
});

test('a roll that becomes durable late ends the tumble there', () => {
  const late = { ...TUMBLE, durableMs: 2500 };
  expect(tumbleEndMs(late, OPTIONS)).toBe(2500);
  expect(hasStopped(late, OPTIONS, 0, 2500)).toBe(true);
});

test('select stops the dice that still tumble, not earlier than the roll is durable', () => {
  const hurried = { ...TUMBLE, hurriedMs: 1500 };
  expect(stops(hurried)).toEqual([1400, 1000, 1500, 1500, 1000]);
  expect(tumbleEndMs(hurried, OPTIONS)).toBe(1500);
  expect(tumbleEndMs({ ...hurried, durableMs: 1700 }, OPTIONS)).toBe(1700);
});

test('a calm table shows one fade of 300 ms from the moment that the faces may be seen', () => {
  const calm = { tumbleMs: 800, calm: true };
  expect(tumbleEndMs(TUMBLE, calm)).toBe(1310);
  expect(hasStopped(TUMBLE, calm, 0, 1010)).toBe(true);
  expect(tumbleEndMs({ ...TUMBLE, hurriedMs: 1100 }, calm)).toBe(1100);
});
