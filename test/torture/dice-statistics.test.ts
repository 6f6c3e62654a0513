import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { DICE_STATISTICS, diceStatistics } from './dice-statistics.ts';
import { shortVersion } from './short.ts';

shortVersion(DICE_STATISTICS);

const failures = (draw: Parameters<typeof diceStatistics>[2], rolls = 100_000): readonly string[] =>
  diceStatistics(rolls, 1, draw)
    .filter(({ chiSquare, limit }) => chiSquare > limit)
    .map(({ name }) => name);

/** Bytes that are as good as the real ones, and cheaper. */
const bytesOf = ({ seed, n }: { seed: string; n: number }): readonly number[] => [
  ...createHmac('sha256', seed).update(`${n}`).digest(),
];

test('dice that use every byte, so that 1 to 4 come more often, are found out', () => {
  const careless = failures((inputs) =>
    bytesOf(inputs)
      .slice(0, 5)
      .map((byte) => (byte % 6) + 1),
  );
  expect(careless).toContain('faces');
});

test('dice that remember the roll before, or each other, are found out', () => {
  let before: readonly number[] = [1, 1, 1, 1, 1];
  const sticky = failures((inputs) => {
    const bytes = bytesOf(inputs).filter((byte) => byte < 252);
    before = before.map((face, slot) => ((bytes[slot + 8] ?? 0) < 8 ? face : ((bytes[slot] ?? 0) % 6) + 1));
    return before;
  }, 20_000);
  expect(sticky).toContain('pairs from roll to roll');
  const alike = failures((inputs) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, chance = 0] = bytesOf(inputs).filter((byte) => byte < 252);
    return [a, chance < 20 ? a : b, c, d, e].map((byte) => (byte % 6) + 1);
  }, 20_000);
  expect(alike).toContain('pairs in a roll');
  expect(alike).toContain('runs of one face');
});
