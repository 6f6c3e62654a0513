/** What is seen while a board is unplugged in the middle of a game. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { OFFLINE } from '../../hardware/offline.ts';
import { usePages } from './shown-page.ts';

const open = usePages();

const facesOf = (page: Page) =>
  page.$$eval('.dice [role="img"]', (dice) => dice.map((die) => die.getAttribute('aria-label')));
const onDisplay = (page: Page) => page.locator('[data-display]').getAttribute('data-display');

test('while its board is away the on-screen cabinet shows what the real one does: OFFLINE, and dark dice', async () => {
  const { page, table, show } = await open();
  table.play([{ roll: '55534' }, { hold: 1 }]);
  const view = table.view();
  await show(view);
  const faces = await facesOf(page);
  await show({ ...view, board: { ...view.board, state: 'connecting' } });
  expect(await onDisplay(page)).toBe(OFFLINE.text);
  expect(await facesOf(page)).toEqual([1, 2, 3, 4, 5, 6].map((slot) => `slot ${slot}: dark`));
  const pixels = await page.$$eval('.matrix canvas', (dice) =>
    dice.map((die) => die.getAttribute('data-pixels')).join(''),
  );
  expect(pixels).toMatch(/^0+$/);
  expect(await page.locator('[data-held="true"]').count()).toBe(0);
  await show(view);
  expect(await onDisplay(page)).toBe(view.display);
  expect(await facesOf(page)).toEqual(faces);
});

test.each(['/', '/tv'])('%s goes on showing guests the dice and whose turn it is', async (path) => {
  const { page, table, show } = await open({ path });
  table.play([{ roll: '55534' }, { hold: 1 }]);
  const view = table.view();
  await show({ ...view, board: { ...view.board, state: 'connecting' } });
  expect((await facesOf(page))[0]).toBe('die 1: five, held');
  expect(await page.locator('[data-turn]').first().textContent()).toContain('Eric');
});

test.each(['/', '/cabinet'])('%s calls nobody to play without a board, nor in service', async (path) => {
  const { page, table, show } = await open({ path, players: [] });
  const view = table.view();
  const headline = () =>
    page
      .locator(path === '/' ? '[data-turn]' : '.turn')
      .first()
      .innerText();
  await show(view);
  expect(await headline()).toBe('Ready to play');
  await show({ ...view, board: { ...view.board, state: 'connecting' } });
  expect(await headline()).toBe('Dicetable');
  await show(table.view({ service: { stage: 'pin', sinceMs: 0 } }));
  expect(await headline()).toBe('Dicetable');
});
