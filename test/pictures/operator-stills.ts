/** The operator's page: its door, each of its tabs, and what stands above them. */
import type { Page } from 'playwright-core';
import { Fault } from '../../src/fault/fault.ts';
import type { Room } from '../browser/operator-room.ts';
import { at, pageOf } from './layout-table.ts';
import type { Still } from './still.ts';

const TABS = ['game', 'newGame', 'fame', 'board', 'service', 'audits', 'storage', 'settings'] as const;
/** Of the first light: the longest of its cards, and the record. */
const LIGHT_CARDS = [8, 10];

export function operatorStills(room: Room): readonly Still[] {
  const openTab = async (page: Page, tab: (typeof TABS)[number]): Promise<void> => {
    await page.goto(at(room, '/operator'));
    await page.locator('.tabs, input[name="pin"]').first().waitFor();
    if ((await page.locator('input[name="pin"]').count()) > 0) {
      await page.fill('input[name="name"]', 'Wilhelmine M');
      await page.fill('input[name="pin"]', room.operators.pin);
      await page.click('button[type="submit"]');
    }
    await page.locator(`#tab-${tab}`).click();
    await page.locator('.tab-panel .panel').first().waitFor();
  };
  return [
    pageOf(room, '/operator door', '/operator', 'input[name="pin"]'),
    ...TABS.map((tab): Still => ({ name: `/operator ${tab}`, open: (page) => openTab(page, tab) })),
    ...LIGHT_CARDS.map(
      (card): Still => ({
        name: `/operator first light ${card}`,
        async open(page) {
          await openTab(page, 'board');
          await page.locator('.columns .panel:last-child button').last().click();
          await page
            .locator('.light-steps, .desk-rows .main-button, .tab-panel .rows button')
            .first()
            .waitFor();
          if ((await page.locator('.main-button').count()) > 0) await page.locator('.main-button').click();
          await page.locator('.light-steps button').nth(card).click();
          await page.locator('.light-steps button[aria-current="step"]').nth(0).waitFor();
        },
      }),
    ),
    {
      name: '/operator fault',
      async open(page) {
        room.faults.push(new Fault('display-absent', '1 of 2 modules answer'));
        await openTab(page, 'game');
        await page.locator('[data-trouble]').waitFor();
        room.faults.pop();
      },
    },
  ];
}
