/** `/round/<no>` as a gateway serves it: checked on the viewer's own device, readable, and nothing of a sealed round is told. */
import { expect, onTestFinished, test } from 'vitest';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { startGateway } from '../../src/hall/gateway/gateway.ts';
import { HALL, MemoryBus } from '../hall/gateway/memory-hall.ts';
import { someSheet } from '../hall/round/some-sheet.ts';
import { findings } from './axe.ts';
import { PHONE, TV, useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();

const RIGHT = someSheet();
const [SEAT, ...OTHERS] = RIGHT.dealt;
const [FIRST, ...REST] = SEAT?.throws ?? [];
if (SEAT === undefined || FIRST === undefined) throw new Error('Nobody has rolled.');
const FORGED = { ...FIRST, faces: FIRST.faces.map((face) => ((face % 6) + 1) as 1) };
const SHEETS = [
  RIGHT,
  someSheet({ dealt: [{ ...SEAT, throws: [FORGED, ...REST] }, ...OTHERS] }),
  someSheet({ seed: null, closedAt: null, dealt: [], journalled: [], ranking: [], master: null }),
];

test.each([
  ['a phone', PHONE],
  ['a TV', TV],
])('a round is proved on %s, and one with a face that nobody dealt is not', async (_name, size) => {
  const clock = new SystemClock();
  const gateway = await startGateway({
    ...{
      bus: new MemoryBus(),
      hall: HALL,
      records: undefined,
      names: () => new Map(),
      round: async (no) => SHEETS[no - 1],
    },
    ...{ clock, allowedHosts: [], version: '1.2.3', leagues: undefined, calls: () => new Map() },
    ...{ log: { info() {}, warn() {}, error() {} } },
    ...{ host: '127.0.0.1', port: 0, webRoot: built.webRoot },
  });
  const context = await built.browser().newContext({ viewport: size });
  onTestFinished(async () => {
    await context.close();
    await gateway.close();
  });
  const page = await context.newPage();
  const at = (no: number) => new URL(`/round/${no}`, gateway.url).href;
  await page.goto(at(1));
  await page.waitForSelector('.verify[data-state="right"]');
  await page.click('details summary');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page), colorScheme).toEqual([]);
  }
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  expect(await page.textContent('[data-ranking] tbody tr')).toContain('Eric');

  await page.goto(at(2));
  await page.waitForSelector('.verify[data-state="wrong"]');
  await page.goto(at(3));
  await page.waitForSelector('.verify[data-state="waiting"]');
  expect(await page.content()).not.toContain('5e5e5e');
  expect((await page.goto(at(4)))?.status()).toBe(404);
  expect((await page.goto(`${at(1)}.json`))?.status()).toBe(200);
});
