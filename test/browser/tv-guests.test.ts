/** The TV explains the game to who has never played, and keeps one player company. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { usePages } from './shown-page.ts';

const open = usePages();

const HD = { width: 1280, height: 720 };

/** What hangs out of the screen. */
const out = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tv *')]
      .filter((element) => {
        const { bottom, right } = element.getBoundingClientRect();
        return (
          element.closest('.hidden-text') === null && (bottom > innerHeight + 1 || right > innerWidth + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** Lets the screens between games go by until this one comes on. */
async function until(page: Page, screen: string): Promise<void> {
  // The page's clock goes on with the room's otherwise, and a busy computer would miss a picture.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const attract = page.locator('.tv-attract');
  const isOn = async () => (await attract.getAttribute('data-attract')) === screen;
  for (let second = 0, wasOn = true; wasOn || !(await isOn()); second += 1) {
    expect(second, `no ${screen} yet`).toBeLessThan(120);
    wasOn = await isOn();
    await page.clock.runFor(1000);
  }
  // A new screen comes with the next picture.
  await page.clock.runFor(50);
}

test.each([
  ['en', 'most points in the end win', 'Hold what you like, roll the rest: three rolls.'],
  ['de', 'Die meisten Punkte gewinnen', 'Behalten, was gefällt, den Rest neu würfeln: drei Würfe.'],
] as const)(
  'the game is explained in four pictures, large enough for the room (%s)',
  async (language, goal, hold) => {
    const { page, table, show } = await open({
      path: '/tv',
      size: HD,
      players: [],
      prepare: (page) => page.clock.install(),
    });
    await show(table.view({}, { language }));
    await until(page, 'how');
    expect(await page.locator('.tv-how-goal').textContent()).toContain(goal);
    expect(await page.locator('.tv-how li p').allTextContents()).toContain(hold);
    expect(await page.locator('.tv-how li').count()).toBe(4);
    const letters = await page
      .locator('.tv-how li p')
      .first()
      .evaluate((it) => getComputedStyle(it).fontSize);
    expect(Number.parseFloat(letters) / HD.height).toBeGreaterThan(0.035);
    expect(await out(page)).toEqual([]);
  },
);

test('where nobody has played yet, an example shows what a turn is', async () => {
  const { page, table, show } = await open({
    path: '/tv',
    size: HD,
    players: [],
    prepare: (page) => page.clock.install(),
  });
  await show(table.view());
  await until(page, 'example');
  expect(await out(page)).toEqual([]);
  expect(await page.locator('.tv-replay').textContent()).toContain('Example');
});

test('a table of Farkle shows no turn of another game', async () => {
  const prepare = (page: Page) => page.clock.install();
  const { page, table, show } = await open({ path: '/tv', players: [], prepare });
  await show(table.view({}, { rules: 'farkle' }));
  await until(page, 'how');
  const seen = new Set<string | null>();
  for (let second = 0; second < 40; second += 1) {
    await page.clock.runFor(1000);
    seen.add(await page.getAttribute('[data-attract]', 'data-attract'));
  }
  expect([...seen].sort()).toEqual(['how', 'join']);
});

test.each([
  ['with motion the dice of the example tumble and land, those that roll alone', false, 5],
  ['without motion they stand', true, 0],
] as const)('%s', async (_, stillness, tumbling) => {
  const prepare = (page: Page) => page.clock.install();
  const { page, table, show } = await open({ path: '/tv', size: HD, players: [], prepare, stillness });
  await show(table.view());
  await until(page, 'example');
  const names = () =>
    page.$$eval('.tv-replay-die', (dice) => dice.map((die) => getComputedStyle(die).animationName));
  expect((await names()).filter((name) => name === 'tumble-in')).toHaveLength(tumbling);
  // The fives are held.
  await page.clock.runFor(3000);
  expect(await names()).toEqual(['none', 'none', 'none', 'none', 'none']);
});

test('whoever plays alone sees the record to beat, and how the upper part stands', async () => {
  const { page, table, show } = await open({ path: '/tv', size: HD, players: ['Eric'] });
  table.play([
    { roll: '66612' },
    { score: 'sixes' },
    { roll: '11234' },
    { score: 'ones' },
    { roll: '55534' },
  ]);
  const entry = { turns: undefined, corrected: false, rules: 'yahtzee', player: 0 };
  const hall = {
    yahtzee: [
      { ...entry, game: 7, name: 'Julie', total: 312 },
      { ...entry, game: 6, name: 'Eric', total: 250 },
    ],
  };
  await show(table.view({}, {}, 0, hall));
  const alone = page.locator('.tv-alone');
  await alone.locator('.tv-alone-upper').waitFor();
  const told = await alone.textContent();
  for (const words of ['To beat: 312 (Julie)', 'Own best: 250', 'Upper part: 20 of 63 · 1 behind par'])
    expect(told).toContain(words);
  expect(await out(page)).toEqual([]);
});

test.each([
  ['nothing to beat', [], HD],
  ['a record', ['Julie'], HD],
  ['a record and an own best', ['Julie', 'Eric'], HD],
  ['a record and an own best, on a small screen', ['Julie', 'Eric'], { width: 480, height: 270 }],
] as const)('whoever plays alone sees what was scored above the total: %s', async (_, best, size) => {
  const { page, table, show } = await open({ path: '/tv', size, players: ['Eric'], stillness: true });
  table.play([{ roll: '44435' }, { score: 'chance' }]);
  const entry = { turns: undefined, corrected: false, rules: 'yahtzee', player: 0 };
  const yahtzee = best.map((name, at) => ({ ...entry, game: 7 + at, name, total: 312 - at }));
  const scored = { game: 1, player: 0, category: 'chance', points: 20, dice: [4, 4, 4, 3, 5] } as const;
  const highlight = { ...scored, feats: [], sinceMs: 0 };
  await show(table.view({ highlight }, {}, 0, { yahtzee }));
  await page.locator('.tv-alone').waitFor();
  const edges = await page.evaluate(() => {
    const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    return {
      scored: box('.tv-scored').bottom,
      word: box('.tv-alone-word').top,
      total: box('.tv-alone').bottom,
      stage: box('.tv-stage').bottom,
    };
  });
  expect(edges.scored).toBeLessThanOrEqual(edges.word);
  expect(edges.total).toBeLessThanOrEqual(edges.stage + 1);
});
