import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playGame } from '../server/played-game.ts';
import { openRoom } from './operator-room.ts';
import { useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();
const moment = async (page: Page): Promise<string> => (await page.locator('.step-text').textContent()) ?? '';

test('a finished game has an address of its own, and is stepped through roll by roll', async () => {
  const room = await openRoom(built);
  await room.table.journal.append(playGame('yahtzee', ['Eric', 'Julie']));
  const page = await room.open('/history');
  await page.getByRole('link', { name: /Game 1 · Yahtzee/ }).click();
  await page.waitForSelector('.step-text');
  expect(new URL(page.url()).pathname).toBe('/game/1');
  expect(await moment(page)).toMatch(/^(Eric|Julie) wins with \d+ points\.$/);
  await page.getByRole('button', { name: 'First step' }).click();
  expect(await moment(page)).toBe('Eric and Julie begin a game of Yahtzee.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const rolled = /^Eric rolls: (\d) (\d) (\d) (\d) (\d)\.$/.exec(await moment(page));
  const dice = () =>
    page.locator('.die').evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')));
  expect(await dice()).toEqual(rolled?.slice(1));
  await page.keyboard.press('ArrowRight');
  expect((await dice())[0]).toBe(`${rolled?.[1]}, held`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const [, points] = /^Eric scores (\d+) in/.exec(await moment(page)) ?? [];
  expect(await page.locator('td[data-changed="true"]').textContent()).toBe(points);
  expect(await page.locator('.step-totals li').first().textContent()).toContain(points ?? 'no score');
});

test('a game plays by itself from its first step to its last, and stops for whoever steps by hand', async () => {
  const room = await openRoom(built);
  await room.table.journal.append(playGame('yahtzee', ['Eric']));
  const page = await room.open('/history');
  await page.clock.install();
  await page.goto(page.url().replace('/history', '/game/1'));
  await page.waitForSelector('.step-text');
  const at = async (): Promise<number> =>
    Number(await page.locator('[data-moment]').getAttribute('data-moment'));
  const last = await at();
  await page.getByRole('button', { name: 'Play it' }).click();
  expect(await at()).toBe(0);
  await page.clock.runFor(1600);
  await expect.poll(at).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(10_000);
  expect(await at()).toBe(0);
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1600);
        return at();
      },
      { timeout: 60_000, interval: 1 },
    )
    .toBe(last);
  await page.clock.runFor(10_000);
  expect(await at()).toBe(last);
  await page.getByRole('button', { name: 'Play it' }).waitFor();
});

test('games are looked for by player and rule set, and the address keeps what is looked for', async () => {
  const room = await openRoom(built);
  await room.table.journal.append(playGame('yahtzee', ['Eric', 'Julie']));
  await room.table.journal.append(
    playGame('farkle', ['Bo']).map((event) =>
      event.type === 'game started' ? { ...event, game: 2 } : event,
    ),
  );
  const page = await room.open('/history');
  const games = () => page.locator('.history-list li');
  await expect.poll(() => games().count()).toBe(2);
  const player = page.getByRole('textbox', { name: 'Player' });
  await player.fill('jul');
  await player.press('Enter');
  await expect.poll(() => games().allTextContents()).toEqual([expect.stringContaining('Julie')]);
  expect(new URL(page.url()).search).toBe('?player=jul');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('farkle');
  await page.getByText('No game fits that.').waitFor();
  await page.goto(page.url().replace('player=jul', 'player=bo'));
  await expect.poll(() => games().allTextContents()).toEqual([expect.stringContaining('Bo')]);
  expect(await page.getByRole('combobox', { name: 'Game' }).inputValue()).toBe('farkle');
});

test('a finished game is an address to share, and on paper its score sheet alone', async () => {
  const room = await openRoom(built);
  await room.table.journal.append(playGame('yahtzee', ['Eric', 'Julie']));
  const page = await room.open('/game/1');
  await page.getByRole('button', { name: 'Share the game' }).click();
  expect(await page.getByLabel(/^Copy this address/).inputValue()).toBe(page.url());
  await page.getByText('Copied.').waitFor();
  expect(await page.title()).toMatch(/^★ (Eric|Julie) \d+ · Game 1 · Yahtzee$/);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.sheet thead th').allTextContents()).toHaveLength(2);
  expect(await page.locator('.sheet').isVisible()).toBe(true);
  expect(await page.locator('.top-bar').isVisible()).toBe(false);
  expect(await page.locator('.stepper, .result').first().isVisible()).toBe(false);
});

const NAMES = Array.from({ length: 12 }, (_, seat) => `WWWWWWWWWW${seat + 10}`);
/** Between margins of 12 mm: A4 is the narrower one across, Letter the lower one. */
const PAPERS = { A4: { width: 703, height: 1031 }, Letter: { width: 725, height: 965 } };

