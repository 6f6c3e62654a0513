import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SESSION_IDLE_MS } from '../../src/server/operator/sessions.ts';
import { openRoom } from './operator-room.ts';
import { useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();
const SCREENS = ['/', '/tv', '/overlay', '/cabinet'] as const;

const words = (page: Page): Promise<string> => page.evaluate(() => document.body.textContent ?? '');
const said = async (page: Page, text: string): Promise<void> => {
  // The same fault may stand above the tabs by then.
  await page.locator('.told:not([data-trouble])', { hasText: text }).waitFor();
};

test('every correction is seen on every screen', async () => {
  const room = await openRoom(built, { rolls: ['11134', '55566', '66666'] });
  const { table } = room;
  await table.begin(2);
  await table.roll();
  await table.score('1S');
  const screens = await Promise.all(SCREENS.map((path) => room.open(path)));
  const operator = await room.signIn();
  const everywhere = async (total: number, news: string): Promise<void> => {
    await said(operator, news);
    await room.shown(...screens);
    for (const [index, screen] of screens.entries()) {
      const text = await words(screen);
      expect(text, SCREENS[index]).toContain(`${total}`);
      // The overlay tells what is new in words; the cabinet and the phone have their mark.
      if (SCREENS[index] === '/overlay') expect(text).toContain(news);
      else expect(await screen.locator('[data-mark="corrected"]').count(), SCREENS[index]).toBe(1);
    }
  };
  await operator.fill('input[maxlength="80"]', 'wrong box');
  await operator.getByRole('combobox', { name: 'Replace the newest score' }).selectOption('three-of-a-kind');
  await operator.getByRole('button', { name: 'Replace', exact: true }).click();
  await everywhere(10, 'PLAYER 1 scores 10 in Three of a Kind');
  await operator.getByRole('combobox', { name: 'Player', exact: true }).selectOption('PLAYER 1');
  await operator.getByRole('combobox', { name: 'Box of the card' }).selectOption('fives');
  await operator.getByRole('combobox', { name: 'Its points' }).selectOption('15');
  await operator.getByRole('button', { name: 'Set the box' }).click();
  await everywhere(25, 'PLAYER 1: Fives is set to 15 (Ann)');
  await operator.fill('input[maxlength="80"]', 'late again');
  await operator.fill('input[type="number"]', '-4');
  await operator.getByRole('button', { name: 'Adjust', exact: true }).click();
  await everywhere(21, 'Adjustment of -4 (Ann: late again)');
  await operator.getByRole('textbox', { name: 'New name' }).fill('Eric');
  await operator.getByRole('button', { name: 'Rename' }).click();
  await everywhere(21, 'PLAYER 1 is called Eric now (Ann)');
  await operator.keyboard.press('u');
  await everywhere(21, 'Taken back: Eric: called Eric (Ann)');
  await operator.locator('h1').first().click();
  await operator.keyboard.press('n');
  await everywhere(21, 'PLAYER 2 plays this turn later (Ann)');
  await operator.getByRole('combobox', { name: 'Player', exact: true }).selectOption('PLAYER 2');
  await operator.getByRole('button', { name: 'Drops out' }).click();
  await operator.getByRole('button', { name: 'Yes' }).click();
  await everywhere(21, 'PLAYER 2 drops out (Ann)');
  expect(room.complaints).toEqual([]);
});

test('a wrong PIN lets nobody in and says where the right one is; a session that has ended leads back to the door', async () => {
  const room = await openRoom(built);
  const page = await room.open('/operator');
  await page.fill('input[name="name"]', 'Ann');
  await page.fill('input[name="pin"]', '654321');
  await page.keyboard.press('Enter');
  await said(
    page,
    "That is not the table's PIN. While nobody plays, hold previous, next and select at the table",
  );
  await page.fill('input[name="pin"]', '123 456');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-who="Ann"]');
  // The board is asked for again and again: whichever question comes first, its answer leads to the door.
  await page.getByRole('tab', { name: 'Board' }).click();
  await page.getByRole('button', { name: 'Examine the table' }).waitFor();
  await room.sessionClock.advance(SESSION_IDLE_MS);
  await said(page, 'You were signed out. Sign in again to go on.');
  expect(await page.locator('input[name="pin"]').count()).toBe(1);
  expect(await words(page)).not.toContain('Settings');
});

