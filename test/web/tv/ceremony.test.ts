import { describe, expect, test } from 'vitest';
import { ceremonyOf } from '../../../web/tv/ceremony.ts';

/** As long as the TV shows it. */
const SHOWN_MS = 16_000;

describe.each([0, 1, 2, 3])('with steps for %d places', (places) => {
  test.each([0, 17, 26])(
    'and %d rows the third place comes first, then second, first, name, card and fame',
    (rows) => {
      const { podiumMs, nameMs, cardMs, rowMs, fameMs } = ceremonyOf({ places, rows });
      expect(podiumMs).toHaveLength(places);
      const order = [...podiumMs.toReversed(), nameMs, cardMs, cardMs + rows * rowMs, fameMs];
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      // Everything has stood for a while before all cards come.
      expect(fameMs).toBeLessThan(SHOWN_MS / 2);
    },
  );
});
