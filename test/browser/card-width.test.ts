/** A score card on a desk or a TV has every player in sight, and says who is who. */
import { expect, test } from 'vitest';
import { PHONE, TV, usePages } from './shown-page.ts';
import { StandInTable } from './stand-in-table.ts';

const open = usePages();

const NUMBERS = [1, 2, 3, 4, 5, 6];
const DEFAULT_NAMES = NUMBERS.map((number) => `PLAYER ${number}`);
const LONG_NAMES = [
  'Maximilianes',
  'Wolfgang-Amé',
  'Bartholomews',
  'MMMMMMMMMMMM',
  'Charlotte Ma',
  'Jean-Baptist',
];

test.each([
  ['default names', DEFAULT_NAMES],
  ['names of twelve letters', LONG_NAMES],
])('one to six players with %s have their columns inside the card, without scrolling', async (_, names) => {
  for (const size of [TV, { width: 1280, height: 720 }]) {
    const { page, show } = await open({ size });
    await page.locator('button[data-input="lever"]').waitFor();
    for (const number of NUMBERS) {
      const table = new StandInTable(names.slice(0, number));
      table.play([{ roll: '12345' }]);
      await show(table.view({ shownBox: 'large-straight' }));
      const { columns, inside, card, scrolled } = await page.evaluate(() => {
        const paper = document.querySelector('.paper')?.getBoundingClientRect().right ?? 0;
        const heads = [...document.querySelectorAll('.card thead th')];
        return {
          columns: heads.length - 1,
          inside: heads.at(-1)?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY,
          card: paper,
          scrolled: [...document.querySelectorAll('html, .card-scroll')].filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ).length,
        };
      });
      expect(columns).toBe(number);
      expect(inside).toBeLessThanOrEqual(card);
      expect(scrolled).toBe(0);
    }
  }
});

test('default names keep their number, and a label keeps its distance from its key', async () => {
  for (const size of [TV, { width: 1280, height: 720 }]) {
    const { page, table, show } = await open({ players: DEFAULT_NAMES, size });
    await page.locator('button[data-input="lever"]').waitFor();
    table.play([{ roll: '12345' }]);
    await show(table.view({ shownBox: 'large-straight' }));
    const cut = await page.$$eval('.card-name, .card-box', (parts) =>
      parts
        .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    const gap = await page.evaluate(() => {
      const label = document.querySelector('tr[data-shown="true"] .card-box');
      const key = document.querySelector('tr[data-shown="true"] kbd');
      if (label === null || key === null) return 0;
      return key.getBoundingClientRect().left - label.getBoundingClientRect().right;
    });
    expect(gap).toBeGreaterThan(4);
  }
});

test('a long name is narrower or has two lines, but every letter of it', async () => {
  const players = ['Waldemar Www', 'Bartholomäus', 'Maximilianus', 'PLAYER 4'];
  for (const [path, size] of [
    ['/', PHONE],
    ['/', { width: 320, height: 568 }],
    ['/cabinet', { width: 1280, height: 720 }],
  ] as const) {
    const { page } = await open({ path, players, size });
    await page.locator('.card-name').first().waitFor();
    const seen = await page.$$eval('.card-name, .card-tab-name, .standing-name', (parts) =>
      parts
        .filter((part) => part.getClientRects().length > 0)
        .map((part) => {
          const { right, bottom } = part.getBoundingClientRect();
          // What narrows a line leaves its place in the layout as wide as before.
          const line = part.querySelector('.fitted-line')?.getBoundingClientRect();
          const cut = line === undefined || line.right > right + 1 || line.bottom > bottom + 1;
          return { name: part.textContent, cut };
        }),
    );
    expect(seen.length).toBeGreaterThanOrEqual(8);
    expect(seen.filter(({ cut }) => cut)).toEqual([]);
  }
});
