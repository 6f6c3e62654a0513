/** Whatever is played fits on a phone and on a TV. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, TV, usePages } from './shown-page.ts';
import { inSetup, type Step } from './stand-in-table.ts';

const open = usePages();

/** A turn of a roll-again set: three rolls, all dice kept. */
const thrice = (digits: string): Step[] => [{ roll: digits }, { roll: '' }, { roll: '' }];
const FOUR = ['Eric', 'Julie', 'Maximiliane', 'Bo'];

/** Nothing sticks out to the side or out of the cabinet, and nothing is laid over anything else. */
async function fits(page: Page): Promise<void> {
  const { overflow, overlaps } = await page.evaluate(() => {
    const parts = ['.screen', '.dice', '.deck', '.status', '.standings', '.cabinet > .farkle-race']
      .flatMap((selector) => [...document.querySelectorAll(`.cabinet ${selector}, ${selector}`)])
      .filter((element, index, all) => all.indexOf(element) === index)
      .map((element) => ({ name: element.className, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0);
    const found: string[] = [];
    for (const [index, a] of parts.entries()) {
      for (const b of parts.slice(index + 1)) {
        const besides = a.box.right <= b.box.left + 1 || b.box.right <= a.box.left + 1;
        const apart = a.box.bottom <= b.box.top + 1 || b.box.bottom <= a.box.top + 1;
        if (!besides && !apart) found.push(`${a.name} over ${b.name}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    const cabinet = document.querySelector('.cabinet');
    const hidden = cabinet === null ? 0 : cabinet.scrollHeight - cabinet.clientHeight;
    return { overflow: Math.max(scrollWidth - clientWidth, hidden), overlaps: found };
  });
  expect(overflow).toBe(0);
  expect(overlaps).toEqual([]);
}

test.each([
  ['a phone', PHONE],
  ['a TV', TV],
])('on %s nothing lies over anything else, whatever is played', async (_, size) => {
  const sets: [string, readonly Step[]][] = [
    ['triple-yahtzee', thrice('66665')],
    ['yatzy', [{ roll: '66655' }, { hold: 1 }]],
    ['fourteen-box', [{ roll: '66655' }]],
    ['farkle', [{ roll: '666125' }, { hold: 1 }, { hold: 2 }, { hold: 3 }]],
  ];
  for (const rehearsal of [false, true]) {
    for (const [rules, steps] of sets) {
      const { page, table, show } = await open({ players: FOUR, size, table: { rules, rehearsal } });
      await page.locator('button[data-input="lever"]').waitFor();
      table.play(steps);
      await show(table.view());
      await fits(page);
      await show(table.view(inSetup({ rules, players: 4 })));
      await fits(page);
    }
  }
});
