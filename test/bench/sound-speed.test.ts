/** From the lever to the sound; the part of the wall clock only as far as any machine keeps it. */
import { expect, test } from 'vitest';
import { soundSpeed } from './sound-speed.ts';

test('a pull is decided within milliseconds, and half of the sounds leave the mixer in time', async () => {
  const { runs, figures } = await soundSpeed(20);
  expect(runs[0]?.worst).toBeLessThan(10);
  expect(figures.find(({ name }) => name.endsWith('median'))?.value).toBeLessThan(60);
});
