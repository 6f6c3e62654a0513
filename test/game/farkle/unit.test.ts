import { expect, test } from 'vitest';
import { commonDivisor, FARKLE, FARKLE_LITERAL, pointsUnit, ZILCH } from '../../../src/game/index.ts';

test('totals of the sets of the house are multiples of fifty', () => {
  expect([FARKLE, ZILCH, FARKLE_LITERAL].map(pointsUnit)).toEqual([50, 50, 50]);
});

test('a single set, an empty roll or a penalty of other points makes the steps smaller', () => {
  expect(pointsUnit({ ...FARKLE, fourAlike: 1010 })).toBe(10);
  expect(pointsUnit({ ...FARKLE, fourAlike: { timesTriple: 3 } })).toBe(50);
  expect(pointsUnit({ ...FARKLE, emptyFirstRoll: 475 })).toBe(25);
  expect(pointsUnit({ ...FARKLE, farklePenalty: { inARow: 3, points: -505 } })).toBe(5);
});

test('nothing has a common divisor with anything but itself', () => {
  expect([commonDivisor(0, 50), commonDivisor(50, 0), commonDivisor(100, 75)]).toEqual([50, 50, 25]);
});
