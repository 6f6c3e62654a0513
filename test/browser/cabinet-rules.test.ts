/** Whoever plays at the on-screen cabinet looks up the rules there, and presses nothing of the table by it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { PHONE, usePages } from './shown-page.ts';
import { inSetup } from './stand-in-table.ts';

const open = usePages();
const DESK = { width: 1280, height: 720 };

const sheet = (page: Page) => page.locator('.rules-sheet');
const asks = async (page: Page): Promise<void> => {
  await page.locator('[data-opens-rules]').click();
  await sheet(page).waitFor();
};
const placesOf = (page: Page) =>
  page.$$eval('.cabinet *, .paper *, .head *', (all) =>
    all.map((each) => JSON.stringify(each.getBoundingClientRect())),
  );

test.each([['desk', DESK] as const, ['phone', PHONE] as const])(
  'a click opens the rules at the box that is shown, and no pin and nothing below it moves (%s)',
  async (_, size) => {
    const { page, table, show } = await open({ size });
    table.play([{ roll: '55534' }]);
    await show(table.view({ shownBox: 'full-house' }));
    await page.locator('button[data-input="lever"]').waitFor();
    const before = await placesOf(page);
    await asks(page);
    expect(await placesOf(page)).toEqual(before);
    expect(await page.locator('.box-picture[data-asked="true"]').textContent()).toContain('Full House');
    expect(await page.locator('.box-picture[data-asked="true"]').isVisible()).toBe(true);
    for (const key of ['1', 'ArrowLeft', 'f', 'q', 'Tab']) await page.keyboard.press(key);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet(page).count()).toBe(0);
    expect(table.deeds).toEqual([]);
    // The keys are the table's again, also those that would press a button of the page.
    await page.keyboard.press(' ');
    await expect.poll(() => table.deeds).toEqual(['press select', 'release select']);
  },
);

test('with keys alone the rules open and close, and the button has the focus again', async () => {
  const { page, table, show } = await open({ size: DESK });
  table.play([{ roll: '55534' }]);
  await show(table.view());
  await page.locator('[data-opens-rules]').focus();
  await page.keyboard.press('Enter');
  await sheet(page).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => sheet(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Rules');
  expect(table.deeds).toEqual([]);
});

test('in Farkle they say which dice score, also by touch, and a touch beside them closes them', async () => {
  const { page, table, show } = await open({ size: DESK, touch: true, table: { rules: 'farkle' } });
  table.play([{ roll: '111234' }]);
  await show(table.view());
  await page.locator('[data-opens-rules]').tap();
  await sheet(page).waitFor();
  expect(await page.locator('.house-rules dl').textContent()).toContain('1-2-3-4-5-61500');
  expect(await page.locator('.box-picture').count()).toBe(9);
  await page.touchscreen.tap(100, 240);
  await expect.poll(() => sheet(page).count()).toBe(0);
  expect(table.deeds).toEqual([]);
});

test('in setup they are those of the game that is chosen', async () => {
  const { page, table, show } = await open({ size: DESK });
  await show(table.view(inSetup({ rules: 'kismet' })));
  await asks(page);
  expect(await page.locator('.house-rules h2').textContent()).toBe('Kismet');
});

test('beside the dice stands what the shown box asks for, without moving anything else', async () => {
  const { page, table, show } = await open({ size: DESK, players: ['A', 'B', 'C', 'D', 'E', 'F'] });
  table.play([{ roll: '55534' }]);
  await show(table.view());
  const places = () =>
    page.$$eval('.standings li', (all) => all.map((each) => each.getBoundingClientRect().y));
  const before = await places();
  await show(table.view({ shownBox: 'full-house' }));
  await expect.poll(() => page.locator('.shown-rule').textContent()).toMatch(/^Full House: .*25/);
  expect(await places()).toEqual(before);
});

test('after a click on the menu the space bar is still select', async () => {
  const { page, table, show } = await open({ size: DESK });
  table.play([{ roll: '55534' }]);
  await show(table.view());
  await page.locator('[data-opens-menu]').click();
  await expect.poll(() => table.deeds).toContain('release next');
  table.deeds.length = 0;
  await page.keyboard.press(' ');
  await expect.poll(() => table.deeds).toEqual(['press select', 'release select']);
});
