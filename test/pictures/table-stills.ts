/** Every page of a table that is read rather than watched, each of its parts. */
import type { Page } from 'playwright-core';
import { at, layoutTable, newTable, pageOf } from './layout-table.ts';
import { operatorStills } from './operator-stills.ts';
import type { Still, StillParts } from './still.ts';

/** By the number that `layoutTable` gives them. */
const GAMES = ['six players', 'Farkle', 'three columns', 'twelve players', 'alone'];

export async function tableStills(parts: StillParts): Promise<readonly Still[]> {
  const { room, key, running, ids } = await layoutTable(parts);
  const empty = await newTable(parts);
  const me = async (page: Page, known: boolean): Promise<void> => {
    await page.goto(at(room, '/history'));
    if (known) await page.evaluate((kept) => localStorage.setItem('person-key', kept), key);
    await page.goto(at(room, '/me'));
    await page
      .locator(known ? '.boxes' : '.who-form')
      .first()
      .waitFor();
  };
  const games = GAMES.flatMap((what, index): Still[] => {
    const game = pageOf(room, `/game ${what}`, `/game/${index + 1}`, '.analysis, .panel + .panel');
    return [
      {
        name: game.name,
        async open(page) {
          await game.open(page);
          // In the middle of a turn, with every answer unfolded.
          for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowLeft');
          for (const summary of await page.locator('.analysis summary').all()) await summary.click();
        },
      },
      pageOf(room, `/verify ${what}`, `/verify/${index + 1}`, '.verify[data-state="right"]'),
    ];
  });
  return [
    pageOf(room, '/history', '/history', '.history-list a'),
    pageOf(empty, '/history none', '/history', '.panel .quiet'),
    ...games,
    pageOf(room, '/game that runs', `/game/${running}`, '[role="alert"]'),
    pageOf(room, '/verify that runs', `/verify/${running}`, '.verify:not([data-state="right"])'),
    { name: '/me unknown', open: (page) => me(page, false) },
    { name: '/me known', open: (page) => me(page, true) },
    {
      name: '/me changed',
      async open(page) {
        await me(page, true);
        await page.locator('.button-row button').last().waitFor();
        await page.locator('.button-row .button[href="/"] + button').click();
        await page.locator('.who-form').waitFor();
      },
    },
    pageOf(room, '/profile shown', `/profile/${ids.shown}`, '.boxes'),
    pageOf(room, '/profile hidden', `/profile/${ids.hidden}`, '[role="alert"]'),
    pageOf(room, '/overlay/setup', '/overlay/setup', '.overlay-setup-preview iframe'),
    pageOf(room, '/nowhere', '/nowhere', 'body'),
    ...operatorStills(room),
  ];
}
