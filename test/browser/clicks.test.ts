/** Whoever clicks on what the table shows presses the pins that lead there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { usePages } from './shown-page.ts';
import { inSetup, type StandInTable } from './stand-in-table.ts';

const open = usePages();

/** The first pin that a click on it presses. */
async function pressedBy(page: Page, table: StandInTable, selector: string): Promise<string | undefined> {
  const { length } = table.deeds;
  await page.locator(selector).first().click();
  await expect.poll(() => table.deeds.length).toBeGreaterThan(length);
  const first = table.deeds[length];
  // Until every finger is off again.
  await expect
    .poll(() => {
      const done = table.deeds.slice(length);
      return ['press', 'release'].map((word) => done.filter((deed) => deed.startsWith(word)).length);
    })
    .toSatisfy(([down, up]: number[]) => down === up && (down ?? 0) > 0);
  return first;
}

test('a die, a box, the menu and a game of setup are reached by a click', async () => {
  const { page, table, show } = await open({ path: '/cabinet', size: { width: 1280, height: 800 } });
  table.play([{ roll: '55534' }]);
  await show(table.view());
  expect(await pressedBy(page, table, '.slot[data-slot="2"] canvas')).toBe('press hold2');
  // Nothing is shown yet: the first press of next shows a box.
  expect(await pressedBy(page, table, '.card tr[data-row="fives"] td')).toBe('press next');
  await show(table.view({ shownBox: 'fives' }));
  expect(await pressedBy(page, table, '.card tr[data-row="fives"] td')).toBe('press select');
  // A double click leads there, and scores nothing.
  const presses = (input: string) => table.deeds.filter((deed) => deed === `press ${input}`).length;
  const before = { next: presses('next'), select: presses('select') };
  await page.locator('.card tr[data-row="sixes"] td').first().dblclick();
  await expect.poll(() => presses('next')).toBeGreaterThan(before.next);
  await show(table.view({ shownBox: 'sixes' }));
  await expect.poll(() => table.deeds.at(-1)).toBe('release next');
  expect(presses('select')).toBe(before.select);
  expect(await pressedBy(page, table, '[data-opens-menu]')).toBe('press previous');
  expect(table.deeds).toContain('press next');
  const setup = inSetup();
  await show(table.view(setup));
  expect(await pressedBy(page, table, `.setup [data-game="${setup.setup?.rules}"]`)).toBe('press select');
  expect(await pressedBy(page, table, '.setup [data-number="3"]')).toBe('press hold3');
});

test('once names are asked for, games and numbers look like nothing to press, and press nothing', async () => {
  const { page, table, show } = await open({ path: '/cabinet', size: { width: 1280, height: 800 } });
  await show(table.view(inSetup({ question: 'name', players: 2 })));
  const tile = page.locator('.setup [data-game][data-chosen="false"]').first();
  await tile.click();
  await page.locator('.setup [data-number="1"]').click();
  await page.locator('button[data-input="lever"]').click();
  await expect.poll(() => table.deeds).toContain('release lever');
  expect(table.deeds).toEqual(['press lever', 'release lever']);
  const look = await tile.evaluate((element) => {
    const { cursor, borderTopColor } = getComputedStyle(element);
    return { cursor, borderTopColor };
  });
  expect(look).toEqual({ cursor: 'auto', borderTopColor: 'rgba(0, 0, 0, 0)' });
});

test('service is opened by a click, which holds its three buttons', async () => {
  const { page, table } = await open({ path: '/cabinet', size: { width: 1280, height: 800 }, players: [] });
  await page.locator('[data-opens-service]').click();
  await expect.poll(() => table.deeds).toEqual(['press previous', 'press next', 'press select']);
});
