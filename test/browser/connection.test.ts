import { inflateSync } from 'node:zlib';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { RULE_SETS } from '../../src/game/index.ts';
import { Publication } from '../../src/server/live/publication.ts';
import type { LiveMessage } from '../../src/server/view/messages.ts';
import { messageIn } from '../server/live/follower.ts';
import { usePages } from './shown-page.ts';
import { StandInTable } from './stand-in-table.ts';

const open = usePages();

const badge = (page: Page) => page.locator('.badge').textContent();
const connection = (page: Page) => page.evaluate(() => document.documentElement.dataset.connection);
const isLive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.connection === 'live');

test('after a restart of the table the page comes back by itself and shows the new state', async () => {
  const { page, table, server, restart } = await open();
  await isLive(page);
  const epoch = await page.evaluate(() => document.documentElement.dataset.epoch);
  await server.close();
  table.play([{ roll: '55534' }, { score: 'fives' }]);
  const next = await restart();
  next.publish(table.view());
  await page.waitForFunction((old) => document.documentElement.dataset.epoch !== old, epoch);
  expect(await page.locator('td[data-row="fives"][data-player="0"] .points').textContent()).toBe('15');
  expect(await connection(page)).toBe('live');
});

test('after a restart the on-screen cabinet works again', async () => {
  const { page, table, server, restart } = await open();
  await page.locator('button[data-input="lever"]').waitFor();
  await server.close();
  await page.locator('button[data-input="lever"]').waitFor({ state: 'detached' });
  const next = await restart();
  next.publish(table.view());
  await page.locator('button[data-input="lever"]').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => table.deeds).toEqual(['press lever', 'release lever']);
});

test('a table that falls silent: from three seconds on the page says how old its data is, and looks old', async () => {
  // A server whose clock stands still sends no beat.
  const clock = new LockstepClock();
  const { page, server, table } = await open({
    wallClock: clock,
    prepare: (page) => page.clock.install({ time: 0 }),
  });
  server.publish(table.view());
  await clock.advance(0);
  await isLive(page);
  // Until it is paused, the page's clock runs with the wall clock. The leap to the pause makes the page look for a new
  // line; from there on its time passes only in steps.
  await page.clock.pauseAt(600_000);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return badge(page);
    })
    .toBe('Live');
  await page.clock.runFor(2500);
  expect(await badge(page)).toBe('Live');
  await page.clock.runFor(1000);
  expect(await badge(page)).toBe('3 s old');
  expect(await connection(page)).toBe('stale');
  expect(await page.locator('.trouble').textContent()).toBe('No news from the table for 3 s. Trying again …');
  expect(await page.locator('.main').evaluate((main) => getComputedStyle(main).filter)).toContain(
    'grayscale',
  );
});

test('a line that is dead without having closed is left for another one', async () => {
  const clock = new LockstepClock();
  const { page, server, table } = await open({
    wallClock: clock,
    prepare: (page) => page.clock.install(),
  });
  server.publish(table.view());
  await clock.advance(0);
  await isLive(page);
  let lines = 1;
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).pathname === '/live') lines += 1;
  });
  await page.clock.runFor(5500);
  await isLive(page);
  expect(lines).toBe(2);
  expect(await badge(page)).toBe('Live');
});

test('a page whose line drops says what it shows, and is told only what has changed meanwhile', async () => {
  const asked: (string | null)[] = [];
  const heard: LiveMessage['type'][] = [];
  const lines: WebSocketRoute[] = [];
  const { page, server, table } = await open({
    prepare: (page) =>
      page.routeWebSocket('**/live?*', (line) => {
        lines.push(line);
        asked.push(new URL(line.url()).searchParams.get('at'));
        line.connectToServer().onMessage((data) => {
          const text = typeof data === 'string' ? data : String(inflateSync(data));
          // The server may not have noticed yet that the first one is gone.
          if (line === lines[1]) heard.push((JSON.parse(text) as LiveMessage).type);
          line.send(data);
        });
      }),
  });
  await page.waitForFunction(() => document.documentElement.dataset.seq !== undefined);
  const shown = await page.evaluate(
    () => `${document.documentElement.dataset.epoch}.${document.documentElement.dataset.seq}`,
  );
  await lines[0]?.close();
  table.play([{ roll: '55534' }, { score: 'fives' }]);
  const seq = server.publish(table.view());
  await page.waitForFunction((newest) => document.documentElement.dataset.seq === newest, `${seq}`);
  expect(await page.locator('td[data-row="fives"][data-player="0"] .points').textContent()).toBe('15');
  // What came inside the page was the newest then.
  expect(asked).toEqual([shown, shown]);
  expect(heard.filter((type) => type !== 'beat')).toEqual(['changes']);
});

test('a browser that cannot inflate is told the same as text', async () => {
  const frames: (string | Buffer)[] = [];
  const { page, table, show } = await open({
    prepare: async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'DecompressionStream'));
      page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload)));
    },
  });
  table.play([{ roll: '55534' }, { score: 'fives' }]);
  await show(table.view());
  expect(await page.locator('td[data-row="fives"][data-player="0"] .points').textContent()).toBe('15');
  expect(frames.some((frame) => String(frame).includes('"type":"changes"'))).toBe(true);
});

test('a beat that names a newer snapshot than the page shows is no proof of life', async () => {
  const publication = new Publication(RULE_SETS);
  const table = new StandInTable(['Eric', 'Julie']);
  publication.take(table.view());
  const first = publication.newest;
  table.play([{ roll: '55534' }]);
  publication.take(table.view());
  const lines: WebSocketRoute[] = [];
  const { page } = await open({
    prepare: async (page) => {
      await page.clock.install();
      await page.routeWebSocket('**/live?*', (line) => {
        lines.push(line);
        line.send(JSON.stringify(first));
      });
    },
  });
  await isLive(page);
  for (let second = 0; second < 4; second += 1) {
    await page.clock.runFor(1000);
    lines[0]?.send(JSON.stringify(messageIn(publication.versions.beat())));
  }
  await expect.poll(() => connection(page)).toBe('stale');
  expect(lines).toHaveLength(1);
});

test('a page that waits for its first snapshot says so, and shows nothing made up', async () => {
  const { page } = await open({ silent: true });
  await page.locator('.waiting').waitFor();
  expect(await connection(page)).toBe('connecting');
  expect(await page.locator('canvas').count()).toBe(0);
});

test.each(['/', '/tv', '/overlay'])('after a restart %s shows the table as it is then', async (path) => {
  const { page, table, server, restart } = await open({ path });
  await isLive(page);
  await server.close();
  table.play([{ roll: '55534' }, { score: 'fives' }]);
  const next = await restart();
  const seq = next.publish(table.view());
  await page.waitForFunction((total) => document.body.textContent?.includes(total), '15');
  await page.waitForFunction((newest) => document.documentElement.dataset.seq === newest, `${seq}`);
  expect(await connection(page)).toBe('live');
});
