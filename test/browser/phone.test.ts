/** The phone page: card first, dice always in view, every player near, rules and events one touch away. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { YAHTZEE } from '../../src/game/index.ts';
import { houseLines } from '../language/english.ts';
import { PHONE, usePages } from './shown-page.ts';
import type { Step } from './stand-in-table.ts';

const open = usePages();

const SIX = ['Eric', 'Julie', 'Maximiliane', 'Bo', 'Charlotte', 'Fritz-Peter'];
const SMALL = { width: 320, height: 568 };
/** Three rolls of a roll-again set, all dice kept. */
const thrice = (digits: string): Step[] => [{ roll: digits }, { roll: '' }, { roll: '' }];

/** Of this element, within the window. */
async function inView(page: Page, selector: string): Promise<boolean> {
  return page.$eval(selector, (element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });
}

test('dice, rolls left, whose turn and the message stay in view whatever part is open, also on the smallest phone', async () => {
  const { page, table, show } = await open({ path: '/', players: SIX, size: SMALL });
  table.play([{ roll: '55534' }, { hold: 1 }]);
  await show(table.view());
  for (const part of ['players', 'feed', 'rules', 'table']) {
    await page.click(`[data-opens="${part}"]`);
    for (const selector of ['.dock .dice', '.dock .turn', '.dock .rolls', '.dock .message']) {
      expect(await inView(page, selector), `${selector} beside ${part}`).toBe(true);
    }
    expect(await page.locator(`.phone-part[data-of="${part}"]`).isVisible()).toBe(true);
    expect(await page.locator('.phone-part:visible').count()).toBe(1);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL.width);
});

test('any player of six is one touch away, and header and first column stay while the card scrolls', async () => {
  const { page, table, show } = await open({ path: '/', players: SIX, size: SMALL });
  table.play([{ roll: '55534' }]);
  await show(table.view());
  for (const player of [5, 0, 3]) {
    await page.click(`.card-tab[data-owner="${player}"]`);
    expect(await inView(page, `thead th[data-player="${player}"]`)).toBe(true);
  }
  await page.locator('.card-scroll').evaluate((card) => card.scrollTo(150, 400));
  const [frame, head, label] = await Promise.all(
    ['.card-scroll', 'thead th[data-player="5"]', 'tr[data-row="chance"] th'].map((selector) =>
      page.locator(selector).boundingBox(),
    ),
  );
  expect(head?.y).toBeCloseTo(frame?.y ?? Number.NaN, 0);
  expect(label?.x).toBeCloseTo(frame?.x ?? Number.NaN, 0);
});

