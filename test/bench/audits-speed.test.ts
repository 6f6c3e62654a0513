/** The measurement itself, over a few games; the part of the wall clock only as far as any machine keeps it. */
import { expect, test } from 'vitest';
import { auditsSpeed } from './audits-speed.ts';

test('the page of a full journal has all games counted, and is there in time', async () => {
  const { figures } = await auditsSpeed(2000, 1);
  expect(figures).toHaveLength(3);
  expect(figures[0]?.value).toBeLessThan(3000);
});
