import { expect, test } from 'vitest';
import { meansOf } from '../../../web/profile/looked.ts';

test('means are those of a game; where nothing had to be chosen, accuracy has none', () => {
  expect(
    meansOf([
      { luck: 30, choices: -4, accuracy: 90 },
      { luck: -10, choices: 0, accuracy: null },
    ]),
  ).toEqual({ luck: 10, choices: -2, accuracy: 90 });
  expect(meansOf([])).toEqual({ luck: 0, choices: 0, accuracy: null });
});
