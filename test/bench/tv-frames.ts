/**
 * How smoothly the TV page moves on a quarter of this computer's speed, on an evening with screens between games, a game of six
 * and one of Farkle: each frame's distance from the one before, and every task that keeps the page from drawing. A TV has a chip
 * that puts the picture together; here the same two cores do, so a task's own time is told beside that of the clock.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { replay } from '../../src/game/index.ts';
import { type MemoryJournal, memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { startServer } from '../../src/server/server.ts';
import { launchChromium } from '../browser/chromium.ts';
import { LAYOUT_MOMENTS, LONG_NAMES } from '../pictures/layout-moments.ts';
import { playGame } from '../server/played-game.ts';
import { type Report, summarise } from './figures.ts';
import { type OwnTime, ownTimes } from './own-times.ts';
import { EVENING_PARTS, evening, type Onlooker } from './tv-evening.ts';

const CPU_SHARE = 4;
/** Of a screen of 60 Hz, with room for one that is drawn a little late. */
const FRAME_MS = 17.5;
const LONG_TASK_MS = 50;

/** A frame's distance from the one before, or the length of a task. */
interface Seen {
  readonly part: string;
  readonly ms: number;
}

interface SeenAll {
  readonly frames: readonly Seen[];
  readonly tasks: readonly Seen[];
}

/** `seconds`: the screens between games are looked at for five times, the end for so long and a quarter more. */
export async function tvFrames(seconds: number): Promise<Report> {
  const webRoot = mkdtempSync(join(tmpdir(), 'dicetable-frames-'));
  await build({ configFile: 'web/vite.config.ts', logLevel: 'error', build: { outDir: webRoot } });
  const journal = await playedBefore();
  const nothing = () => {};
  const silent = { press: nothing, release: nothing, door: nothing, key: nothing, name: nothing };
  const server = await startServer({
    version: '1.2.3',
    ...{ host: '127.0.0.1', port: 0, webRoot, allowedHosts: [], publicUrl: 'http://192.168.178.123:8080' },
    ...{ openCabinet: false, emulated: true, wallClock: new SystemClock(), history: journal },
    control: { ...silent, rehearse: nothing, dice: nothing },
    log: { info: nothing, warn: nothing, error: nothing },
  });
  const browser = await launchChromium(true);
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    const devTools = await page.context().newCDPSession(page);
    server.publish(LAYOUT_MOMENTS.attract());
    await page.goto(`http://127.0.0.1:${server.port}/tv`);
    await page.locator('.tv-attract').waitFor();
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SHARE });
    await page.evaluate(look);
    const onlooker: Onlooker = {
      publish: (view) => server.publish(view),
      mark: (part) => page.evaluate(mark, part),
      // By nothing else: what looks for elements here is itself compiled in the page, which takes long.
      sees: async (stage) => {
        const shown = await page.evaluate(() => document.querySelector<HTMLElement>('.tv')?.dataset.stage);
        if (shown !== stage) throw new Error(`The TV shows ${shown}, not ${stage}.`);
      },
      attract: () => page.waitForTimeout(5000 * seconds),
      overMs: 1250 * seconds,
    };
    // The second time as on any evening; the first time browsers also look for fonts and compile what draws.
    await evening(journal, onlooker);
    const first = await seenOn(page);
    const own = await ownTimes(devTools, () => evening(journal, onlooker));
    const { frames, tasks } = await seenOn(page);
    const { median, p99, worst } = summarise(frames.map(({ ms }) => ms));
    const wall = { wall: true, unit: 'ms' } as const;
    const processor = { ...wall, processor: true } as const;
    const longest = (of: readonly Seen[]) => Math.max(0, ...of.map(({ ms }) => ms));
    return {
      title: 'TV page at 1920 × 1080, CPU ÷ 4',
      runs: [],
      figures: [
        { ...wall, name: 'from frame to frame, median', value: median, atMost: FRAME_MS },
        { ...wall, name: 'from frame to frame, p99', value: p99 },
        { ...wall, name: 'from frame to frame, worst', value: worst },
        { ...processor, name: 'longest task', value: longest(own), atMost: LONG_TASK_MS, ...whyLong(own) },
        {
          ...{ ...processor, name: 'longest task, collections left out' },
          ...{ value: longest(withoutCollections(own)), atMost: LONG_TASK_MS },
        },
        ...EVENING_PARTS.map((name) => ({
          ...{ ...processor, name: `longest task, ${name}` },
          value: longest(own.filter(({ part }) => part === name)),
        })),
        { ...wall, name: 'longest task, others served meanwhile', value: longest(tasks) },
        { ...wall, name: 'longest task, all shown for the first time', value: longest(first.tasks) },
        {
          name: `tasks of ${LONG_TASK_MS} ms or more by the clock`,
          unit: '',
          wall: true,
          value: tasks.length,
        },
      ],
    };
  } finally {
    await browser.close();
    await server.close();
    rmSync(webRoot, { recursive: true });
  }
}

function withoutCollections(tasks: readonly OwnTime[]): readonly Seen[] {
  return tasks.map(({ part, ms, collectingMs }) => ({ part, ms: ms - collectingMs }));
}

/** Nothing, where the page itself took so long. */
function whyLong(tasks: readonly OwnTime[]): { readonly because?: string } {
  const long = tasks.filter(({ ms }) => ms > LONG_TASK_MS);
  const own = withoutCollections(long).filter(({ ms }) => ms > LONG_TASK_MS);
  const [worst] = long.toSorted((a, b) => b.ms - a.ms);
  if (worst === undefined || own.length > 0) return {};
  const { ms, collectingMs } = worst;
  return { because: `V8 collects garbage for ${collectingMs.toFixed(0)} of its ${ms.toFixed(0)} ms` };
}

/** A journal with games of both families. */
async function playedBefore(): Promise<MemoryJournal> {
  const journal = memoryJournal();
  const yahtzee = playGame('yahtzee', LONG_NAMES.slice(0, 6));
  await journal.append(yahtzee);
  await journal.append(playGame('farkle', LONG_NAMES.slice(0, 4), undefined, replay(yahtzee)));
  return journal;
}

/** In the page: notes frames and long tasks, each in the part of the evening in which it began. */
function look(): void {
  const seen = { frames: [] as Seen[], tasks: [] as Seen[] };
  /** From when on which part is shown; '' is none. */
  const marks = [{ part: '', fromMs: 0 }];
  const note = (list: Seen[], startMs: number, ms: number) => {
    const part = marks.findLast(({ fromMs }) => fromMs <= startMs)?.part ?? '';
    if (part !== '') list.push({ part, ms });
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) note(seen.tasks, startTime, duration);
  }).observe({ type: 'longtask' });
  let beforeMs = performance.now();
  const next = (nowMs: number) => {
    note(seen.frames, beforeMs, nowMs - beforeMs);
    beforeMs = nowMs;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  Object.assign(window, { seen, marks });
}

function mark(part: string | undefined): void {
  const { marks } = window as unknown as { marks: { part: string; fromMs: number }[] };
  marks.push({ part: part ?? '', fromMs: performance.now() });
  performance.mark(`part ${part ?? ''}`);
}

/** Since it was asked last. */
function seenOn(page: Page): Promise<SeenAll> {
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: { frames: Seen[]; tasks: Seen[] } };
    return { frames: seen.frames.splice(0), tasks: seen.tasks.splice(0) };
  });
}
