/** Whatever is played fits on a phone and on a TV. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { YAHTZEE } from '../../src/game/index.ts';
import { PHONE, TV, usePages } from './shown-page.ts';
import { inSetup, type Step } from './stand-in-table.ts';

const open = usePages();

/** A turn of a roll-again set: three rolls, all dice kept. */
const thrice = (digits: string): Step[] => [{ roll: digits }, { roll: '' }, { roll: '' }];
const FOUR = ['Eric', 'Julie', 'Maximiliane', 'Bo'];

/** Nothing sticks out to the side or out of the cabinet, and nothing is laid over anything else. */
async function fits(page: Page): Promise<void> {
  const { overflow, overlaps } = await page.evaluate(() => {
    const parts = ['.screen', '.dice', '.deck', '.status', '.standings', '.cabinet > .farkle-race']
      .flatMap((selector) => [...document.querySelectorAll(`.cabinet ${selector}, ${selector}`)])
      .filter((element, index, all) => all.indexOf(element) === index)
      .map((element) => ({ name: element.className, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0);
    const found: string[] = [];
    for (const [index, a] of parts.entries()) {
      for (const b of parts.slice(index + 1)) {
        const besides = a.box.right <= b.box.left + 1 || b.box.right <= a.box.left + 1;
        const apart = a.box.bottom <= b.box.top + 1 || b.box.bottom <= a.box.top + 1;
        if (!besides && !apart) found.push(`${a.name} over ${b.name}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    const cabinet = document.querySelector('.cabinet');
    const hidden = cabinet === null ? 0 : cabinet.scrollHeight - cabinet.clientHeight;
    return { overflow: Math.max(scrollWidth - clientWidth, hidden), overlaps: found };
  });
  expect(overflow).toBe(0);
  expect(overlaps).toEqual([]);
}

test.each([
  ['a phone', PHONE],
  ['a TV', TV],
])('on %s nothing lies over anything else, whatever is played', async (_, size) => {
  const sets: [string, readonly Step[]][] = [
    ['triple-yahtzee', thrice('66665')],
    ['yatzy', [{ roll: '66655' }, { hold: 1 }]],
    ['fourteen-box', [{ roll: '66655' }]],
    ['farkle', [{ roll: '666125' }, { hold: 1 }, { hold: 2 }, { hold: 3 }]],
  ];
  for (const rehearsal of [false, true]) {
    for (const [rules, steps] of sets) {
      const { page, table, show } = await open({ players: FOUR, size, table: { rules, rehearsal } });
      await page.locator('button[data-input="lever"]').waitFor();
      table.play(steps);
      await show(table.view());
      await fits(page);
      await show(table.view(inSetup({ rules, players: 4 })));
      await fits(page);
    }
  }
});

/** Four of twelve letters each, as wide as letters are. */
const WIDE = ['Mmmmmmmmmmmm', 'Wwwwwwwwwwww', 'Maximilian W', 'Wilhelmine M'];
const BANKED: readonly Step[] = [{ roll: '666125' }, { hold: 1 }, { hold: 2 }, { hold: 3 }, 'bank'];

test.each(['play', 'cards'])(
  'the TV shows the turns of every Farkle player, whatever the name (%s)',
  async (stage) => {
    const size = { width: 1280, height: 720 };
    const { page, table, show } = await open({
      path: '/tv',
      players: WIDE,
      size,
      table: { rules: 'farkle' },
    });
    await show(table.view());
    for (let turn = 0; turn < 12 * WIDE.length; turn += 1) table.play(BANKED);
    await show(table.view());
    // A new round has brought all cards; the next roll ends that.
    if (stage === 'play') table.play([{ roll: '666125' }]);
    await show(table.view());
    await page.locator(`.tv[data-stage="${stage}"]`).waitFor();
    await page.locator('.farkle-sheet td').first().waitFor();
    const bottomRight = await page.locator('.farkle-sheet').evaluate((sheet) =>
      [...sheet.querySelectorAll('th, td')].reduce(
        ([right, bottom], cell) => {
          const box = cell.getBoundingClientRect();
          return [Math.max(right, box.right), Math.max(bottom, box.bottom)] as const;
        },
        [0, 0] as readonly [number, number],
      ),
    );
    expect(bottomRight[0]).toBeGreaterThan(size.width / 2);
    expect(bottomRight[0]).toBeLessThanOrEqual(size.width);
    expect(bottomRight[1]).toBeLessThanOrEqual(size.height);
  },
);

test('the name of a winner fits on the TV, however wide', async () => {
  const size = { width: 1280, height: 720 };
  const { page, table, show } = await open({ path: '/tv', players: ['Mmmmmmmmmmmm', 'Bo'], size });
  await show(table.view());
  for (const { category } of YAHTZEE.boxes) {
    table.play([{ roll: '66665' }, { score: category }, { roll: '12124' }, { score: category }]);
  }
  await show(table.view());
  const name = page.locator('.tv-winner-name');
  await name.waitFor();
  expect(await name.textContent()).toBe('Mmmmmmmmmmmm');
  expect(await name.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(size.width);
});

test.each([320, 360])(
  'on a phone %i pixels wide the cabinet says in full how many rolls are left',
  async (width) => {
    const { page, table, show } = await open({ size: { width, height: 568 } });
    await page.locator('button[data-input="lever"]').waitFor();
    table.play([{ roll: '55534' }]);
    await show(table.view());
    const rolls = await page.locator('.rolls').boundingBox();
    expect((rolls?.x ?? 0) + (rolls?.width ?? width)).toBeLessThanOrEqual(width);
    expect(await page.locator('.page').evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    expect((await page.locator('.paper').boundingBox())?.height).toBeGreaterThan(200);
  },
);

test('on the smallest phone at least eight rows of the card are in sight while somebody plays', async () => {
  const { page, table, show } = await open({ path: '/', size: { width: 320, height: 568 } });
  table.play([{ roll: '55534' }, { hold: 1 }]);
  await show(table.view());
  const rows = await page.locator('.card-scroll').evaluate((room) => {
    const { top, bottom } = room.getBoundingClientRect();
    const head = room.querySelector('thead')?.getBoundingClientRect().height ?? 0;
    return [...room.querySelectorAll('tbody tr')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top + head - 1 && box.bottom <= bottom + 1;
    }).length;
  });
  expect(rows).toBeGreaterThanOrEqual(8);
});

test.each(['/', '/cabinet'])(
  'on paper the live card is dark on white, without what can be pressed: %s',
  async (path) => {
    const { page, table, show } = await open({
      path,
      size: PHONE,
      prepare: (page) => page.emulateMedia({ colorScheme: 'dark' }),
    });
    table.play([{ roll: '55534' }, { score: 'fives' }]);
    await show(table.view());
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const ink = await page
      .locator('.card tbody th')
      .first()
      .evaluate((label) => getComputedStyle(label).color.match(/\d+/g)?.map(Number) ?? []);
    expect(Math.max(...ink.slice(0, 3))).toBeLessThan(100);
    expect(await page.locator('.card tr[data-row="total"]').isVisible()).toBe(true);
    expect(
      await page.locator('.dock:visible, .cabinet:visible, .phone-nav:visible, .head button:visible').count(),
    ).toBe(0);
  },
);

test('in light mode the cabinet of who only watches is as dark as that of who plays', async () => {
  const grounds: string[] = [];
  for (const emulated of [true, false]) {
    const { page, table, show } = await open({
      emulated,
      size: PHONE,
      prepare: (page) => page.emulateMedia({ colorScheme: 'light' }),
    });
    await show(table.view());
    await page.locator(`.page[data-may-act="${emulated}"]`).waitFor();
    grounds.push(await page.locator('.cabinet').evaluate((it) => getComputedStyle(it).backgroundImage));
  }
  expect(grounds[0]).toContain('gradient');
  expect(grounds[1]).toBe(grounds[0]);
});
