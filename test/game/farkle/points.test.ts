import { expect, test } from 'vitest';
import {
  allScoringDice,
  type Counts,
  countsOf,
  FARKLE,
  FARKLE_LITERAL,
  type Face,
  legalKeeps,
  pointsBySearch,
  pointsByTable,
} from '../../../src/game/index.ts';

/** S2's table worked out another way: greedy on sorted digits. */
function oracle(digits: string): number {
  if (digits === '123456') return 1500;
  const triple = /(.)\1\1/.exec(digits);
  if (triple !== null) {
    const [three, face] = triple;
    return (face === '1' ? 1000 : 100 * Number(face)) + oracle(digits.replace(three, ''));
  }
  return [...digits].reduce((sum, digit) => sum + (digit === '1' ? 100 : digit === '5' ? 50 : 0), 0);
}

/** Every die of the digits scores: leaving any one out costs points. */
const alive = (digits: string): boolean =>
  digits !== '' &&
  [...digits].every((_, at) => oracle(digits.slice(0, at) + digits.slice(at + 1)) < oracle(digits));

function* rolls(count: number): Generator<readonly Face[]> {
  for (let number = 0; number < 6 ** count; number += 1) {
    yield [...number.toString(6).padStart(count, '0')].map((digit) => (Number(digit) + 1) as Face);
  }
}

const pointsOf = pointsByTable(FARKLE);

/** RULES.md, "Odds of Farkle": rolls of n dice, farkles, sum of best scores, rolls in which all dice score. */
test.each([
  [1, 6, 4, 25, 2],
  [2, 36, 16, 50, 4],
  [3, 216, 60, 3125 / 36, 12],
  [4, 1296, 204, 10175 / 72, 48],
  [5, 7776, 600, 23275 / 108, 192],
  [6, 46656, 1440, 284875 / 864, 1548],
])(
  '%i dice: all %i rolls score as an independent computation says, with %i farkles, mean %d, and %i where all score',
  (count, all, farkles, mean, full) => {
    let sum = 0;
    const found = { all: 0, farkles: 0, full: 0 };
    const wrong: string[] = [];
    for (const dice of rolls(count)) {
      const digits = [...dice].sort().join('');
      const points = pointsOf(countsOf(dice));
      if (points !== oracle(digits)) wrong.push(digits);
      found.all += 1;
      sum += points;
      if (points === 0) found.farkles += 1;
      if (alive(digits)) found.full += 1;
    }
    expect(wrong).toEqual([]);
    expect(found).toEqual({ all, farkles, full });
    expect(sum / all).toBeCloseTo(mean, 9);
  },
);

/** Every group of one to six dice, once. */
const groups = new Set(
  [1, 2, 3, 4, 5, 6].flatMap((count) => [...rolls(count)].map((dice) => [...dice].sort().join(''))),
);
const diceOf = (digits: string): readonly Face[] => [...digits].map((digit) => Number(digit) as Face);

test('of all 923 groups, exactly those keeps are legal in which every die scores, each once and in order', () => {
  expect(groups.size).toBe(923);
  const wrong = [...groups].filter((digits) => {
    const parts = new Set<string>();
    for (let mask = 1; mask < 2 ** digits.length; mask += 1) {
      parts.add([...digits].filter((_, at) => mask & (1 << at)).join(''));
    }
    const right = [...parts].filter(alive).sort((a, b) => a.length - b.length || Number(a) - Number(b));
    const found = legalKeeps(FARKLE, pointsOf, countsOf(diceOf(digits))).map(({ dice }) => dice.join(''));
    return right.join() !== found.join();
  });
  expect(wrong).toEqual([]);
});

test('to the letter, a keep is legal as soon as it scores anything', () => {
  const keeps = legalKeeps(FARKLE_LITERAL, pointsOf, countsOf([1, 2, 2]));
  expect(keeps.map(({ dice }) => dice.join(''))).toEqual(['1', '12', '122']);
});

test('all scoring dice bring the points of the whole roll and no die too many', () => {
  for (const digits of groups) {
    const keep = allScoringDice(FARKLE, pointsOf, countsOf(diceOf(digits)));
    expect(keep?.points ?? 0).toBe(oracle(digits));
    if (keep !== undefined) expect(alive(keep.dice.join(''))).toBe(true);
  }
});

test.each<[string, Partial<typeof FARKLE>, number]>([
  ['111111', {}, 2000],
  ['222222', {}, 400],
  ['1111', {}, 1100],
  ['123456', { straight: null }, 150],
  ['223344', { threePairs: 1000 }, 1000],
  ['222244', { threePairs: 1000 }, 200],
  ['222333', { twoTriplets: 2500 }, 2500],
  ['2222', { fourAlike: { timesTriple: 2 } }, 400],
  ['1111', { fourAlike: { timesTriple: 2 } }, 2000],
  ['22222', { fourAlike: 1000 }, 1000],
  ['333333', { sixAlike: 3000 }, 3000],
  ['111555', { twoTriplets: 100 }, 1500],
])('%s with %j scores %i: the best partition counts', (digits, switches, points) => {
  const rules = { ...FARKLE, ...switches };
  const counts: Counts = countsOf(diceOf(digits));
  expect(pointsBySearch(rules)(counts)).toBe(points);
  expect(pointsByTable(rules)(counts)).toBe(points);
});
