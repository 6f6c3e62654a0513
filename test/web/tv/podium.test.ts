import { expect, test } from 'vitest';
import { standsOf } from '../../../web/tv/podium.ts';

/** Places as they stand from left to right, and those who stand before the podium. */
function seen(...places: readonly number[]): readonly string[] {
  const stands = standsOf(places.map((place, player) => ({ player, place })));
  const steps = stands.filter(({ at }) => at !== undefined).sort((a, b) => Number(a.at) - Number(b.at));
  const before = stands.filter(({ at }) => at === undefined);
  return [steps, before].map((group) => group.map(({ place }) => place).join(' '));
}

test.each([
  [[1], '1', ''],
  [[2, 1], '2 1', ''],
  [[3, 1, 2], '2 1 3', ''],
  [[5, 1, 2, 4, 3, 6], '2 1 3', '4 5 6'],
])(
  'of places %j the podium has %s, the first in the middle, and before it stand %s',
  (places, steps, rest) => {
    expect(seen(...places)).toEqual([steps, rest]);
  },
);

test.each([
  [[1, 1], '1 1', ''],
  [[1, 3, 1], '1 1 3', ''],
  [[1, 2, 2], '2 1 2', ''],
  [[3, 1, 1, 3], '3 1 1 3', ''],
  [[1, 1, 1, 1], '1 1 1 1', ''],
])('who shares a place shares the height of its step: %j is %s', (places, steps, rest) => {
  expect(seen(...places)).toEqual([steps, rest]);
});

test('a place that more share than there is room for is told before the podium, where nobody of it stands higher', () => {
  expect(seen(1, 2, 3, 3, 3)).toEqual(['2 1', '3 3 3']);
  expect(seen(1, 1, 1, 1, 1)).toEqual(['', '1 1 1 1 1']);
});

test('the best come first, each with their player', () => {
  expect(standsOf([2, 1].map((place, player) => ({ player, place })))).toEqual([
    { player: 1, place: 1, at: 1 },
    { player: 0, place: 2, at: 0 },
  ]);
});
