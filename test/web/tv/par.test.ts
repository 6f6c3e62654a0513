import { expect, test } from 'vitest';
import { parOf } from '../../../web/tv/par.ts';

const UPPER = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const most = Object.fromEntries(UPPER.map((row, index) => [row, 5 * (index + 1)]));

test('par of the upper part is three of each face in the boxes that are filled', () => {
  expect(parOf({ upper: UPPER, most }, 63, UPPER)).toBe(0);
  expect(parOf({ upper: UPPER, most }, 63, ['ones', 'twos', 'threes', 'fours', 'fives'])).toBe(18);
  expect(parOf({ upper: UPPER, most }, 63, [])).toBe(63);
  expect(parOf({ upper: [], most }, 63, [])).toBe(0);
});
