/** Without WebAssembly, or without its SIMD, best play comes from the specification: slower, and the same. */
import { afterEach, expect, test, vi } from 'vitest';
import {
  BONUS_IN_BOX,
  type FiveDiceRules,
  FOURTEEN_BOX,
  PLAIN,
  YAHTZEE,
  YATZY,
} from '../../../src/game/index.ts';
import { followBySpecification } from '../../../src/strategy/five-dice/follow.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { followByKernel, solve } from '../../../src/strategy/five-dice/solve.ts';
import { statisticsOfPlay } from '../../../src/strategy/five-dice/statistics.ts';
import { canRunKernel } from '../../../src/strategy/kernel/memory.ts';
import { mannerOf } from '../../../src/strategy/odds/manners.ts';
import { withBonusAt, withBoxes } from './some-boxes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const UPPER_BONUS = withBonusAt(withBoxes(PLAIN, 'fours', 'fives', 'sixes', 'chance'), 45);

test.each([
  ['without WebAssembly', undefined],
  ['without its SIMD', { validate: () => false }],
])('%s the values and the statistics are the same', (_, missing) => {
  const values = solve(modelOf(UPPER_BONUS));
  const statistics = statisticsOfPlay(values);
  expect(canRunKernel()).toBe(true);
  vi.stubGlobal('WebAssembly', missing);
  expect(canRunKernel()).toBe(false);
  const slowly = solve(modelOf(UPPER_BONUS));
  for (const [index, points] of slowly.points.entries())
    expect(points).toBeCloseTo(values.points[index] ?? 0, 9);
  const { sd, upperBonus, percentiles } = statisticsOfPlay(slowly);
  expect(sd).toBeCloseTo(statistics.sd, 9);
  expect(upperBonus).toBeCloseTo(statistics.upperBonus, 9);
  expect(percentiles).toEqual(statistics.percentiles);
});

const SETS: [string, FiveDiceRules][] = [
  ['an upper bonus', UPPER_BONUS],
  ['claims', withBoxes(BONUS_IN_BOX, 'sixes', 'yahtzee', 'chance', 'full-house')],
  ['a bonus box', withBoxes(FOURTEEN_BOX, 'sixes', 'yahtzee', 'yahtzee-bonus')],
  ['the forced joker', withBoxes(YAHTZEE, 'sixes', 'yahtzee', 'full-house')],
  ['pairs', withBoxes(YATZY, 'one-pair', 'two-pairs', 'small-straight')],
];

test.each(SETS)('with %s, kernel and specification end the same turns alike', (_, rules) => {
  const values = solve(modelOf(rules));
  const [fast, readable] = [followByKernel(values), followBySpecification(values)].map((follow) =>
    statisticsOfPlay(values, follow),
  );
  expect(readable?.sd).toBeCloseTo(fast?.sd ?? 0, 9);
  for (const [category, { mean, zero }] of Object.entries(readable?.boxes ?? {})) {
    const other = Object.entries(fast?.boxes ?? {}).find(([name]) => name === category)?.[1];
    expect(mean).toBeCloseTo(other?.mean ?? -1, 9);
    expect(zero).toBeCloseTo(other?.zero ?? -1, 9);
  }
});

test.each(SETS)('with %s, turns of people end alike with the kernel and without', (_, rules) => {
  const values = solve(modelOf(rules));
  for (const player of ['human:1', 'human:9'] as const) {
    const fast = statisticsOfPlay(values, mannerOf(player, values).follow);
    vi.stubGlobal('WebAssembly', undefined);
    const slow = statisticsOfPlay(values, mannerOf(player, values).follow);
    vi.unstubAllGlobals();
    expect(fast.sd).toBeCloseTo(slow.sd, 7);
    expect(fast.upperBonus).toBeCloseTo(slow.upperBonus, 9);
    expect(fast.percentiles).toEqual(slow.percentiles);
  }
});
