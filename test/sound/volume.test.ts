import { expect, test } from 'vitest';
import { timeOfDay, volumeAt } from '../../src/sound/volume.ts';

const LATE = { volume: 100, nightVolume: 50, nightFrom: '22:00', nightTo: '07:30' };

test.each([
  ['21:59', 1],
  ['22:00', 0.25],
  ['00:00', 0.25],
  ['07:29', 0.25],
  ['07:30', 1],
])('at %s a night from 22:00 to 07:30 leaves %d of the volume', (time, volume) => {
  expect(volumeAt(LATE, time)).toBe(volume);
});

test('a night within one day, and none at all', () => {
  const noon = { ...LATE, nightFrom: '12:00', nightTo: '14:00' };
  expect(volumeAt(noon, '13:00')).toBe(0.25);
  expect(volumeAt(noon, '14:00')).toBe(1);
  const none = { ...LATE, nightFrom: '08:00', nightTo: '08:00' };
  expect(volumeAt(none, '08:00')).toBe(1);
  expect(volumeAt({ ...none, volume: 0 }, '08:00')).toBe(0);
});

test('the time of day is that of the clock on the wall', () => {
  expect(timeOfDay(new Date(2026, 0, 1, 7, 5))).toBe('07:05');
});
