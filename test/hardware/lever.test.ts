/** The lever can be put together, comes back by itself, and reaches its switch. */
import { expect, test } from 'vitest';
import { TILT_DEGREES } from '../../hardware/case.ts';
import {
  AXLE_STACK,
  leanDegrees,
  leverProblems,
  movedFor,
  onRod,
  ROD,
  SPRING_MM,
  torques,
} from '../../hardware/lever.ts';
import { LEVER } from '../../hardware/panel.ts';

test('the lever as it is breaks no rule', () => {
  expect(leverProblems(TILT_DEGREES)).toEqual([]);
});

test('a rod at the end of its lean touches the slot at the front of the panel, and nothing before', () => {
  // At 41 degrees, 44 mm from the axle: 38.2 mm aside, and half of 10 mm seen at that angle.
  expect(leanDegrees(6)).toBe(41);
  const edge = (38 + 6) * Math.tan((41 * Math.PI) / 180) + 5 / Math.cos((41 * Math.PI) / 180);
  expect(edge).toBeLessThanOrEqual(LEVER.slot[1] / 2);
  expect(edge).toBeGreaterThan(LEVER.slot[1] / 2 - 0.3);
  expect(leanDegrees(3)).toBeGreaterThan(leanDegrees(6));
  expect(onRod(0, ROD.length - ROD.axle)).toEqual([0, 38 - 150]);
});

test('a pull stretches the spring, and the spring is stronger than rod and knob', () => {
  expect(SPRING_MM.pulled).toBeGreaterThan(1.5 * SPRING_MM.rest);
  const { spring, weight } = torques(TILT_DEGREES);
  expect(spring / weight).toBeGreaterThan(1.5);
});

test.each<readonly [string, readonly string[], RegExp]>([
  [
    'a panel too thin for the slots of the switch',
    leverProblems(TILT_DEGREES, [0.5]),
    /on a panel of 0.5 mm the lever’s switch would have to move by [\d.]+ mm, and its slots let it go 4/,
  ],
  ['a panel that hangs over the player', leverProblems(60), /the lever stays down: 0.17 Nm of spring/],
  [
    'an axle without washers',
    leverProblems(
      TILT_DEGREES,
      [3],
      AXLE_STACK.map((part) => (part.kind === 'washer' ? { ...part, kind: 'play' as const } : part)),
    ),
    /the rod has 7.2 mm of play on its axle/,
  ],
  [
    'more nuts than the axle is long',
    leverProblems(TILT_DEGREES, [3], [...AXLE_STACK, ...AXLE_STACK.slice(-2), ...AXLE_STACK.slice(-2)]),
    /mm are on an axle of 45/,
  ],
])('%s is told', (_, problems, sentence) => {
  expect(problems.join('\n')).toMatch(sentence);
  expect(movedFor(3)).toBeLessThanOrEqual(4);
});