test('a new game asks before it takes the place of one that runs', async () => {
  const room = await openRoom(built);
  await room.table.begin(1);
  const page = await room.signIn();
  await page.getByRole('tab', { name: 'New game' }).click();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('farkle');
  await page.getByRole('combobox', { name: 'Player 1' }).fill('Eric');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('combobox', { name: 'Player 2' }).fill('Julie');
  await page.getByRole('button', { name: 'Julie one place up' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('alert').getByText('Game 1 of PLAYER 1 is running').waitFor();
  // A question, asked once: nothing has gone wrong.
  expect(await page.getByText('is running. Replace it?').count()).toBe(1);
  expect(
    await page.locator('.told').evaluateAll((all) => all.map((it) => it.getAttribute('data-kind'))),
  ).toEqual(['question']);
  expect(room.game()?.number).toBe(1);
  await page.getByRole('button', { name: 'Replace the running game' }).click();
  await said(page, 'Julie and Eric begin a game of Farkle.');
  expect(room.game()).toMatchObject({ number: 2, rules: 'farkle', players: ['Julie', 'Eric'] });
  expect(await page.getByRole('tab', { name: 'Game', exact: true }).getAttribute('aria-selected')).toBe(
    'true',
  );
});

test('hall of fame, service, backups and settings are looked after from the keyboard', async () => {
  const room = await openRoom(built, { settings: 'tumbleMs: 300 # quick\n' });
  await room.playOut();
  const page = await room.signIn();
  await page.getByRole('tab', { name: 'Game', exact: true }).focus();
  const walk = async (): Promise<void> => page.keyboard.press('ArrowRight');
  await walk();
  await walk();
  await page.getByRole('button', { name: 'Rename' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoë');
  await page.keyboard.press('Enter');
  await said(page, 'PLAYER 1 is called Zoë in the hall of fame now.');
  expect(room.table.view.hall.farkle?.[0]?.name).toBe('Zoë');
  await page.getByRole('tab', { name: 'Hall of fame' }).focus();
  await walk();
  await walk();
  await page.getByRole('button', { name: 'Begin BUTTONS' }).press('Enter');
  await page.locator('tr[data-input="lever"]').waitFor();
  room.table.board.press('lever');
  await page.locator('tr[data-input="lever"][data-pressed="true"]').waitFor();
  expect(await page.locator('tr[data-input="lever"] .number').first().textContent()).toBe('1');
  await page.getByRole('button', { name: 'End the test' }).press('Enter');
  await page.locator('tr[data-input="lever"]').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Service', exact: true }).focus();
  for (const _ of ['Audits', 'Journal and backups']) await walk();
  await page.getByRole('button', { name: 'Back up now' }).press('Enter');
  await said(page, 'this journal is no file');
  await page.getByRole('tab', { name: 'Journal and backups' }).focus();
  await walk();
  await page.getByRole('textbox', { name: 'Find a setting' }).fill('tumble');
  const setting = page.locator('li[data-key="tumbleMs"]');
  await setting.locator('input').fill('150');
  await page.keyboard.press('Enter');
  await said(page, 'Saved, and in force.');
  expect(room.options.tumbleMs).toBe(150);
});

test('on a phone 320 pixels wide the widest name and its points stand within the page', async () => {
  const room = await openRoom(built, { rolls: ['11134'], locale: 'de' });
  await room.table.begin(2);
  const operator = await room.signIn();
  await operator.getByRole('textbox', { name: 'Neuer Name' }).fill('WWWWWWWWWWWW');
  await operator.getByRole('button', { name: 'Umbenennen' }).click();
  await operator.locator('.standing-name', { hasText: 'WWWWWWWWWWWW' }).waitFor();
  await operator.setViewportSize({ width: 320, height: 568 });
  const wide = await operator.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);
});
