/**
 * Weight of the pages, and the time from the first byte asked to the first score on the screen, on a phone of five
 * years ago in a bad network: 1.6 Mbit/s, 150 ms round trip, a quarter of this computer's speed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { startServer } from '../../src/server/server.ts';
import { launchChromium } from '../browser/chromium.ts';
import { StandInTable } from '../browser/stand-in-table.ts';
import { type Figure, type Report, summarise } from './figures.ts';

const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const CPU_SHARE = 4;
const FIRST_SCORE_MS = 1500;

const PAGES = [
  { name: 'phone', path: '/', file: 'index.html', limitKb: 40, score: 'td .points' },
  { name: 'TV', path: '/tv', file: 'tv.html', limitKb: 60, score: 'td .points' },
  { name: 'overlay', path: '/overlay', file: 'overlay.html', limitKb: 60, score: '.overlay-total' },
] as const;

/** Each page is loaded `loads` times with an empty cache. */
export async function pageSpeed(loads: number): Promise<Report> {
  const webRoot = mkdtempSync(join(tmpdir(), 'dicetable-speed-'));
  await build({ configFile: 'web/vite.config.ts', logLevel: 'error', build: { outDir: webRoot } });
  const table = new StandInTable(['Eric', 'Julie', 'Maximiliane', 'Bo']);
  table.play([{ roll: '55534' }, { score: 'fives' }, { roll: '22233' }]);
  const server = await startServer({
    version: '1.2.3',
    host: '127.0.0.1',
    port: 0,
    webRoot,
    allowedHosts: [],
    openCabinet: false,
    emulated: true,
    control: table.control,
    wallClock: new SystemClock(),
    log: { info() {}, warn() {}, error() {} },
  });
  server.publish(table.view());
  const browser = await launchChromium(true);
  try {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      figures.push({ ...KB, name: `${page.name}: all of it, gzipped`, ...weight(webRoot, page) });
      const times: number[] = [];
      for (let load = 0; load < loads; load += 1) {
        times.push(await firstScoreMs(browser, `http://127.0.0.1:${server.port}${page.path}`, page.score));
      }
      const { median, worst } = summarise(times);
      const wall = { unit: 'ms', wall: true } as const;
      const name = `${page.name}: first score`;
      figures.push({ ...wall, name: `${name}, median`, value: median, atMost: FIRST_SCORE_MS });
      figures.push({ ...wall, name: `${name}, worst of ${loads}`, value: worst });
    }
    return { title: 'Pages at 1.6 Mbit/s, 150 ms round trip, CPU ÷ 4', runs: [], figures };
  } finally {
    await browser.close();
    await server.close();
    rmSync(webRoot, { recursive: true });
  }
}

const KB = { unit: 'KB' } as const;

function weight(
  webRoot: string,
  { file, limitKb }: (typeof PAGES)[number],
): Pick<Figure, 'value' | 'atMost'> {
  const html = readFileSync(join(webRoot, file), 'utf8');
  const parts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, part = '']) => part);
  const bytes = [file, ...parts].map(
    (part) => gzipSync(readFileSync(join(webRoot, part)), { level: 9 }).length,
  );
  return { value: bytes.reduce((sum, one) => sum + one, 0) / 1024, atMost: limitKb };
}

/** From the navigation's start to the frame that shows the score. */
async function firstScoreMs(browser: Browser, url: string, score: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SHARE });
    await page.addInitScript((selector) => {
      const look = () => {
        if (document.querySelector(selector) === null) requestAnimationFrame(look);
        else requestAnimationFrame(() => Object.assign(window, { firstScoreMs: performance.now() }));
      };
      requestAnimationFrame(look);
    }, score);
    await page.goto(url, { waitUntil: 'commit' });
    const handle = await page.waitForFunction(() => (window as { firstScoreMs?: number }).firstScoreMs);
    return (await handle.jsonValue()) as number;
  } finally {
    await context.close();
  }
}
