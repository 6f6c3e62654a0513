/** Every box of every set can be read whole wherever it is shown, in every language. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type FiveDiceRules, RULE_SETS } from '../../src/game/index.ts';
import { MEASURED } from './measured-languages.ts';
import { usePages } from './shown-page.ts';
import { StandInTable, type Step } from './stand-in-table.ts';

const open = usePages();

const SETS = RULE_SETS.flatMap((rules) => (rules.family === 'five-dice' ? [rules] : []));
const PLACES = [
  { place: 'the on-screen cabinet', path: '/cabinet', size: { width: 1280, height: 800 } },
  { place: 'a phone', path: '/', size: { width: 320, height: 568 } },
  { place: 'a TV', path: '/tv', size: { width: 1280, height: 720 } },
];
const EVERYWHERE = PLACES.flatMap((each) => MEASURED.map((language) => ({ ...each, language })));

/** As many rolls as this set wants before a box may be chosen. */
function rolled({ manners, dice, rolls }: FiveDiceRules): readonly Step[] {
  const again = manners.stopEarly === 'no' ? Array.from({ length: rolls - 1 }, () => ({ roll: '' })) : [];
  return [{ roll: '123456'.slice(0, dice) }, ...again];
}

/** Labels that end in dots, that do not fit their cell, or that lie beside the screen. */
const cutLabels = (page: Page) =>
  page.$$eval('.card-box, .card tbody th', (labels) =>
    labels
      .filter((label) => {
        const { left, right } = label.getBoundingClientRect();
        return label.scrollWidth > label.clientWidth || left < 0 || right > innerWidth;
      })
      .map(({ textContent }) => textContent),
  );

const totalsBottom = (page: Page) =>
  page.locator('.card tr[data-row="total"]').evaluate((row) => row.getBoundingClientRect().bottom);

test.each(EVERYWHERE)(
  'every box has its whole label on $place ($language)',
  {
    timeout: 60_000,
  },
  async ({ path, size, language }) => {
    const { page, show } = await open({
      path,
      size,
      prepare: async (fresh) => fresh.setExtraHTTPHeaders({ 'Accept-Language': language }),
    });
    for (const rules of SETS) {
      const table = new StandInTable(['Eric', 'Julie'], { rules: rules.id });
      table.play(rolled(rules));
      // While one is chosen, the cabinet names its key beside the label.
      for (const change of [{}, { shownBox: rules.boxes[0]!.category }]) {
        await show(table.view(change, { language }));
        expect(await page.locator('.card tbody th').count(), rules.id).toBeGreaterThan(
          rules.boxes.length / rules.columns.length,
        );
        expect(await cutLabels(page), rules.id).toEqual([]);
      }
    }
  },
);

/** What leaves the room of its row, over which others would lie. */
function outOfRow(page: Page): Promise<readonly string[]> {
  return page.$$eval('.tv .card tbody tr', (rows) =>
    rows.flatMap((row) => {
      const room = row.getBoundingClientRect().height + 0.5;
      const cells = [...row.children].filter((cell) => cell.getBoundingClientRect().height > room);
      return cells.map((cell) => `${cell.textContent} in ${(row as HTMLElement).dataset.row}`);
    }),
  );
}

test('every card lies on the TV with its total, the one of the player and those of all', async () => {
  const size = { width: 1280, height: 720 };
  const { page, show } = await open({ path: '/tv', size });
  for (const rules of SETS) {
    const players = ['Eric', 'Julie', 'Bo', 'Wolfgang'].slice(0, rules.players.max);
    const table = new StandInTable(players, { rules: rules.id });
    const stage = (name: string) => page.locator(`.tv[data-stage="${name}"]`).waitFor();
    table.play(rolled(rules));
    await show(table.view());
    await stage('play');
    expect(await totalsBottom(page), rules.id).toBeLessThanOrEqual(size.height);
    const score = { score: rules.boxes[0]!.category };
    // All cards stay until somebody rolls.
    for (const _ of players.slice(1)) table.play([score, ...rolled(rules)]);
    table.play([score]);
    await show(table.view());
    await stage('cards');
    // Their cells come by and by: this is told once all are there.
    await show(table.view());
    expect(await totalsBottom(page), rules.id).toBeLessThanOrEqual(size.height);
    expect(await outOfRow(page), rules.id).toEqual([]);
  }
});
