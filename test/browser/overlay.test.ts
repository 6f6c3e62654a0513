/** The overlay for streams: a panel on nothing. */
import { expect, test } from 'vitest';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { CLASSIC_BOXES, type Odds } from '../../src/game/index.ts';
import { LIVE as TEXTS } from '../../src/language/en/live.ts';
import { findings } from './axe.ts';
import { usePages } from './shown-page.ts';

const open = usePages();

const ODDS: Odds = {
  ...{ tie: 0, how: 'exact', assumes: 'perfect', needs: [] },
  players: [{ win: 1 }],
};

const HD = { width: 1280, height: 720 };

test('the overlay is transparent, shows names, totals, dice and rolls left, and nothing while nobody plays', async () => {
  const { page, table, show } = await open({ path: '/overlay', size: HD });
  table.play([{ roll: '55534' }, { score: 'fives' }, { roll: '11122' }, { hold: 1 }]);
  await show(table.view());
  expect(await page.locator('.overlay-name').allTextContents()).toEqual(['Eric', 'Julie']);
  expect(await page.locator('.overlay-total').allTextContents()).toEqual(['15', '0']);
  expect(await page.locator('.rolls').getAttribute('data-rolls-left')).toBe('2');
  const grounds = await page.$$eval('html, body', (elements) =>
    elements.map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  await arrived(page);
  const corner = await page.screenshot({
    omitBackground: true,
    clip: { x: 1270, y: 5, width: 1, height: 1 },
  });
  const panel = await page.screenshot({ omitBackground: true, clip: { x: 40, y: 690, width: 1, height: 1 } });
  expect(await alphaOf(page, corner)).toBe(0);
  expect(await alphaOf(page, panel)).toBeGreaterThan(200);
  await show(table.view({ place: 'attract' }));
  // It moves out first.
  await expect.poll(() => page.locator('#page > *').count()).toBe(0);
});

test('the address chooses a bar, a size and a theme; nonsense chooses nothing, and is told', async () => {
  const { page, table, show } = await open({ path: '/overlay?layout=wide&scale=150&theme=light', size: HD });
  table.play([{ roll: '55534' }]);
  await show(table.view());
  const look = () =>
    page.$eval('.overlay', (overlay) => {
      const { layout, theme } = (overlay as HTMLElement).dataset;
      return [layout, theme, getComputedStyle(document.documentElement).fontSize, overlay.clientWidth > 1100];
    });
  expect(await look()).toEqual(['wide', 'light', '24px', true]);
  await page.goto(page.url().replace(/\?.*/, '?layout=round&scale=9000&theme=x'));
  await page.locator('.overlay').waitFor();
  expect(await look()).toEqual(['compact', 'dark', '16px', false]);
  const wrong = await page.locator('.overlay-wrong li').allTextContents();
  expect(wrong).toHaveLength(3);
  expect(wrong.join()).toContain('50');
});

test('a lower third names who is on, and only the parts that are asked for; at the end the winner', async () => {
  const { page, table, show } = await open({
    path: '/overlay?layout=lower&parts=dice,winner',
    size: HD,
    players: ['Eric'],
  });
  table.play([{ roll: '55534' }]);
  await show(table.view());
  expect(await page.locator('.overlay-turn').textContent()).toBe('Eric0');
  expect(await page.locator('.overlay-head, .overlay-players, .overlay-news').count()).toBe(0);
  expect(await page.locator('.matrix').count()).toBe(6);
  table.play([{ score: 'chance' }]);
  for (const { category } of CLASSIC_BOXES)
    if (category !== 'chance') table.play([{ roll: '11111' }, { score: category }]);
  await show(table.view());
  expect(await page.locator('.overlay-winner').textContent()).toContain('Eric');
  expect(await page.locator('.matrix').count()).toBe(0);
});

test('a delayed overlay shows everything so much later, the first picture too, and a line that broke changes nothing', async () => {
  const { page, table, server, restart } = await open({
    path: '/overlay',
    size: HD,
    prepare: (page) => page.clock.install(),
  });
  await page.goto(`${page.url()}?delay=100`);
  const totals = () => page.locator('.overlay-total').allTextContents();
  table.play([{ roll: '55534' }]);
  server.publish(table.view());
  await page.clock.runFor(70_000);
  expect(await totals()).toEqual([]);
  await page.clock.runFor(31_000);
  expect(await totals()).toEqual(['0', '0']);
  // The line breaks; what is told on the next one comes as late.
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(`${payload}`)));
  await server.close();
  const next = await restart();
  table.play([{ score: 'fives' }]);
  next.publish(table.view());
  await expect
    .poll(async () => {
      await page.clock.runFor(250);
      return heard.length;
    })
    .toBeGreaterThan(0);
  await page.clock.runFor(70_000);
  expect(await totals()).toEqual(['0', '0']);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return totals();
    })
    .toEqual(['15', '0']);
});

