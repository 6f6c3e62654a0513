/** `/hall` as a gateway serves it: axe finds nothing serious, no text is cut off at its side, and a tap shows the table. */
import { expect, onTestFinished, test } from 'vitest';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { startGateway } from '../../src/hall/gateway/gateway.ts';
import { HALL, HallTable, MemoryBus, tableId } from '../hall/gateway/memory-hall.ts';
import { findings } from './axe.ts';
import { PHONE, TV, useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();

test.each([
  ['a phone', PHONE],
  ['a TV', TV],
])('all tables are readable on %s, light and dark, and a tap on one is its own page', async (_name, size) => {
  const clock = new SystemClock();
  const bus = new MemoryBus();
  const names = new Map([[tableId(0), 'Window beside the long bar 30 m']]);
  const gateway = await startGateway({
    ...{ bus, hall: HALL, records: undefined, names: () => names, round: async () => undefined, clock },
    ...{ allowedHosts: [], version: '1.2.3', leagues: undefined, calls: () => new Map() },
    ...{ host: '127.0.0.1', port: 0, webRoot: built.webRoot, log: { info() {}, warn() {}, error() {} } },
  });
  const seats = [['Eric', 'Julie'], ['MAXIMILIANE'], ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']];
  const tables = seats.map((players, at) => new HallTable(bus, tableId(at), clock, players));
  const context = await built.browser().newContext({ viewport: size });
  onTestFinished(async () => {
    await context.close();
    for (const table of tables) table.close();
    await gateway.close();
  });
  const page = await context.newPage();
  await page.goto(gateway.url);
  await page.waitForFunction(() => document.querySelectorAll('[data-state="playing"]').length === 3);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page), colorScheme).toEqual([]);
  }
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);

  await page.click(`[data-table="${tableId(0)}"] a`);
  await page.waitForSelector('.head a[href="/hall"]');
  expect(await findings(page)).toEqual([]);
  expect(await overflow()).toBe(0);
});
