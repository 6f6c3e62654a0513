/** Keys are named where, and only while, somebody can press them for that. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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
  ['with a keyboard', false],
  ['that is only touched', true],
])('how to play fits on the first screen of a phone %s', async (_, touch) => {
  const { page } = await open({ players: [], size: PHONE, touch });
  await page.locator('button[data-input="lever"]').waitFor();
  const { hidden, keys } = await page.evaluate(() => {
    const scrolling = [...document.querySelectorAll('.paper, .between, .how-to')];
    return {
      hidden: Math.max(...scrolling.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)),
      keys: [...document.querySelectorAll('kbd, .for-keys')].filter((key) => key.getClientRects().length > 0)
        .length,
    };
  });
  expect(hidden).toBe(0);
  expect(keys).toBe(touch ? 0 : 5);
});
