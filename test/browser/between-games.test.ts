/** Setup, rehearsals, and the time between games. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { RULE_SETS, YAHTZEE } from '../../src/game/index.ts';
import { PHONE, usePages } from './shown-page.ts';
import { inSetup } from './stand-in-table.ts';

const open = usePages();

const text = (page: Page, selector: string) => page.locator(selector).textContent();
const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();

test('setup shows games, players and names, and what is asked', async () => {
  const { page, table, show } = await open({ players: [] });
  await show(table.view(inSetup({ rules: 'scotzee', players: 3 })));
  const offered = RULE_SETS.filter(({ inMenu }) => inMenu);
  expect(await page.locator('.setup-games li').count()).toBe(offered.length);
  expect(await text(page, '.setup-games li[data-chosen="true"]')).toContain('Scotzee');
  expect(await text(page, '.setup-numbers li[data-chosen="true"]')).toContain('3');
  expect(await text(page, '.setup-part[data-asked="true"] h2')).toBe('Game');
  await show(table.view(inSetup({ question: 'name', players: 2, player: 1, text: 'JU', letter: 'L' })));
  expect(await text(page, '.setup-part[data-asked="true"] h2')).toBe('Names');
  expect(await text(page, '.setup-names > li[data-asked="true"]')).toBe('JUL');
});

test('a phone shows the choices of the question that is asked alone', async () => {
  const { page, table, show } = await open({ players: [], size: PHONE });
  await show(table.view(inSetup({ rules: 'farkle', question: 'name', players: 2 })));
  expect(await page.locator('.setup-games li:visible').allTextContents()).toEqual(['Farkle chosen']);
  await show(table.view(inSetup({ question: 'game' })));
  expect(await page.locator('.setup-games li:visible').count()).toBeGreaterThan(9);
});

test('names are typed into fields, and the keys that do it press nothing', async () => {
  const { page, table, show } = await open({ players: [] });
  await show(table.view(inSetup({ players: 2 })));
  const field = page.getByRole('combobox', { name: 'Name of player 2' });
  await field.click();
  await page.keyboard.type('Jürgen 1q');
  await page.keyboard.press('Enter');
  await expect.poll(() => table.deeds).toEqual(['name 1 Jürgen 1q']);
  await page.keyboard.press('Enter');
  await expect.poll(() => table.deeds.slice(1)).toEqual(['press lever', 'release lever']);
});

test('a player without a name who enters the hall of fame can spell it or type it beside the cabinet', async () => {
  const { page, table, show } = await open({ players: ['PLAYER 1'] });
  table.play(YAHTZEE.boxes.flatMap(({ category }) => [{ roll: '66655' }, { score: category }] as const));
  const asked = (letters: { text: string; letter: string | undefined }) =>
    table.view({ fameName: { game: 1, player: 0, sinceMs: 0, ...letters } });
  await show(asked({ text: 'JU', letter: 'L' }));
  expect(await text(page, '.fame-name')).toBe('JUL');
  await show(asked({ text: '', letter: undefined }));
  const field = page.getByRole('textbox', { name: 'Name of player 1' });
  await field.fill('Jürgen');
  await page.keyboard.press('Enter');
  await expect.poll(() => table.deeds).toEqual(['name 0 Jürgen']);
  await show(table.view());
  expect(await page.locator('.fame-name').count()).toBe(0);
});

test('a rehearsal is asked for in setup, marked on every screen, and its dice are typed', async () => {
  const { page, table, show } = await open({ table: { rehearsal: true } });
  const mark = () => page.locator('[data-mark="rehearsal"]').count();
  expect(await mark()).toBe(1);
  const field = page.getByRole('textbox', { name: 'Type the faces of 5 dice' });
  await field.fill('12347');
  await page.keyboard.press('Enter');
  await page.locator('.typed-wrong').waitFor();
  expect(table.deeds).toEqual([]);
  await field.fill(' 12345, 66 ');
  await field.press('Enter');
  await expect.poll(() => table.deeds).toEqual(['dice 12345\n66']);
  expect(await text(page, '.typed-sent')).toBe('Typed: 12345 66. Pull the lever.');
  table.play([{ roll: '12345' }]);
  await show(table.view());
  expect(await page.locator('.typed-sent').count()).toBe(0);
  table.play([{ roll: '12345' }, { roll: '12345' }]);
  await show(table.view());
  expect(await page.locator('.typed-dice').count()).toBe(0);
  await show(table.view({ place: 'attract' }));
  expect(await mark()).toBe(1);
  await show(table.view(inSetup()));
  expect(await mark()).toBe(0);
  await page.locator('.setup-rehearsal').click();
  await expect.poll(() => table.deeds.slice(1)).toEqual(['rehearse true']);
  await show(table.view(inSetup({ rehearsal: true })));
  expect(await mark()).toBe(1);
});

test('who only watches types nothing', async () => {
  const { page, table, show } = await open({ emulated: false, table: { rehearsal: true } });
  await show(table.view());
  await show(table.view(inSetup({ players: 2 })));
  expect(await page.locator('input, button').count()).toBe(0);
});

test('between games the page shows the last one, the hall of fame and how to play', async () => {
  const { page, table, show } = await open({ players: ['Eric'], size: PHONE });
  for (const { category } of YAHTZEE.boxes) table.play([{ roll: '12345' }, { score: category }]);
  const facts = { rules: 'yahtzee', player: 0, turns: undefined, corrected: false };
  const hall = {
    yahtzee: [
      { ...facts, name: 'Julie', total: 250, game: 7 },
      { ...facts, name: 'Eric', total: 100, game: 1 },
    ],
    farkle: [{ ...facts, rules: 'farkle', name: 'Bo', total: 10_050, turns: 14, game: 3 }],
  };
  await show(table.view({ place: 'attract' }, {}, 0, hall));
  expect(await texts(page, '.last-game li span')).toEqual(['★ Eric', '100']);
  expect(await texts(page, '.fame-table caption')).toEqual(['Yahtzee', 'Farkle']);
  expect(await texts(page, '.fame-table tr[data-fresh="true"] th')).toEqual(['Eric new']);
  expect(await texts(page, '.fame-others td:last-child')).toEqual(['14 turns · 10,050']);
  await page.locator('.how-to').waitFor();
});

test('a game that waits is not called the last one on the TV', async () => {
  const { page, table, show } = await open({ path: '/tv' });
  table.play([{ roll: '66612' }, { score: 'sixes' }]);
  await show(table.view({ place: 'attract' }));
  const heading = page.locator('.last-game h2').first();
  await heading.waitFor();
  expect(await heading.textContent()).toBe('A game waits Yahtzee');
});

test.each(['/', '/tv'])(
  'the last game stands in the order of its places, the winner marked: %s',
  async (path) => {
    const { page, table, show } = await open({ path, players: ['Eric', 'Julie', 'Bo'] });
    for (const { category } of YAHTZEE.boxes)
      for (const roll of ['11112', '66666', '55551']) table.play([{ roll }, { score: category }]);
    await show(table.view({ place: 'attract' }));
    await page.locator('.last-game li').first().waitFor();
    const named = (await texts(page, '.last-game li')).map((line) => line.replace(/\d{2,}$/, ''));
    expect(named).toEqual(['★ Julie', '2 Bo', '3 Eric']);
  },
);

/** Julie is the best of all time, Bo of this week, Eric of today; told of the table whose clock stands at today. */
function ofLate() {
  const now = Date.now();
  const facts = { rules: 'yahtzee', player: 0, turns: undefined, corrected: false };
  const entries = [
    { ...facts, name: 'Julie', total: 300, game: 5, endedAt: '2026-01-31T20:00:00.000Z' },
    { ...facts, name: 'Bo', total: 250, game: 2, endedAt: new Date(now - 3 * 86_400_000).toISOString() },
    { ...facts, name: 'Eric', total: 200, game: 3, endedAt: new Date(now).toISOString() },
    { ...facts, name: 'Unset', total: 100, game: 4, endedAt: '1970-01-01T00:01:00.000Z' },
  ];
  const bestSince = (ms: number) => ({
    hall: { yahtzee: entries.filter(({ endedAt }) => Date.parse(endedAt) >= ms) },
    game: undefined,
  });
  return { bestSince, hall: { yahtzee: entries } };
}

