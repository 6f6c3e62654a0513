/** What an overlay makes of a game's moments: what was just scored, what is at stake, who has won; and its example. */
import { expect, test } from 'vitest';
import { CLASSIC_BOXES } from '../../src/game/index.ts';
import type { Highlight } from '../../src/table/state/highlight.ts';
import { findings } from './axe.ts';
import { usePages } from './shown-page.ts';

const open = usePages();

const HD = { width: 1280, height: 720 };

const FIVES: Highlight = {
  ...{ game: 1, player: 0, category: 'fives', points: 15, dice: [5, 5, 5, 3, 4] },
  ...{ feats: ['lead'], sinceMs: 0 },
};

test('where nothing may move, an overlay and what it tells come and go at once', async () => {
  const { page, table, show } = await open({ path: '/overlay', size: HD, stillness: true });
  table.play([{ roll: '55534' }, { score: 'fives' }]);
  await show(table.view({ highlight: FIVES }));
  expect(await page.locator('.overlay-strip').count()).toBe(1);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await show(table.view());
  expect(await page.locator('.overlay-strip').count()).toBe(0);
  await show(table.view({ place: 'attract' }));
  expect(await page.locator('#page > *').count()).toBe(0);
});

test.each(['compact', 'wide', 'lower'])(
  'the layout %s tells who has just scored what, and what is at stake for whoever is on, and nothing jumps',
  async (layout) => {
    const { page, table, show } = await open({
      path: `/overlay?layout=${layout}`,
      size: HD,
      stillness: true,
    });
    table.play([{ roll: '55534' }, { score: 'fives' }]);
    await show(table.view());
    const heightOf = async () => Math.round((await page.locator('.overlay').boundingBox())?.height ?? 0);
    const height = await heightOf();
    await show(table.view({ highlight: FIVES }));
    expect(await page.locator('.overlay-strip').innerText()).toMatch(/^\+15\s+Eric Fives Takes the lead$/);
    expect(await page.locator('.overlay-stake').innerText()).toBe('15 behind Eric');
    expect(await heightOf()).toBe(height);
    table.play([{ roll: '66612' }]);
    await show(table.view({ shownBox: 'sixes' }));
    expect(await page.locator('.overlay-offer').innerText()).toBe('Sixes +18');
    expect(await heightOf()).toBe(height);
  },
);

test.each(['compact', 'wide', 'lower'])(
  'the layout %s names the winner once, and by how much',
  async (layout) => {
    const { page, table, show } = await open({ path: `/overlay?layout=${layout}`, size: HD });
    for (const { category } of CLASSIC_BOXES)
      for (const roll of ['66666', '11111']) table.play([{ roll }, { score: category }]);
    await show(table.view());
    const said = await page.$$eval('.overlay > :not(.hidden-text)', (parts) =>
      parts.map(({ textContent }) => textContent).join(' '),
    );
    expect(said.split('Eric')).toHaveLength(2);
    expect(said).toMatch(/Winner.*Eric.*by \d+.*Julie/);
  },
);

test('while nobody plays the preview shows an example that says so, in every part that is asked for, and a stream shows nothing', async () => {
  const { page, table, show } = await open({ path: '/overlay', size: HD });
  await show(table.view({ place: 'attract' }));
  await page.goto(page.url().replace('/overlay', '/overlay/setup?layout=lower&odds=1'));
  const preview = page.frameLocator('iframe');
  expect(await preview.locator('.overlay-example').textContent()).toBe('Example');
  expect(await preview.locator('.overlay-turn').textContent()).toBe('Eric98');
  expect(await preview.locator('.matrix').count()).toBe(6);
  const [frame, panel] = await Promise.all(
    [page.locator('iframe'), preview.locator('.overlay')].map((part) => part.boundingBox()),
  );
  // As in a picture of any size.
  expect((panel?.width ?? 0) / (frame?.width ?? 1)).toBeCloseTo(0.92);
  const rem = await preview
    .locator('html')
    .evaluate((html) => Number.parseFloat(getComputedStyle(html).fontSize));
  expect((frame?.width ?? 0) / rem).toBeCloseTo(80, 0);
  await preview.locator('.odds').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.goto(page.url().replace(/\/setup.*/, '#example'));
  await page.waitForFunction(() => document.documentElement.dataset.seq !== undefined);
  expect(await page.locator('#page > *').count()).toBe(0);
});