test('the odds of a delayed overlay and its winner come no sooner than the rest of it', async () => {
  const { page, table, server } = await open({
    path: '/overlay',
    size: HD,
    players: ['Eric'],
    prepare: (page) => page.clock.install(),
  });
  await page.goto(`${page.url()}?delay=100&odds=1`);
  table.play([{ roll: '55534' }]);
  server.publish({ ...table.view(), odds: ODDS });
  const shown = async () => [
    await page.locator('.odds').count(),
    await page.locator('.overlay-winner').count(),
  ];
  await page.clock.runFor(70_000);
  expect(await shown()).toEqual([0, 0]);
  table.play([{ score: 'chance' }]);
  for (const { category } of CLASSIC_BOXES)
    if (category !== 'chance') table.play([{ roll: '11111' }, { score: category }]);
  server.publish(table.view());
  // Heard, but not shown: what was before it is.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return shown();
    })
    .toEqual([1, 0]);
  await page.clock.runFor(60_000);
  expect(await shown()).toEqual([1, 0]);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return shown();
    })
    .toEqual([0, 1]);
});

test('/overlay/setup builds the address, and shows the overlay that it asks for', async () => {
  const { page, table, show } = await open({ path: '/overlay', size: HD });
  table.play([{ roll: '55534' }]);
  await show(table.view());
  await page.goto(page.url().replace('/overlay', '/overlay/setup'));
  const address = page.locator('#address');
  expect(await address.inputValue()).toMatch(/\/overlay$/);
  await page.locator('select[name="layout"]').selectOption('lower');
  await page.locator('input[name="delay"]').fill('15');
  await page.locator('input[name="players"]').uncheck();
  expect(await address.inputValue()).toMatch(/\/overlay\?layout=lower&parts=head,dice,news,winner&delay=15$/);
  // The preview does not wait.
  const preview = page.frameLocator('iframe');
  await preview.locator('.overlay[data-layout="lower"] .overlay-turn').waitFor();
  await page.locator('input[name="delay"]').fill('9999');
  expect(await address.inputValue()).toContain('delay=15');
  expect(await findings(page)).toEqual([]);
});

test('a stream sees that a game is a rehearsal, and that it was corrected', async () => {
  for (const path of ['/overlay', '/overlay?layout=wide']) {
    const { page, table, show } = await open({
      path,
      size: HD,
      players: ['Eric'],
      table: { rehearsal: true },
    });
    const marks = page.locator('.marks p');
    table.play([{ roll: '55534' }, { score: 'fives' }]);
    await show(table.view());
    expect(await marks.allTextContents()).toEqual([TEXTS.rehearsal]);
    table.play(['take back', { score: 'fives' }]);
    await show(table.view());
    expect(await marks.allTextContents()).toEqual([TEXTS.rehearsal, TEXTS.corrected]);
    const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()));
    // Two lines of 12 pixels at the most.
    for (const box of boxes) expect(box?.height).toBeLessThan(36);
  }
});

test('a stream sees how old a score is, and never an error box', async () => {
  const clock = new LockstepClock();
  const { page, table, server } = await open({
    path: '/overlay',
    size: HD,
    wallClock: clock,
    prepare: (page) => page.clock.install(),
  });
  server.publish({ ...table.view(), fault: 'The board is gone.' });
  await clock.advance(0);
  await page.locator('.overlay').waitFor();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.locator('.overlay-age').textContent();
    })
    .toMatch(/^\d+ s old$/);
  expect(await page.locator('.trouble, .badge, [role="alert"]').count()).toBe(0);
  expect(await page.locator('body').textContent()).not.toContain('board is gone');
});

/** What moves in is there. */
function arrived(page: import('playwright-core').Page): Promise<unknown> {
  return page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

async function alphaOf(page: import('playwright-core').Page, png: Buffer): Promise<number> {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, 1, 1).data[3] ?? -1;
  }, png.toString('base64'));
}
