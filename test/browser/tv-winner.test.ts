/** The end of a game on the TV: who stands where, and what has decided it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CLASSIC_BOXES, RULE_SETS } from '../../src/game/index.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { SENTENCES } from '../../src/language/en/sentences.ts';
import { historyGame } from '../../src/server/history/game.ts';
import { decidingTurn } from '../../web/tv/deciding.ts';
import { playGame, storedEvents } from '../server/played-game.ts';
import { usePages } from './shown-page.ts';
import { StandInTable } from './stand-in-table.ts';

const open = usePages();

const HD = { width: 1280, height: 720 };

test('who shares a win stands as high as the other, in the same gold, and a third place below them is bronze', async () => {
  const { page, show } = await open({ path: '/tv', size: HD, stillness: true });
  const table = new StandInTable(['Eric', 'Julie', 'Bo']);
  for (const { category } of CLASSIC_BOXES)
    for (const roll of ['66666', '66666', '11112']) table.play([{ roll }, { score: category }]);
  await show(table.view());
  await page.locator('.tv-podium').waitFor();
  expect(await page.locator('.tv-winner-name').textContent()).toBe('Eric and Julie');
  const steps = await page.$$eval('.tv-podium li', (places) =>
    places.map((place) => {
      const step = place.querySelector('.tv-podium-step') as HTMLElement;
      const high = Math.round(step.getBoundingClientRect().height);
      return [
        place.querySelector('.tv-podium-place')?.textContent,
        high,
        getComputedStyle(step).backgroundImage,
      ];
    }),
  );
  expect(steps.map(([place]) => place)).toEqual(['1', '1', '3']);
  expect(steps[1]).toEqual(steps[0]);
  expect(steps[2]?.[1]).toBeLessThan(Number(steps[0]?.[1]));
  expect(steps[2]?.[2]).not.toBe(steps[0]?.[2]);
});

test('whoever looks up later finds the name of the winner at once, over all cards and on the podium', async () => {
  const prepare = (page: Page) => page.clock.install();
  const { page, show } = await open({ path: '/tv', size: HD, prepare });
  const table = new StandInTable(['Eric', 'Julie']);
  for (const { category } of CLASSIC_BOXES)
    for (const roll of ['66666', '66655']) table.play([{ roll }, { score: category }]);
  await show(table.view());
  const winner = page.locator('.tv-winner');
  await expect.poll(() => winner.getAttribute('data-calm')).toBe('false');
  await page.clock.runFor(16_500);
  expect(await page.locator('[data-turn]').textContent()).toBe('★ Eric');
  await page.clock.runFor(8500);
  expect(await winner.getAttribute('data-calm')).toBe('true');
});

test('the end of a game names the turn that has decided it, with its dice', async () => {
  const history = memoryJournal();
  const events = playGame('yahtzee', ['Eric', 'Julie', 'Bo']);
  await history.append(events);
  const game = await historyGame(storedEvents(events), RULE_SETS, SENTENCES);
  const { page, show } = await open({ path: '/tv', size: HD, history, stillness: true });
  const table = new StandInTable(['Eric', 'Julie', 'Bo']);
  for (const { category } of CLASSIC_BOXES)
    for (const roll of ['66666', '66655', '11112']) table.play([{ roll }, { score: category }]);
  await show(table.view());
  await page.locator('.tv-decided[data-known="true"]').waitFor();
  const turn = game && decidingTurn(game);
  expect(await page.locator('.tv-decided-said').innerText()).toBe(
    `In the lead since round ${turn?.round}\n${turn?.text}`,
  );
  expect(await page.locator('.tv-decided .die').count()).toBe(5);
});
