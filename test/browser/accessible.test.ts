/** Every page, in every state, light and dark: axe finds nothing serious, and a keyboard reaches what can be pressed. */
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { PHONE, TV, usePages } from './shown-page.ts';
import { inSetup, StandInTable } from './stand-in-table.ts';

const open = usePages();

const views = () => {
  const five = new StandInTable(['Eric', 'Julie', 'Maximiliane', 'Bo']);
  five.play([{ roll: '55534' }, { score: 'fives' }, { roll: '22233' }, { hold: 1 }]);
  const farkle = new StandInTable(['Eric', 'Julie'], { rules: 'farkle' });
  farkle.play([
    { roll: '111234' },
    { hold: 1 },
    { hold: 2 },
    { hold: 3 },
    'bank',
    { roll: '555234' },
    { hold: 1 },
  ]);
  const triple = new StandInTable(['Eric', 'Julie'], { rules: 'triple-yahtzee' });
  const nobody = new StandInTable();
  const hall = { yahtzee: [{ game: 1, name: 'Eric', total: 300, corrected: true }] } as never;
  return [
    five.view({ shownBox: 'full-house', menu: { item: 1, sinceMs: 0 } }),
    farkle.view(),
    triple.view(),
    nobody.view(inSetup({ players: 3 })),
    nobody.view({}, {}, 0, hall),
  ];
};

test.each([
  ['/', PHONE],
  ['/tv', TV],
  ['/overlay', TV],
  ['/cabinet', TV],
  ['/cabinet', PHONE],
])('axe finds nothing serious on %s, whatever is shown, light and dark', async (path, size) => {
  for (const scheme of ['light', 'dark'] as const) {
    const { page, show } = await open({
      path,
      size,
      prepare: (page) => page.emulateMedia({ colorScheme: scheme }),
    });
    for (const view of views()) {
      await show(view);
      expect(await findings(page), `${path} ${scheme} ${view.scene.screen}`).toEqual([]);
    }
  }
});

test('Tab reaches every part of the phone page, and Enter opens it', async () => {
  const { page, table, show } = await open({ path: '/', size: PHONE });
  table.play([{ roll: '55534' }]);
  await show(table.view());
  const reached = new Set<string>();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  for (const name of ['Card', 'Players', 'Events', 'Rules', 'Full House', 'Chance']) {
    expect([...reached], name).toContain(name);
  }
  await page.locator('[data-opens="feed"]').focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.feed').isVisible()).toBe(true);
});
