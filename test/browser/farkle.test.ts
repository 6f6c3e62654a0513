/** Farkle on the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, TV, usePages } from './shown-page.ts';
import type { Step } from './stand-in-table.ts';

const open = usePages();

const text = (page: Page, selector: string) => page.locator(selector).textContent();
const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();

const FARKLE_GAME: Step[] = [
  ...[{ roll: '111345' }, { hold: 1 }, { hold: 2 }, { hold: 3 }, 'bank' as const],
  { roll: '223346' },
  ...[{ roll: '666125' }, { hold: 1 }, { hold: 2 }, { hold: 3 }, { roll: '156' }, { hold: 4 }],
];

test('Farkle shows totals, bars to the target, the turn, the picked dice and the last turns', async () => {
  const { page, table, show } = await open({ table: { rules: 'farkle' } });
  table.play(FARKLE_GAME);
  await show(table.view());
  expect(await texts(page, '.paper [data-farkle-sum] dd')).toEqual(['600', '+100', '700']);
  expect(await text(page, '.turn-points strong')).toBe('700');
  expect(await text(page, '[data-farkle-state]')).toBe('2 dice would roll next');
  expect(await texts(page, '.paper .farkle-total')).toEqual(['1,000', '0']);
  expect(await text(page, '.paper [data-racer="0"] .farkle-note')).toBe('9,000 to go');
  const widths = await page
    .locator('.paper [data-racer="0"] .farkle-bar span')
    .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.width));
  expect(widths).toEqual(['10%', '7%']);
  expect(await texts(page, '.farkle-sheet tbody td')).toEqual(['1,000', 'Farkle']);
  expect(await texts(page, '.hold-cap')).toEqual(['Set', 'Set', 'Set', 'Picked', '5', '6']);
  expect(await text(page, '.facts span:nth-child(2)')).toBe('Round 2');
});

test.each([
  ['a phone that watches', PHONE, false, 1],
  ['a phone that plays', PHONE, true, 1],
  ['a TV that watches', TV, false, 0],
  ['a TV that plays', TV, true, 1],
] as const)('%s shows the race to the target once', async (_, size, plays, onPaper) => {
  const { page, table, show } = await open({ size, emulated: plays, table: { rules: 'farkle' } });
  if (plays) await page.locator('button[data-input="lever"]').waitFor();
  table.play(FARKLE_GAME);
  await show(table.view());
  expect(await page.locator('.farkle-race:visible').count()).toBe(1);
  expect(await page.locator('.paper .farkle-race:visible').count()).toBe(onPaper);
});

test('hot dice, refused dice and a farkle cannot be overlooked', async () => {
  const { page, table, show } = await open({ table: { rules: 'farkle' } });
  const state = () => page.locator('.farkle-turn').getAttribute('data-state');
  table.play([{ roll: '111552' }, { hold: 6 }]);
  await show(table.view());
  expect(await state()).toBe('wrong');
  table.play([{ free: 6 }, ...[1, 2, 3].map((hold) => ({ hold })), { roll: '555' }]);
  table.play([4, 5, 6].map((hold) => ({ hold })));
  await show(table.view());
  expect(await state()).toBe('hot');
  expect(await text(page, '[data-farkle-state]')).toBe('Hot dice: all of them roll again');
  table.play([{ roll: '223346' }]);
  await show(table.view(table.farkled()));
  expect(await state()).toBe('lost');
  expect(await text(page, '[data-farkle-state]')).toBe('Farkle: 1,500 lost');
});

test('on the phone what a player needs is less by what lies in the turn', async () => {
  const { page, table, show } = await open({ path: '/', size: PHONE, table: { rules: 'farkle' } });
  table.play([{ roll: '111345' }, { hold: 1 }, { hold: 2 }, { hold: 3 }, 'bank', { roll: '111234' }]);
  await show(table.view());
  await page.locator('[data-opens="players"]').click();
  const julie = page.locator('[data-sheet="1"] p');
  await expect.poll(() => julie.allTextContents()).toEqual(expect.arrayContaining(['10,000 to the target']));
  expect(await julie.allTextContents()).toContain('needs 1,050 to pass Eric');
  table.play([{ hold: 1 }, { hold: 2 }, { hold: 3 }]);
  await show(table.view());
  expect(await julie.allTextContents()).toEqual(
    expect.arrayContaining([
      '1,000 this turn',
      '1,000 behind Eric',
      'needs 50 to pass Eric',
      '9,000 to the target',
    ]),
  );
});
