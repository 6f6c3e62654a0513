/** What the README tells of the campaigns is what came out of them when they were run in full. */
import { expect, test } from 'vitest';
import { CAMPAIGNS } from './campaigns.ts';
import { publishedText, readResults, resultsText } from './results.ts';

test("the README's table of campaigns is that of the kept results, losses too", () => {
  expect(publishedText()).toBe(resultsText(readResults()));
});

test('what is kept was run in full', () => {
  for (const { name, tried } of readResults().results) {
    const { tries, endsEarly } = CAMPAIGNS.find((campaign) => campaign.name === name)!;
    expect(tried, name).toBeGreaterThanOrEqual(endsEarly === true ? tries.quick + 1 : tries.full);
  }
});
