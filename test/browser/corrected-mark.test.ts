/** What was corrected is marked on every page of the game, shortly. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language/languages.ts';
import { usePages } from './shown-page.ts';

const open = usePages();

test('a corrected game is marked', async () => {
  const { page, table, show } = await open();
  table.play([{ roll: '66666' }, { score: 'chance' }]);
  await show(table.view());
  expect(await page.locator('[data-mark]:not([data-slot])').count()).toBe(0);
  table.play(['take back']);
  await show(table.view());
  expect(await page.locator('[data-mark="corrected"]').textContent()).toContain('taken back');
});

test.each(LANGUAGES)('that takes a narrow phone one short line, in %s', async (locale) => {
  const { page, table, show } = await open({ path: '/', size: { width: 320, height: 568 }, locale });
  table.play([{ roll: '66666' }, { score: 'chance' }, 'take back']);
  await show(table.view());
  const lines = await page.$eval('[data-mark="corrected"]', (mark) => {
    const range = document.createRange();
    range.selectNodeContents(mark);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
