import { expect, test } from 'vitest';
import { screenAt } from '../../../web/tv/attract-screens.ts';

const SCREENS = [
  { screen: 'last', lengthMs: 12_000 },
  { screen: 'race', lengthMs: 20_000 },
];

test.each([
  [0, 'last', 0],
  [11_999, 'last', 11_999],
  [12_000, 'race', 0],
  [31_999, 'race', 19_999],
  [32_000, 'last', 0],
  [76_500, 'race', 500],
])('after %d ms it is %s, for %d ms', (elapsedMs, screen, shownMs) => {
  expect(screenAt(SCREENS, elapsedMs)).toEqual({ screen, shownMs });
});

test('where there is nothing, nothing is shown', () => {
  expect(screenAt([], 5000)).toBeUndefined();
});
