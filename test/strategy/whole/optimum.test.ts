/** Whole rule sets: numbers that others have published or computed, and the kernel against its specification. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIVE_DICE_SETS, findRules, YAHTZEE } from '../../../src/game/index.ts';
import { solveByKernel } from '../../../src/strategy/five-dice/card-solver.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { solveBySpecification } from '../../../src/strategy/five-dice/specification.ts';
import { valueOfCard } from '../../../src/strategy/five-dice/values.ts';
import { compiledKernel } from '../../../src/strategy/kernel/compile.ts';

/** Published: the first five; the others were found by the specification, which tries every choice. */
test.each([
  ['yahtzee', 254.5877287345],
  ['yahtzee-free-joker', 254.589609],
  ['yahtzee-no-joker', 253.970241],
  ['yahtzee-plain', 245.870775],
  ['yatzy', 248.439989],
  ['bonus-in-box', 253.9702393818],
  ['fourteen-box', 254.4435239566],
  ['scotzee', 254.7112725925],
  ['kismet', 315.0240285888],
])('the best play of %s is worth %d', (id, points) => {
  const rules = findRules(FIVE_DICE_SETS, id);
  if (rules?.family !== 'five-dice') throw new Error(`There is no set ${id}.`);
  const values = solveByKernel(modelOf(rules));
  expect(valueOfCard(values, { filled: 0, holds: false }, 0)).toBeCloseTo(points, 6);
});

/** The specification takes its time, and a busy machine several times as much. */
const PATIENCE_MS = 300_000;

test('of all cards of the official rules, the kernel says what the specification says', {
  timeout: PATIENCE_MS,
}, () => {
  const model = modelOf(YAHTZEE);
  const [fast, readable] = [solveByKernel(model), solveBySpecification(model)];
  let worst = 0;
  for (const [index, points] of fast.points.entries()) {
    worst = Math.max(worst, Math.abs(points - (readable.points[index] ?? Number.NaN)));
  }
  expect(worst).toBeLessThan(1e-9);
});

test('the kernel is compiled from its source', async () => {
  expect(readFileSync('src/strategy/kernel/kernel.ts', 'utf8')).toBe(await compiledKernel());
});