test.each([
  { rules: 'yahtzee', players: 2 },
  { rules: 'yahtzee', players: 6 },
  { rules: 'yahtzee', players: 12 },
  { rules: 'triple-yahtzee', players: 4 },
  { rules: 'farkle', players: 3 },
])(
  'the sheet of $rules for $players is never wider than A4 or Letter, and the picture to share names all',
  async ({ rules, players }) => {
    const room = await openRoom(built);
    const names = NAMES.slice(0, players);
    const events = playGame(rules, names);
    await room.table.journal.append(events);
    const page = await room.open('/history');
    await page.addInitScript(() => {
      const drawn: string[] = [];
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
        drawn.push(text);
        fillText.call(this, text, ...where);
      };
      Object.assign(window, { drawn });
    });
    await page.goto(page.url().replace('/history', '/game/1'));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a picture' }).click(),
    ]);
    const png = await readFile(await file.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn.join('\n'));
    for (const name of names) expect(drawn).toContain(name);
    await page.emulateMedia({ media: 'print' });
    for (const [format, size] of Object.entries(PAPERS)) {
      await page.setViewportSize(size);
      const cut = await page.$$eval(
        '.sheet table, .sheet th, .sheet td',
        (elements, width) =>
          elements.filter(
            (element) =>
              element.getBoundingClientRect().right > width || element.scrollWidth > element.clientWidth + 1,
          ).length,
        size.width,
      );
      expect(cut, format).toBe(0);
      expect(await page.locator('.sheet').evaluate((sheet) => sheet.clientHeight)).toBeLessThan(size.height);
    }
    expect(await page.locator('.sheet thead th').allTextContents()).toHaveLength(players);
    if (rules === 'farkle') {
      const turns = events.filter(({ type }) => type === 'banked' || type === 'farkled').length;
      const cells = await page.locator('.sheet [data-kind="box"] td').allTextContents();
      expect(cells.filter((text) => text !== '')).toHaveLength(turns);
    }
  },
);

test('its charts say in words what they show, and its dice are those of the game', async () => {
  const room = await openRoom(built);
  await room.table.journal.append(playGame('farkle', ['Eric', 'Julie']));
  const page = await room.open('/game/1');
  await page.waitForSelector('.chart');
  const label = await page.locator('svg.chart[role="img"]').first().getAttribute('aria-label');
  expect(label).toMatch(/^Score over the turns: Eric \d+, Julie \d+$/);
  const faces = await page.locator('li[data-face]').allTextContents();
  expect(faces).toHaveLength(6);
  expect(faces[0]).toMatch(/^Face 1: \d+, expected \d+ to \d+, (within|outside of) the band$/);
  const rolled = playGame('farkle', ['Eric', 'Julie']).flatMap((event) =>
    event.type === 'rolled' ? event.faces.filter((_, slot) => !event.held[slot]) : [],
  );
  const counts = faces.map((text) => Number(/: (\d+)/.exec(text)?.[1]));
  expect(counts).toEqual([1, 2, 3, 4, 5, 6].map((face) => rolled.filter((each) => each === face).length));
  const links = await page
    .locator('.button-row a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/history/1.json', '/history/1.csv', '/verify/1', '/history']);
  expect(room.complaints).toEqual([]);
});

test('a game is looked at with best play: accounts that add up, and choices with a folded answer', async () => {
  const room = await openRoom(built);
  await room.table.journal.append(playGame('farkle', ['Eric', 'Julie']));
  const page = await room.open('/game/1');
  await page.waitForSelector('.analysis table');
  const column = await page.locator('[data-account] td:nth-child(2)').allTextContents();
  const told = column.map((text) => Number(text.replace('−', '-').replace('±', '').replaceAll(',', '')));
  const result = told.at(-1) ?? 0;
  expect(told.slice(0, -1).reduce((sum, points) => sum + points, 0)).toBeCloseTo(result, 6);
  const position = page.locator('.position').first();
  expect(await position.locator('details').getAttribute('open')).toBeNull();
  await position.getByText('What was best?').click();
  expect(await position.locator('details').innerText()).toMatch(/Chosen: .*, worth [\d.]+ less\./);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByText('Every choice').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('a game that is still played, or never was, is answered in words', async () => {
  const room = await openRoom(built);
  await room.table.begin(1);
  const page = await room.open('/game/1');
  await page.getByText('Game 1 is still played').waitFor();
  await page.goto(page.url().replace('/game/1', '/game/9'));
  await page.getByText('There is no game 9 in this journal.').waitFor();
});

test('names stay whole in the chart, and the document itself scrolls', async () => {
  const room = await openRoom(built);
  const names = ['Solo Player', 'MWMWMWMWMWMW'];
  await room.table.journal.append(playGame('yahtzee', names));
  const page = await room.open('/game/1');
  await page.waitForSelector('.chart .line text');
  const ends = await page.locator('.chart .line text').evaluateAll((all) =>
    all.map((text) => {
      const chart = text.closest('svg')?.getBoundingClientRect();
      return (chart?.right ?? 0) - text.getBoundingClientRect().right;
    }),
  );
  expect(ends).toHaveLength(names.length);
  // A hair's breadth for the rounding of letters.
  for (const space of ends) expect(space).toBeGreaterThan(-0.5);
  await page.evaluate(() => scrollTo(0, 1e6));
  const { top, bottom, height } = await page.evaluate(() => ({
    top: scrollY,
    bottom: document.querySelector('.desk')?.getBoundingClientRect().bottom ?? 0,
    height: innerHeight,
  }));
  expect(top).toBeGreaterThan(0);
  expect(Math.abs(bottom - height)).toBeLessThanOrEqual(1);
});
