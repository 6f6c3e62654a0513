/** How the page of a finished game is drawn: marks, names, and what stands beside what. */
import { expect, test } from 'vitest';
import { faultsAt } from '../pictures/look-at.ts';
import { playCorrected, playGame } from '../server/played-game.ts';
import { openRoom } from './operator-room.ts';
import { useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();

test('a box that was corrected has the mark of the live card, from that step on and on paper', async () => {
  const room = await openRoom(built);
  await room.table.journal.append(playCorrected());
  const page = await room.open('/game/1');
  const marks = page.locator('.history-card td [data-corrected]');
  await expect.poll(() => marks.allTextContents()).toEqual(Array(3).fill('* corrected'));
  await page.getByRole('button', { name: 'First step' }).click();
  await expect.poll(() => marks.count()).toBe(0);
  const onPaper = await page.locator('.sheet td').allTextContents();
  expect(onPaper.filter((text) => /^\d+\*$/.test(text))).toHaveLength(3);
});

/** Wide letters, and marks that are longer than dice. */
test.each([
  [320, 568],
  [844, 390],
] as const)('at %i × %i names stand beside their points, and marks below their dice', async (...size) => {
  const room = await openRoom(built, { locale: 'es' });
  const names = ['Wwwwwwwwwwww', 'Mmmmmmmmmmmm', 'Maximilienne', 'Annemarie So', 'Bo', 'Cid'];
  await room.table.journal.append(playGame('farkle', names.slice(0, 4)));
  await room.table.journal.append(
    playGame('yahtzee', names).map((event) =>
      event.type === 'game started' ? { ...event, game: 2 } : event,
    ),
  );
  for (const game of [1, 2]) {
    const page = await room.open(`/game/${game}`);
    // Folded answers are measured as if they lay over what is below.
    await page.waitForSelector(game === 1 ? '.analysis' : '.step-text');
    for (const summary of await page.locator('.analysis summary').all()) await summary.click();
    for (let step = 0; step < 4; step += 1) {
      expect(await faultsAt(page, size)).toEqual([]);
      await page.keyboard.press('ArrowLeft');
    }
    await page.close();
  }
});

test('on a phone the buttons that lead through a game have their pictures in their middle', async () => {
  const room = await openRoom(built);
  await room.table.journal.append(playGame('farkle', ['Eric']));
  const page = await room.open('/game/1');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForSelector('.step-moves');
  const aside = await page.locator('.step-moves button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const middle = (element: Element | null) => {
        const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
        return (left + right) / 2;
      };
      return Math.abs(middle(button) - middle(button.querySelector('svg')));
    }),
  );
  expect(aside).toHaveLength(5);
  for (const pixels of aside) expect(pixels).toBeLessThan(1);
});

test('nothing below the dice moves while a game of Farkle is stepped through', async () => {
  const room = await openRoom(built);
  await room.table.journal.append(playGame('farkle', ['Eric', 'Julie']));
  const page = await room.open('/game/1');
  const totals = page.locator('.step-totals');
  const top = () => totals.evaluate((list) => list.getBoundingClientRect().top + scrollY);
  const last = await top();
  await page.getByRole('button', { name: 'First step' }).click();
  for (let step = 0; step < 6; step += 1) {
    expect(await top()).toBe(last);
    await page.keyboard.press('ArrowRight');
  }
});

test.each(['en', 'sv', 'ja'])(
  'in %s the last number below a chart stands clear of the word after it',
  async (locale) => {
    const room = await openRoom(built, { locale });
    await room.table.journal.append(playGame('farkle', ['Eric', 'Bo']));
    const page = await room.open('/game/1');
    await page.waitForSelector('.analysis svg.chart');
    const gaps = await page.locator('svg.chart').evaluateAll((charts) =>
      charts.flatMap((chart) => {
        const word = chart.querySelector('[data-counted]');
        const number = word?.closest('svg')?.querySelectorAll('text[text-anchor="middle"]');
        const last = number?.[number.length - 1]?.getBoundingClientRect();
        if (!word || !last) return [];
        const { left, right } = word.getBoundingClientRect();
        return [[left - last.right, chart.getBoundingClientRect().right - right]];
      }),
    );
    expect(gaps).toHaveLength(2);
    for (const [before = 0, after = 0] of gaps) {
      expect(before).toBeGreaterThan(3);
      expect(after).toBeGreaterThanOrEqual(0);
    }
  },
);
