import { expect, test } from 'vitest';
import { openRoom } from './operator-room.ts';
import { useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();

test('arrow keys only choose the other box of the newest score; Enter replaces', async () => {
  const room = await openRoom(built, { rolls: ['11134', '55566'] });
  await room.table.begin(1);
  await room.table.roll();
  await room.table.score('1S');
  const page = await room.signIn();
  const field = page.getByRole('combobox', { name: 'Replace the newest score' });
  await field.waitFor();
  const corrected = () => page.locator('.told').count();
  await page.keyboard.press('r');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = await field.inputValue();
  expect(chosen).not.toBe('');
  expect(await corrected()).toBe(0);
  await page.keyboard.press('Enter');
  await page.locator('.told[data-kind="done"]').waitFor();
  expect(await field.inputValue()).toBe('');
  expect(room.complaints).toEqual([]);
});

test('an adjustment that is refused keeps its points, and says in words what is missing', async () => {
  const room = await openRoom(built);
  await room.table.begin(1);
  const page = await room.signIn();
  const points = page.locator('input[type="number"]');
  await points.fill('-4');
  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  await page.locator('.told[data-kind="trouble"]').waitFor();
  expect(await points.inputValue()).toBe('-4');
  await page.fill('input[maxlength="80"]', 'late');
  await points.fill('2.5');
  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  await page.locator('.told', { hasText: 'points: a whole number, please.' }).waitFor();
  expect(await points.inputValue()).toBe('2.5');
});

test('only those who play can begin, and all names come back with a game that takes them', async () => {
  const room = await openRoom(built);
  const page = await room.signIn();
  await page.getByRole('tab', { name: 'New game' }).click();
  const game = page.getByRole('combobox', { name: 'Game' });
  const starter = page.getByRole('combobox', { name: 'Who begins' });
  await game.selectOption('yahtzee');
  while ((await starter.locator('option').count()) < 6)
    await page.getByRole('button', { name: 'Add a player' }).click();
  await starter.selectOption('5');
  await game.selectOption('farkle');
  const all = await starter.locator('option').count();
  expect(await starter.inputValue()).toBe(`${all - 1}`);
  await game.selectOption('yahtzee');
  expect(await starter.inputValue()).toBe('5');
});

test('a refused setting keeps what was typed, and a new value ends the news of the last', async () => {
  const room = await openRoom(built, { settings: 'leds: { brightness: 90 }\n' });
  const page = await room.signIn();
  await page.getByRole('tab', { name: 'Settings' }).click();
  // Folded until somebody looks for something in it.
  await page.locator('details[data-section="leds"] summary').waitFor();
  expect(await page.locator('.settings input:visible').count()).toBe(0);
  await page.locator('details[data-section="table"] summary').click();
  const field = page.locator('li[data-key="tumbleMs"] input');
  await field.waitFor();
  // A slow network: whoever types on before the page has heard of the new value loses nothing.
  const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
  await page.route('**/settings', async (route) => {
    if (route.request().method() === 'GET') await heard;
    await route.continue();
  });
  await field.fill('90000');
  expect(await page.locator('li[data-key="tumbleMs"] .meaning').textContent()).toBe('= 1 min 30 s');
  await field.fill('150');
  await page.keyboard.press('Enter');
  await page.locator('.told[data-kind="done"]').waitFor();
  await field.fill('999999');
  await page.locator('.told[data-kind="done"]').waitFor({ state: 'detached' });
  hear();
  await page.locator('li[data-key="tumbleMs"]', { hasText: 'from cabinet.yaml' }).waitFor();
  expect(await field.inputValue()).toBe('999999');
  const allowed = page.locator('li[data-key="allowedHosts"] input');
  await allowed.fill('not a host!');
  await page.keyboard.press('Enter');
  await page.locator('.told[data-kind="trouble"]').waitFor();
  expect(await allowed.inputValue()).toBe('not a host!');
});
