import { beforeAll, expect, test } from 'vitest';
import type { ToldSnapshot } from '../../../web/link/told.ts';
import { wayBack } from '../../../web/parts/wrong-box.ts';
import { loadLiveTexts } from '../../../web/texts/live.ts';

beforeAll(() => loadLiveTexts('en'));

const scored = (row: string | null, takeable: boolean) => ({
  scored: { row, takeable } as NonNullable<ToldSnapshot['scored']>,
});

test('the way back is told while the table has it open: from a wrong box, and from a bank', () => {
  expect(wayBack(scored('fives', true))).toBe('Wrong box? Hold select.');
  expect(wayBack(scored(null, true))).toBe('Banked too soon? Hold select.');
  expect(wayBack(scored('fives', false))).toBeUndefined();
  expect(wayBack({})).toBeUndefined();
});