const FAME_NAMES = '.fame-table th[scope="row"]';

test('a phone dates the hall of fame in its own language, and shows that of the week and of today at a tap', async () => {
  const { bestSince, hall } = ofLate();
  const { page, table, show, complaints } = await open({
    ...{ players: ['Eric'], path: '/', size: PHONE, locale: 'de-CH', bestSince },
  });
  for (const { category } of YAHTZEE.boxes) table.play([{ roll: '12345' }, { score: category }]);
  await show(table.view({ place: 'attract' }, {}, 0, hall));
  await page.getByRole('button', { name: 'Letzte 7 Tage' }).click();
  expect(await page.getByRole('button', { name: 'Letzte 7 Tage' }).getAttribute('aria-pressed')).toBe('true');
  expect((await texts(page, FAME_NAMES)).map((name) => name.split(' ')[0])).toEqual(['Bo', 'Eric']);
  await page.getByRole('button', { name: 'Heute' }).click();
  expect((await texts(page, FAME_NAMES)).map((name) => name.split(' ')[0])).toEqual(['Eric']);
  await page.getByRole('button', { name: 'Alle Zeiten' }).click();
  const ever = await texts(page, FAME_NAMES);
  expect([ever[0], ever[3]]).toEqual(['Julie 31.01.2026', 'Unset']);
  expect(complaints).toEqual([]);
});

