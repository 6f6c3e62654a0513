/** Keys are named where, and only while, somebody can press them for that. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { helpOf, stateTitle } from '../../src/table/control-text.ts';
import { english } from '../language/english.ts';
import { PHONE, usePages } from './shown-page.ts';

const open = usePages();

const badges = async (page: Page) => (await page.locator('.card kbd').allTextContents()).join('');

test('boxes show their letters while one is chosen, and their digits only when no die can be held', async () => {
  const { page, table, show } = await open();
  await page.locator('button[data-input="lever"]').waitFor();
  expect(await badges(page)).toBe('');
  table.play([{ roll: '12345' }]);
  await show(table.view());
  expect(await badges(page)).toBe('');
  await show(table.view({ shownBox: 'large-straight' }));
  expect(await badges(page)).toBe('tfhslyc');
  table.play([{ roll: '12345' }, { roll: '12345' }]);
  await show(table.view());
  expect(await badges(page)).toBe('123456tfhslyc');
});

test.each([
  ['names the keys', false],
  ['names no keys on a phone that is only touched', true],
])('how to play comes from the table that drives the buttons, and %s', async (_, touch) => {
  const { page } = await open({ players: [], size: PHONE, touch });
  await page.locator('button[data-input="lever"]').waitFor();
  await page.locator('.how-to-buttons summary').click();
  const state = page.locator('.how-to-state[data-state="rolls-left"]');
  expect(await state.locator('h3').textContent()).toBe(english(stateTitle('rolls-left')));
  expect(await state.locator('dd').allTextContents()).toEqual(
    (['lever', 'hold', 'leaf', 'select'] as const).map((input) => english(helpOf('rolls-left', input))),
  );
  const shown = await page.$$eval('kbd, .for-keys', (keys) =>
    keys.filter((key) => key.getClientRects().length > 0).map(({ textContent }) => textContent),
  );
  expect(shown.includes('Enter')).toBe(!touch);
  expect(shown.length > 0).toBe(!touch);
});

test.each([
  ['which keys press what', false],
  ['no keys on a table that is only touched', true],
])('the rules name %s', async (_, touch) => {
  const { page, table, show } = await open({ touch });
  table.play([{ roll: '12345' }]);
  await show(table.view());
  await page.locator('[data-opens-rules]').click();
  await page.locator('.rules-sheet').waitFor();
  const list = page.locator('.rules-sheet .key-list');
  expect(await list.isVisible()).toBe(!touch);
  const rows = await list.locator('li').allTextContents();
  expect(rows).toEqual(['Enter Roll lever', '1–6 Hold 1 – 6', '←→ Previous, next', 'Space Select']);
});

test('every button says by which key it is pressed, and that key presses it', async () => {
  const { page, table, show } = await open();
  await show(table.view());
  const buttons = page.locator('button[data-input]');
  await buttons.first().waitFor();
  const told = await buttons.evaluateAll((all) =>
    all.map((each) => ({
      input: each.getAttribute('data-input'),
      key: each.getAttribute('aria-keyshortcuts') ?? '',
      title: each.getAttribute('title'),
    })),
  );
  expect(told).toHaveLength(10);
  expect(told.find(({ input }) => input === 'lever')?.title).toBe('Roll lever (Enter)');
  expect(told.find(({ input }) => input === 'select')?.title).toBe('Select (Space)');
  for (const { input, key } of told) {
    table.deeds.length = 0;
    await page.keyboard.press(key);
    await expect.poll(() => table.deeds).toEqual([`press ${input}`, `release ${input}`]);
  }
});
