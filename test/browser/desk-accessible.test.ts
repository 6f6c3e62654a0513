import { expect, test } from 'vitest';
import { playGame } from '../server/played-game.ts';
import { findings } from './axe.ts';
import { openRoom } from './operator-room.ts';
import { useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();
const TABS = [
  'Game',
  'New game',
  'Hall of fame',
  'Board',
  'Service',
  'Audits',
  'Journal and backups',
  'Settings',
];

test('axe finds nothing serious on any part of the operator’s page, light and dark', async () => {
  const room = await openRoom(built, { rolls: ['11134'], settings: 'calm: true\n' });
  await room.playOut();
  await room.table.begin(2);
  await room.table.roll();
  await room.table.score('1S');
  const door = await room.open('/operator');
  await door.waitForSelector('input[name="pin"]');
  expect(await findings(door)).toEqual([]);
  const page = await room.signIn();
  for (const tab of TABS) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.locator('.tab-panel .panel').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page), `${tab} ${colorScheme}`).toEqual([]);
    }
  }
});

test('axe finds nothing serious on the cards of the first light, light and dark', async () => {
  const room = await openRoom(built);
  const page = await room.signIn();
  await page.getByRole('tab', { name: 'Board' }).click();
  await page.getByRole('button', { name: 'First light' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const card of ['8 How each die is mounted', '10 Current', 'Record']) {
    await page.getByRole('button', { name: card }).click();
    await page.locator('[aria-current="step"]', { hasText: card.split(' ')[0]! }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page), `${card} ${colorScheme}`).toEqual([]);
    }
  }
});

test('axe finds nothing serious in the history, light and dark', async () => {
  const room = await openRoom(built);
  await room.table.journal.append(playGame('yahtzee', ['Eric', 'Julie', 'Ann']));
  for (const path of ['/history', '/game/1']) {
    const page = await room.open(path);
    await page.locator('.history-list a, .chart').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page), `${path} ${colorScheme}`).toEqual([]);
    }
  }
});