test('a TV has a screen of today and this week, each with the best first', async () => {
  const { bestSince, hall } = ofLate();
  // A busy computer may be slow to come to what follows; the page's time waits for it.
  const openedMs = Date.now();
  const prepare = (page: Page) => page.clock.setFixedTime(openedMs);
  const { page, table, show } = await open({ players: ['Eric'], path: '/tv', bestSince, prepare });
  await show(table.view({ place: 'attract' }, {}, 0, hall));
  // What stands between games changes with the time: the last game, the way to the phone page, the hall of fame, this.
  await page.clock.setFixedTime(openedMs + 37_000);
  await page.waitForSelector('[data-attract="recent"]');
  expect(await texts(page, '.tv-recent h2')).toEqual(['Today', 'Last 7 days']);
  expect(await texts(page, `[data-period="week"] ${FAME_NAMES}`)).toHaveLength(2);
});

test.each(['/', '/cabinet'])(
  'a game that is over leads to its page, at once and between games: %s',
  async (path) => {
    const { page, table, show } = await open({
      players: ['Eric'],
      path,
      ...(path === '/' ? { size: PHONE } : {}),
    });
    table.play([{ roll: '12345' }, { score: 'chance' }]);
    await show(table.view());
    expect(await page.locator('.game-link').count()).toBe(0);
    for (const { category } of YAHTZEE.boxes) {
      if (category !== 'chance') table.play([{ roll: '12345' }, { score: category }]);
    }
    for (const place of ['over', 'attract'] as const) {
      await show(table.view(place === 'attract' ? { place } : {}));
      const link = page.getByRole('link', { name: 'See the game' });
      expect([await link.getAttribute('href'), await link.isVisible()]).toEqual(['/game/1', true]);
    }
  },
);

test('a game that waits to be gone on with keeps its card in sight', async () => {
  const { page, table, show } = await open();
  table.play([{ roll: '66666' }, { score: 'sixes' }]);
  await show(table.view({ place: 'attract' }));
  expect(await text(page, 'td[data-row="sixes"][data-player="0"] .points')).toBe('30');
  expect(await text(page, '[data-turn]')).toBe('A game waits');
});

test('between games a phone begins with a picture and a seat, and how to play with a sentence and three pictures', async () => {
  const { page } = await open({ path: '/', players: [], size: PHONE });
  await page.locator('.how-to').waitFor();
  const seat = page.locator('.open-cabinet a[href="/me"]');
  const box = await seat.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.y).toBeLessThan((await page.locator('.how-to').boundingBox())?.y ?? 0);
  expect(await page.locator('.welcome .die').count()).toBe(5);
  expect(await text(page, '.how-to h2 + p')).toMatch(/^Fill every box of your card once/);
  expect(await page.locator('.how-steps li').count()).toBe(3);
  expect(await page.locator('.how-to-state').first().isVisible()).toBe(false);
  await page.locator('.how-to-buttons summary').click();
  expect(await page.locator('.how-to-state').first().isVisible()).toBe(true);
});
