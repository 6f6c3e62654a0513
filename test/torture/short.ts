/** The short version of a campaign as a test of `npm test`. */
import { expect, test } from 'vitest';
import { type Campaign, Trial } from './campaign.ts';

const SEED = 1;
/** Many times what it takes on two cores: how quick it is, is no question of right or wrong. */
const LIMIT_MS = 900_000;

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
