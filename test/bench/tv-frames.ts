/**
 * How smoothly the TV page moves on a quarter of this computer's speed: dice tumble, points fly, a lead is told and a game
 * ends; each frame's distance from the one before, and every task that keeps the page from drawing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { launchChromium } from '../browser/chromium.ts';
import { LAYOUT_MOMENTS, layoutServer } from '../pictures/layout-moments.ts';
import { type Report, summarise } from './figures.ts';

const CPU_SHARE = 4;
/** Of a screen of 60 Hz, with room for one that is drawn a little late. */
const FRAME_MS = 17.5;
const LONG_TASK_MS = 50;
/** What is shown one after the other, as a game goes. */
const SHOWN = ['six', 'scored', 'six', 'scratch', 'tense', 'farkle', 'farkled', 'over'] as const;

interface Seen {
  readonly frames: readonly number[];
  readonly tasks: readonly number[];
}

/** Each moment is looked at for so many seconds. */
export async function tvFrames(seconds: number): Promise<Report> {
  const webRoot = mkdtempSync(join(tmpdir(), 'dicetable-frames-'));
  await build({ configFile: 'web/vite.config.ts', logLevel: 'error', build: { outDir: webRoot } });
  const { server } = await layoutServer(webRoot);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    const devTools = await page.context().newCDPSession(page);
    server.publish(LAYOUT_MOMENTS.two?.() as never);
    await page.goto(`http://127.0.0.1:${server.port}/tv`);
    await page.locator('.tv-play').waitFor();
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SHARE });
    await page.evaluate(() => {
      const frames: number[] = [];
      const tasks: number[] = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
      let before = performance.now();
      const look = (nowMs: number) => {
        frames.push(nowMs - before);
        before = nowMs;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { seen: { frames, tasks } });
    });
    const showAll = async (): Promise<Seen> => {
      for (const name of SHOWN) {
        server.publish(LAYOUT_MOMENTS[name]?.() as never);
        await page.waitForTimeout(1000 * seconds);
      }
      return page.evaluate(() => {
        const { seen } = window as unknown as { seen: { frames: number[]; tasks: number[] } };
        return { frames: seen.frames.splice(0), tasks: seen.tasks.splice(0) };
      });
    };
    // The second time as on an evening; the first time browsers also look for fonts and compile what draws.
    const first = await showAll();
    const { frames, tasks } = await showAll();
    // The first one is the wait for it.
    const { median, p99, worst } = summarise(frames.slice(1));
    const wall = { wall: true, unit: 'ms' } as const;
    return {
      title: 'TV page at 1920 × 1080, CPU ÷ 4',
      runs: [],
      figures: [
        { ...wall, name: 'from frame to frame, median', value: median, atMost: FRAME_MS },
        { ...wall, name: 'from frame to frame, p99', value: p99 },
        { ...wall, name: 'from frame to frame, worst', value: worst },
        { ...wall, name: 'longest task', value: Math.max(0, ...tasks), atMost: LONG_TASK_MS },
        { ...wall, name: 'longest task, all shown for the first time', value: Math.max(0, ...first.tasks) },
        { name: `tasks of ${LONG_TASK_MS} ms or more`, unit: '', wall: true, value: tasks.length },
      ],
    };
  } finally {
    await browser.close();
    await server.close();
    rmSync(webRoot, { recursive: true });
  }
}
