/** The short version of a campaign as a test of `npm test`. */
import { expect, test } from 'vitest';
import { type Campaign, Trial } from './campaign.ts';

const SEED = 1;
const LIMIT_MS = 180_000;

export function shortVersion(campaign: Campaign): void {
  const { name, what, tries } = campaign;
  test(
    `${tries.quick} of ${tries.full} ${name}: ${what}`,
    async () => {
      const trial = new Trial(tries.quick, SEED);
      await campaign.run(trial);
      expect(trial.losses).toEqual([]);
      expect(trial.lost).toBe(0);
      expect(trial.survived).toBeGreaterThanOrEqual(tries.quick);
    },
    LIMIT_MS,
  );
}
