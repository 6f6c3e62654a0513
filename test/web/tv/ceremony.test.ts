import { describe, expect, test } from 'vitest';
import { ceremonyOf } from '../../../web/tv/ceremony.ts';

/** As long as the TV shows it. */
const SHOWN_MS = 16_000;

describe.each([1, 2, 3, 6])('with %d players', (players) => {
  test.each([0, 17, 26])(
    'and %d rows the third place comes first, then second, first, name, card and fame',
    (rows) => {
      const { podiumMs, nameMs, cardMs, rowMs, fameMs } = ceremonyOf({ players, rows });
      expect(podiumMs).toHaveLength(players === 1 ? 0 : Math.min(3, players));
      const order = [...podiumMs.toReversed(), nameMs, cardMs, cardMs + rows * rowMs, fameMs];
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      // Everything has stood for a while before all cards come.
      expect(fameMs).toBeLessThan(SHOWN_MS / 2);
    },
  );
});
