/** A phone takes a name and a seat; its page shows what was played, and forgets. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { replay } from '../../src/game/index.ts';
import { PROFILE } from '../../src/language/en/profile.ts';
import { keyOf, known } from '../people/known-people.ts';
import { playGame } from '../server/played-game.ts';
import { findings } from './axe.ts';
import { openRoom } from './operator-room.ts';
import { useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();

test('a new phone takes a name and its seat, another one cannot be called so, and the table shows who sits there', async () => {
  const room = await openRoom(built);
  await room.table.press('lever', 'hold2');
  const page = await room.open('/me');
  await page.getByLabel('Your name').fill('Julie');
  await page.getByRole('radio', { name: 'Moon' }).check({ force: true });
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'This is me' }).click();
  await page.getByRole('button', { name: 'Seat 2: PLAYER 2' }).click();
  await page.getByText('Julie has seat 2.').waitFor();
  await room.shown(page);
  expect(room.table.view.setup?.names).toEqual(['PLAYER 1', 'Julie']);
  await page.getByRole('button', { name: 'Seat 2: Julie · Your seat', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Wait for a seat' }).click();
  await page.getByText('Julie waits for a seat, as number 1.').waitFor();
  const tv = await room.open('/tv');
  await room.shown(page, tv);
  await page.getByRole('button', { name: 'Wait no longer', pressed: true }).waitFor();
  expect(await tv.locator('.tv-next').textContent()).toBe('Next: Julie');
  expect(await findings(page)).toEqual([]);
  const other = await room.open('/me');
  await other.getByLabel('Your name').fill('julie');
  await other.getByRole('button', { name: 'This is me' }).click();
  await other.getByText(/^Somebody else at this table is called julie/).waitFor();
  await room.table.press('lever');
  await room.table.advance(400);
  await other.getByLabel('Your name').fill('Eric');
  await other.getByRole('button', { name: 'This is me' }).click();
  await other.getByRole('button', { name: 'Play in this team' }).click();
  await other.getByText('Eric plays in the team of seat 1.').waitFor();
  await room.table.advance(400);
  await room.shown(page, tv, other);
  expect(await tv.locator('[data-turn]').textContent()).toBe('PLAYER 1 · Eric');
  await other.getByRole('button', { name: 'Leave the team' }).waitFor();
  expect(await findings(other)).toEqual([]);
});

test('the own page shows what was played, and once forgotten nothing of it has the name', async () => {
  const room = await openRoom(built);
  const { id } = await known(room.people, 'Julie');
  await room.table.journal.append(playGame('farkle', [id, 'Ann']));
  const page = await room.open('/history');
  expect(await page.locator('.history-players').textContent()).toContain('Julie');
  await page.evaluate((key) => localStorage.setItem('person-key', key), keyOf('J'));
  await page.goto(page.url().replace('/history', '/me'));
  await page.getByRole('heading', { name: 'Farkle' }).waitFor();
  expect(await page.locator('.figures').first().textContent()).toMatch(/^Games1Wins against others[01] of 1/);
  await page.getByRole('rowheader', { name: 'Ann' }).waitFor();
  await page.locator('.boxes td', { hasText: '%' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page), colorScheme).toEqual([]);
  }
  await page.getByRole('button', { name: 'Forget me' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Forget me' }).click();
  await page.getByText('Julie is forgotten.').waitFor();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('person'))),
  ).toEqual([]);
  await page.goto(page.url().replace('/me', '/game/1'));
  await page.locator('.result').waitFor();
  expect(await page.locator('.result').textContent()).toMatch(/GUEST [A-Z2-7]{4}/);
  expect(await page.content()).not.toContain('Julie');
  expect(room.complaints).toEqual([]);
});

test('luck and accuracy are those of the own seat though another one is called alike, and go into the export', async () => {
  const room = await openRoom(built);
  const { id } = await known(room.people, 'Julie');
  const first = playGame('farkle', ['Julie', id]);
  const second = playGame('farkle', ['Ann', id], undefined, replay(first));
  await room.table.journal.append([...first, ...second]);
  const page = await room.open('/history');
  await page.evaluate((key) => localStorage.setItem('person-key', key), keyOf('J'));
  await page.goto(page.url().replace('/history', '/me'));
  const rows = page.locator('.boxes tr', { has: page.locator('a') });
  await expect.poll(() => rows.count()).toBe(2);
  const own = await page.evaluate(() =>
    Promise.all(
      [2, 1].map(async (game) => (await (await fetch(`/history/${game}/analysis.json`)).json()).players[1]),
    ),
  );
  for (const [index, { luck, choices, accuracy }] of own.entries())
    expect(await rows.nth(index).locator('td').allTextContents()).toEqual([
      PROFILE.signed(luck),
      PROFILE.signed(choices),
      PROFILE.percent(accuracy / 100),
    ]);
  const mean = PROFILE.signed((own[0].luck + own[1].luck) / 2);
  expect(await page.locator('.figures', { hasText: 'Luck a game' }).textContent()).toContain(mean);
  expect(await page.locator('.progress [data-bar="luck"]').count()).toBe(2);
  expect(await findings(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as JSON' }).click(),
  ]);
  const kept = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(kept.bestPlay.map(({ found }: { found: { luck: number } }) => found.luck)).toEqual(
    own.map(({ luck }) => luck),
  );
});