test('a tap on a box, or its button, tells its rule in one sentence of the data that scores', async () => {
  const { page, table, show } = await open({ path: '/', size: PHONE });
  table.play([{ roll: '55534' }]);
  await show(table.view());
  await page.click('td[data-row="full-house"][data-player="1"]');
  const line = page.locator('.rule-line');
  const rule = 'Full House: three alike and two of another face. Pays 25.';
  await expect.poll(() => line.textContent()).toBe(rule);
  await page.locator('tr[data-row="sixes"] button').focus();
  await page.keyboard.press('Enter');
  expect(await line.textContent()).toMatch(/^Sixes: /);
  expect(await page.locator('tr[data-row="sixes"] button').getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Enter');
  expect(await line.textContent()).toBe('');
});

test('the rules part is the house-rule card of the game on the table, line by line', async () => {
  const { page } = await open({ path: '/', size: PHONE, table: { rules: 'farkle' } });
  await page.click('[data-opens="rules"]');
  await page.locator('.house-rules').waitFor();
  const { FARKLE } = await import('../../src/game/index.ts');
  const sentences = houseLines(FARKLE)
    .slice(2)
    .filter((line) => line !== '' && !line.startsWith('  '));
  expect(await page.locator('.house-rules li').allTextContents()).toEqual(sentences);
  expect(await page.locator('.house-rules dl').textContent()).toContain('1-2-3-4-5-61500');
});

test('standings tell the distance to the leader, and what is needed in the last two rounds only', async () => {
  const { page, table, show } = await open({ path: '/', size: PHONE });
  const notes = () => page.locator('.standing-note').allTextContents();
  const boxes = YAHTZEE.boxes.map(({ category }) => category);
  for (const category of boxes.slice(0, 10)) {
    table.play([{ roll: '66666' }, { score: category }, { roll: '11112' }, { score: category }]);
  }
  await show(table.view());
  const [first] = await notes();
  expect(first).toMatch(/^leads/);
  expect((await notes())[1]).toMatch(/^\d+ behind$/);
  table.play([
    { roll: '66666' },
    { score: 'large-straight' },
    { roll: '11112' },
    { score: 'large-straight' },
  ]);
  await show(table.view());
  const [, behind = ''] = await notes();
  const [, points, needs] = /^(\d+) behind, needs (\d+)$/.exec(behind) ?? [];
  expect(Number(needs)).toBe(Number(points) + 1);
});

test('events stand in words, the newest first, and a live region says the newest', async () => {
  const { page, table, show } = await open({ path: '/', size: PHONE });
  table.play([{ roll: '55534' }, { score: 'fives' }]);
  await show(table.view());
  await page.click('[data-opens="feed"]');
  expect((await page.locator('.feed li').allTextContents()).slice(0, 2)).toEqual([
    'Eric scores 15 in Fives.',
    'Eric rolls: 5 5 5 3 4.',
  ]);
  const announced = page.locator('[data-announced]');
  expect(await announced.textContent()).toBe('Eric scores 15 in Fives.');
  expect(await announced.getAttribute('role')).toBe('status');
});

test('of Triple Yahtzee one player’s three columns are shown, the others as totals', async () => {
  const { page, table, show } = await open({
    path: '/',
    size: PHONE,
    players: SIX.slice(0, 4),
    table: { rules: 'triple-yahtzee' },
  });
  table.play([...thrice('66665'), { score: 'sixes' }, ...thrice('11122')]);
  await show(table.view());
  expect(await page.locator('.card thead th').count()).toBe(4);
  expect(await page.locator('[data-of="table"] .card-tab-total').allTextContents()).toEqual([
    '24',
    '0',
    '0',
    '0',
  ]);
  await page.click('[data-of="table"] .card-tab[data-owner="0"]');
  expect(await page.locator('td[data-row="sixes"][data-column="0"] .points').textContent()).toBe('24');
});

test('Farkle shows totals with bars to the target, the turn’s points and the last turns', async () => {
  const { page, table, show } = await open({ path: '/', size: PHONE, table: { rules: 'farkle' } });
  table.play([{ roll: '111234' }, { hold: 1 }, { hold: 2 }, { hold: 3 }, 'bank']);
  table.play([{ roll: '155236' }, { hold: 1 }, { hold: 2 }]);
  await show(table.view());
  expect(await page.locator('.farkle-total').allTextContents()).toEqual(['1,000', '0']);
  expect(
    await page
      .locator('.farkle-banked')
      .first()
      .evaluate((bar) => (bar as HTMLElement).style.width),
  ).toBe('10%');
  expect(await page.locator('.dock .rolls').textContent()).toBe('150 this turn');
  expect(await page.locator('.farkle-sheet tbody tr').first().textContent()).toBe('11,000');
});

test('the open menu is drawn with all its lines, the shown one marked', async () => {
  const { page, table, show } = await open({ path: '/', size: PHONE });
  table.play([{ roll: '55534' }]);
  await show(table.view({ menu: { item: 2, sinceMs: 0 } }));
  const lines = await page.$$eval('.menu li', (items) =>
    items.map((item) => `${item.firstChild?.textContent} ${(item as HTMLElement).dataset.shown}`),
  );
  expect(lines).toEqual(['RESUME false', 'TAKEBACK false', 'SKIP true', 'QUIT false']);
  await show(table.view());
  expect(await page.locator('.menu').count()).toBe(0);
});

test('the phone page presses nothing: it has no button of the table, and asks for no right to act', async () => {
  const asked: string[] = [];
  const { page, table, show } = await open({
    path: '/',
    players: [],
    prepare: async (page) => {
      page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
    },
  });
  await show(table.view());
  expect(await page.locator('.open-cabinet a[href="/cabinet"]').count()).toBe(1);
  await page.keyboard.press('Enter');
  expect(await page.locator('[data-input]').count()).toBe(0);
  expect(asked).toEqual(['/live']);
  expect(table.deeds).toEqual([]);
});
