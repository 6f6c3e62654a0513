/** The five-dice sets on the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FIVE_DICE_SETS } from '../../src/game/index.ts';
import { PHONE, usePages } from './shown-page.ts';
import type { Step } from './stand-in-table.ts';

const open = usePages();

/** A turn of a roll-again set: three rolls, all dice kept. */
const thrice = (digits: string): Step[] => [{ roll: digits }, { roll: '' }, { roll: '' }];
const FOUR = ['Eric', 'Julie', 'Maximiliane', 'Bo'];

const text = (page: Page, selector: string) => page.locator(selector).textContent();
const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();

test.each(FIVE_DICE_SETS)(
  '$id: its rows, its possible points and its total are on the page',
  async (rules) => {
    const { page, table, show, complaints } = await open({ table: { rules: rules.id } });
    const roll = '4444'.padEnd(rules.dice, '1');
    table.play(rules.manners.stopEarly === 'no' ? thrice(roll) : [{ roll }]);
    await show(table.view());
    expect(await texts(page, 'tr[data-kind="box"] th .card-label')).toHaveLength(
      rules.boxes.length / rules.columns.length,
    );
    expect(await text(page, 'td[data-row="fours"][data-player="0"][data-column="0"] .possible')).toBe('16');
    expect(await page.locator('tr[data-row="total"] td').count()).toBe(rules.columns.length > 1 ? 3 : 2);
    expect(await text(page, '.fact-rules')).toBe(rules.name);
    expect(complaints).toEqual([]);
  },
);

test('triple Yahtzee shows the three columns of the player, the others by their totals, and any card on demand', async () => {
  const { page, table, show } = await open({
    players: FOUR,
    table: { rules: 'triple-yahtzee' },
    size: PHONE,
  });
  table.play([...thrice('66665'), { score: 'sixes-x3' }, ...thrice('55551')]);
  await show(table.view({ shownBox: 'four-of-a-kind-x2' }));
  expect(await texts(page, '.card-tab-total')).toEqual(['72', '0', '0', '0']);
  expect(await page.locator('.card-tab[aria-pressed="true"]').getAttribute('data-owner')).toBe('1');
  expect((await texts(page, 'thead th')).slice(1)).toEqual(['× 1', '× 2', '× 3']);
  const shown = page.locator('td[data-shown="true"]');
  expect(await shown.count()).toBe(1);
  expect(await shown.getAttribute('data-column')).toBe('1');
  await expect.poll(() => isInView(page, 'td[data-shown="true"]')).toBe(true);
  await page.locator('.card-tab[data-owner="0"]').click();
  expect(await text(page, 'td[data-row="sixes"][data-column="2"]')).toContain('24');
  expect(await text(page, 'tr[data-row="total"] td[data-column="2"]')).toBe('72');
  expect(await page.locator('.possible').count()).toBe(0);
  // The next turn brings its own card.
  table.play([{ score: 'fives' }]);
  await show(table.view());
  await expect
    .poll(() => page.locator('.card-tab[aria-pressed="true"]').getAttribute('data-owner'))
    .toBe('2');
});

test('who pressed a tab with the keyboard gives the space bar to it, who clicked it does not', async () => {
  const { page, table, show } = await open({ table: { rules: 'triple-yahtzee' } });
  table.play(thrice('66665'));
  await show(table.view());
  await page.locator('button[data-input="lever"]').waitFor();
  await page.locator('.card-tab[data-owner="1"]').click();
  await page.keyboard.press(' ');
  await expect.poll(() => table.deeds).toEqual(['press select', 'release select']);
  await page.locator('.card-tab[data-owner="0"]').focus();
  await page.keyboard.press(' ');
  expect(await page.locator('.card-tab[aria-pressed="true"]').getAttribute('data-owner')).toBe('0');
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => table.deeds)
    .toEqual(['press select', 'release select', 'press previous', 'release previous']);
});

test('a filled box that can be claimed shows what it would get more, and the card its keys', async () => {
  const { page, table, show } = await open({
    players: ['Eric'],
    table: { rules: 'bonus-in-box' },
    size: PHONE,
  });
  await page.locator('button[data-input="lever"]').waitFor();
  table.play([{ roll: '66666' }, 'stop', { score: 'yahtzee' }, { roll: '55555' }, 'stop']);
  await show(table.view({ shownBox: 'yahtzee' }));
  const cell = page.locator('td[data-row="yahtzee"]');
  expect(await cell.locator('.points').textContent()).toBe('50');
  expect(await cell.locator('.possible').textContent()).toBe('+100');
  expect(await cell.getAttribute('aria-label')).toBe('50, would get 100 more');
  expect(await text(page, 'tr[data-row="full-house"] th')).toBe('Full House (h)');
  expect(await page.locator('.card kbd').count()).toBe(0);
  expect(await text(page, 'thead th[data-current="true"]')).toBe('1 Eric');
  await expect.poll(() => isInView(page, 'td[data-row="yahtzee"]')).toBe(true);
});

test('dice that are marked to roll again say so', async () => {
  const { page, table, show } = await open({ table: { rules: 'yahtzee-plain' } });
  await page.locator('button[data-input="lever"]').waitFor();
  table.play([{ roll: '66634' }, { free: 4 }, { free: 5 }]);
  await show(table.view());
  expect(await texts(page, '.hold-cap')).toEqual(['1', '2', '3', 'Again', 'Again', '6']);
  expect(await page.getByRole('img', { name: 'die 4: three, rolls again' }).count()).toBe(1);
});

/** Not under the total, and not beyond the edge. */
function isInView(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    if (box === undefined) return false;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + 2);
    const bottom = document.elementFromPoint(box.left + box.width / 2, box.bottom - 2);
    return [top, bottom].every((element) => element?.closest(wanted) !== null);
  }, selector);
}
