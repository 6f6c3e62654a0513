/** Pages that are read: nothing is cut off or lies over anything else on the smallest phone; `npm run layouts` looks at every size. */
import { expect, onTestFinished, test } from 'vitest';
import { hallStills } from '../pictures/hall-stills.ts';
import { faultsAt } from '../pictures/look-at.ts';
import { tableStills } from '../pictures/table-stills.ts';
import { MEASURED } from './measured-languages.ts';
import { useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();
const SMALLEST = [320, 568] as const;
const [longest = 'de', second = 'fr'] = MEASURED.filter((language) => language !== 'ja');

test.each([
  ['a table', tableStills, longest],
  ['a hall', hallStills, second],
] as const)(
  'on every page of %s, with names of twelve letters',
  async (_, openStills, locale) => {
    const parts = { browser: built.browser(), webRoot: built.webRoot, atEnd: onTestFinished };
    for (const { name, open } of await openStills(parts)) {
      const context = await built.browser().newContext({ locale });
      const page = await context.newPage();
      await open(page);
      expect(await faultsAt(page, SMALLEST), name).toEqual([]);
      await context.close();
    }
  },
  240_000,
);
