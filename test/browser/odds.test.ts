/** The chances to win on the pages: on TV and phone always, on the overlay where its address asks for them. */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Odds } from '../../src/game/index.ts';
import { PHONE, type ShownPage, usePages } from './shown-page.ts';

const open = usePages();

const HD = { width: 1280, height: 720 };
const NAMES = ['Eric', 'Julie', 'Maximiliane', 'Bo', 'Vendla', 'Nick'];

function oddsOf(...wins: readonly number[]): Odds {
  return {
    players: wins.map((win) => ({ win, total: { expected: 241.4, low: 190, high: 302 } })),
    tie: 0.011,
    how: 'exact',
    assumes: 'perfect',
    needs: [{ player: 1, points: 23, boxes: ['fours', 'chance'], chance: 0.312, about: false }],
  };
}

/** Waits for the bar to be where and as wide as it is meant to be: an overlay rises from below the picture. */
async function stands(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('.odds-bar') !== null && document.getAnimations().length === 0,
  );
}

/** Of every player, and of a tie, how much of the bar is theirs. */
async function partsOf(page: Page): Promise<readonly number[]> {
  await stands(page);
  const widths = await page.$$eval(':not(.phone-part) > .odds .odds-bar span', (parts) =>
    parts.map((part) => part.getBoundingClientRect().width),
  );
  const all = widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width) => Math.round((100 * width) / all));
}

const wordsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).allInnerTexts();

async function look(page: Page, name: string): Promise<void> {
  const { LOOK: folder } = process.env;
  if (folder !== undefined) writeFileSync(`${folder}/${name}.png`, await page.screenshot());
}

test.each([
  ['TV', '/tv', HD],
  ['overlay', '/overlay?odds=1', HD],
  ['phone', '/', PHONE],
])('on the %s the bar moves with the odds, and words say whose is what', async (name, path, size) => {
  const shown: ShownPage = await open({ path, size });
  const { page, table, show } = shown;
  table.play([{ roll: '55534' }, { score: 'fives' }, { roll: '11122' }]);
  await show({ ...table.view(), odds: oddsOf(0.6, 0.389) });
  expect(await partsOf(page)).toEqual([60, 39, 1]);
  await look(page, name);
  await show({ ...table.view(), odds: oddsOf(0.25, 0.739) });
  expect(await partsOf(page)).toEqual([25, 74, 1]);
  const chances = await wordsOf(page, ':not(.phone-part) > .odds strong, .odds-share strong');
  // On the TV those of the players are in the lines of the standings, below the bar.
  const inOrder = name === 'TV' ? ['1 %', '25 %', '74 %'] : ['25 %', '74 %', '1 %'];
  expect(chances.map((word) => word.replaceAll('\u00a0', ' '))).toEqual(inOrder);
  if (name === 'phone') await page.locator('[data-opens="players"]').click();
  expect(await wordsOf(page, '.odds-assumes')).toEqual([
    expect.stringContaining('if everybody plays perfectly'),
  ]);
  await show(table.view());
  expect(await page.locator('.odds').count()).toBe(0);
});

test.each([
  ['TV', '/tv', HD],
  ['overlay', '/overlay?odds=1', HD],
  ['bar', '/overlay?odds=1&layout=wide', HD],
  ['phone', '/', PHONE],
])('on the %s six players have room, in German too', async (name, path, size) => {
  const { page, table, show } = await open({ path, size, players: NAMES, locale: 'de' });
  table.play([{ roll: '55534' }]);
  const view = { ...table.view({}, { language: 'de' }), odds: oddsOf(0.6, 0.1, 0.1, 0.05, 0.005, 0.13) };
  await show(view);
  await stands(page);
  await look(page, `${name}-de`);
  const box = await page.locator(':not(.phone-part) > .odds').boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (name !== 'phone') {
    const needs = await wordsOf(page, '.odds-need');
    expect(needs.map((need) => need.replaceAll('\u00a0', ' '))).toEqual([
      'Julie braucht 23 aus Vierer und Chance: 31 %',
    ]);
    if (name === 'TV') {
      const message = await page.locator('.tv-message').boundingBox();
      expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      const league = await page.locator('.tv-league').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(league?.y ?? 0);
    }
    const [standings] = await page.locator('.standings').all();
    const last = await standings?.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(size.height);
    return;
  }
  await page.locator('[data-opens="players"]').click();
  await look(page, 'players-de');
  // Behind what each player needs; all of it fits at once.
  await page.locator('.sheets').waitFor();
  await page.locator('.phone-part .odds').scrollIntoViewIfNeeded();
  const [whole, dock] = await Promise.all(
    ['.phone-part .odds', '.dock'].map((part) => page.locator(part).boundingBox()),
  );
  expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
});

test.each([
  ['TV', '/tv', HD],
  ['overlay', '/overlay?odds=1', HD],
  ['phone', '/', PHONE],
])('on the %s players of Farkle are told what a turn must bring', async (name, path, size) => {
  const { page, table, show } = await open({ path, size, table: { rules: 'farkle' } });
  table.play([{ roll: '111234' }]);
  const needs: Odds['needs'] = [
    { player: 0, points: 1350, chance: 0.312, turn: 'this', held: 600, atLeast: false },
    { player: 1, points: 300, chance: 0.7, turn: 'next', held: 0, atLeast: true },
  ];
  await show({ ...table.view(), odds: { ...oddsOf(0.6, 0.4), needs } });
  if (name === 'phone') await page.locator('[data-opens="players"]').click();
  await page.locator('.odds-need').first().waitFor();
  await look(page, `${name}-farkle`);
  const said = await wordsOf(page, '.odds-need');
  const ofWhoPlays = 'Eric needs 1,350 in this turn and has 600 so far: 31 %';
  const ofTheOther = 'Julie needs at least 300 in the next turn: 70 %';
  // An overlay lies over somebody's picture: it has one line of it.
  expect(said.map((need) => need.replaceAll('\u00a0', ' '))).toEqual(
    name === 'overlay' ? [ofWhoPlays] : [ofWhoPlays, ofTheOther],
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('an overlay that is not asked for odds shows none', async () => {
  const { page, table, show } = await open({ path: '/overlay', size: HD });
  table.play([{ roll: '55534' }]);
  await show({ ...table.view(), odds: oddsOf(0.6, 0.4) });
  expect(await page.locator('.odds').count()).toBe(0);
});
