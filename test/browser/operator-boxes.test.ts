/** The operator sees the table: dice, cards, turns. A tap on a box, or its key, chooses it for a correction. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { openRoom, type Room } from './operator-room.ts';
import { useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();

const box = (page: Page, name: string) => page.getByRole('button', { name });

/** The table tells it once its own time goes on. */
const shown = (room: Room, page: Page, name: string) =>
  expect
    .poll(async () => {
      await room.table.advance(1);
      return await box(page, name).count();
    })
    .toBe(1);

const chosen = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true }).evaluate((field) => {
    const { selectedOptions } = field as HTMLSelectElement;
    return selectedOptions[0]?.textContent;
  });

test('the dice lie on the operator’s page as on the table: which are held, how many rolls are left, whose turn it is', async () => {
  const room = await openRoom(built, { rolls: ['11134', '55566'] });
  await room.table.begin(2);
  const page = await room.signIn();
  await room.table.roll();
  await room.table.press('hold2');
  await page.locator('.table-now .slot[data-held="true"][data-slot="2"]').waitFor();
  expect(await page.locator('.table-now [data-held="true"]').count()).toBe(1);
  expect(await page.locator('.table-now .rolls').textContent()).toBe('2 rolls left');
  expect(await page.locator('.table-now thead th[aria-current]').textContent()).toContain('PLAYER 1');
  await room.table.score('1S');
  await shown(room, page, 'PLAYER 1, Ones: 3');
  await page.locator('.table-now thead th[aria-current]', { hasText: 'PLAYER 2' }).waitFor();
  expect(room.complaints).toEqual([]);
});

test('a tap on a box chooses player and box, says what can be done, and does it', async () => {
  const room = await openRoom(built, { rolls: ['11134'] });
  await room.table.begin(2);
  await room.table.roll();
  await room.table.score('1S');
  const page = await room.signIn();
  const moves = page.getByRole('button', { name: /^The newest score goes here/ });
  await box(page, 'PLAYER 2, Fives: open').click();
  expect(await page.locator('.chosen-box [role="status"]').textContent()).toBe('PLAYER 2, Fives: open');
  expect([await chosen(page, 'Player'), await chosen(page, 'Box of the card')]).toEqual([
    'PLAYER 2',
    'Fives: open',
  ]);
  expect(await moves.count()).toBe(0);
  await box(page, 'PLAYER 1, Three of a Kind: open').click();
  expect(await moves.textContent()).toBe('The newest score goes here: 10');
  await moves.click();
  await shown(room, page, 'PLAYER 1, Three of a Kind: 10');
  await box(page, 'PLAYER 1, Ones: open').click();
  await page.getByRole('button', { name: 'Set its points …' }).click();
  const points = page.getByRole('combobox', { name: 'Its points' });
  expect(await points.evaluate((field) => field === document.activeElement)).toBe(true);
  await points.selectOption('4');
  await page.getByRole('button', { name: 'Set the box' }).click();
  await shown(room, page, 'PLAYER 1, Ones: 4');
  expect(await findings(page)).toEqual([]);
  expect(room.complaints).toEqual([]);
});

test('a tap on a box for the newest score presets it where the score is replaced, and a tap on another one takes it back', async () => {
  const room = await openRoom(built, { rolls: ['11134'] });
  await room.table.begin(2);
  await room.table.roll();
  await room.table.score('1S');
  const page = await room.signIn();
  const replaces = page.getByRole('button', { name: 'Replace', exact: true });
  expect(await replaces.isEnabled()).toBe(false);
  await box(page, 'PLAYER 1, Three of a Kind: open').click();
  expect(await replaces.isEnabled()).toBe(true);
  await box(page, 'PLAYER 2, Three of a Kind: open').click();
  expect(await replaces.isEnabled()).toBe(false);
  await box(page, 'PLAYER 1, Chance: open').click();
  await replaces.click();
  await shown(room, page, 'PLAYER 1, Chance: 10');
  expect(await replaces.isEnabled()).toBe(false);
  expect(room.complaints).toEqual([]);
});

test('arrow keys walk from box to box and over the sums, Enter chooses, and the hot keys stay what they are', async () => {
  const room = await openRoom(built, { rolls: ['11134'] });
  await room.table.begin(2);
  await room.table.roll();
  await room.table.score('1S');
  const page = await room.signIn();
  await box(page, 'PLAYER 1, Fives: open').click();
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  const there = box(page, 'PLAYER 2, Three of a Kind: open');
  expect(await there.getAttribute('aria-pressed')).toBe('true');
  expect(await chosen(page, 'Box of the card')).toBe('Three of a Kind: open');
  // One stop a column: the tab key does not walk through every box.
  expect(await page.locator('.box-button[tabindex="0"]').count()).toBe(2);
  await page.keyboard.press('u');
  await shown(room, page, 'PLAYER 1, Ones: open');
});

test('in Farkle the operator sees totals and turns, and a tap on a name chooses the player', async () => {
  const room = await openRoom(built, { rolls: ['111234'] });
  await room.table.begin(2, 'FARKLE');
  const page = await room.signIn();
  await room.table.roll();
  await room.table.press('hold1', 'hold2', 'hold3', 'select');
  await page.locator('.table-now [data-racer="0"] .farkle-total', { hasText: '1,000' }).waitFor();
  await page.locator('.standing-name', { hasText: 'PLAYER 2' }).click();
  expect(await chosen(page, 'Player')).toBe('PLAYER 2');
  expect(await page.locator('.box-button').count()).toBe(0);
});
