import { expect, test } from 'vitest';
import { upperPar } from '../../../web/tv/par.ts';

const UPPER = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const most = Object.fromEntries(UPPER.map((row, index) => [row, 5 * (index + 1)]));

test('par of the upper part is three of each face in the boxes that are filled', () => {
  expect(upperPar({ upper: UPPER, most }, 63, UPPER)).toBe(0);
  expect(upperPar({ upper: UPPER, most }, 63, ['ones', 'twos', 'threes', 'fours', 'fives'])).toBe(18);
  expect(upperPar({ upper: UPPER, most }, 63, [])).toBe(63);
  expect(upperPar({ upper: [], most }, 63, [])).toBe(0);
});
