/** The pages at that moment, from a real server in Chromium: as pictures, and what they show. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { startServer } from '../../src/server/server.ts';
import { storedEvents } from '../server/played-game.ts';
import { keyed, testKey } from '../server/test-key.ts';
import { picturedMoment } from './moment.ts';
import { bestPlayOfYahtzee, sampleEvents } from './sample-events.ts';
import { type Shows, showsOf } from './shows.ts';

interface PictureWanted {
  readonly name: string;
  readonly path: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
  /** Of the page; left out: all that is seen of it. */
  readonly part?: string;
}

export const PICTURES = [
  { name: 'cabinet.png', path: '/cabinet', size: { width: 1280, height: 800 }, scale: 1 },
  { name: 'tv.png', path: '/tv', size: { width: 1280, height: 720 }, scale: 1 },
  { name: 'phone.png', path: '/', size: { width: 390, height: 844 }, scale: 2 },
  { name: 'odds.png', path: '/tv', size: { width: 1280, height: 720 }, scale: 1, part: '.tv-stage' },
  { name: 'analysis.png', path: '/game/1', size: { width: 1100, height: 900 }, scale: 1, part: '.analysis' },
] as const satisfies readonly PictureWanted[];

export interface Picture {
  readonly name: string;
  readonly png: Buffer;
  readonly shows: Shows;
}

export const hashOf = (png: Uint8Array): string => createHash('sha256').update(png).digest('hex');

/** `webRoot`: the built pages. */
export async function picturesOfPages(browser: Browser, webRoot: string): Promise<readonly Picture[]> {
  const rig = await picturedMoment();
  const dataDir = mkdtempSync(join(tmpdir(), 'dicetable-pictures-'));
  const cabinetKey = testKey();
  const nothing = () => {};
  const bestPlay = bestPlayOfYahtzee();
  const server = await startServer({
    version: '1.2.3',
    ...{ host: '127.0.0.1', port: 0, webRoot, dataDir, allowedHosts: [], publicUrl: 'http://dicetable' },
    ...{ openCabinet: false, cabinetKey, emulated: true, wallClock: new SystemClock() },
    control: {
      press: nothing,
      release: nothing,
      door: nothing,
      key: nothing,
      name: nothing,
      rehearse: nothing,
      dice: nothing,
    },
    log: { info: nothing, warn: nothing, error: nothing },
    history: memoryJournal(storedEvents(sampleEvents())),
    review: bestPlay.review,
  });
  try {
    const view = rig.view();
    const seq = server.publish({ ...view, odds: view.game && bestPlay.oddsOf(view.game) });
    const pictures: Picture[] = [];
    for (const { name, path, size, scale, part } of PICTURES as readonly PictureWanted[]) {
      const context = await browser.newContext({
        viewport: size,
        deviceScaleFactor: scale,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        locale: 'en-GB',
      });
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${server.port}${keyed(path, cabinetKey.text)}`);
      if (path === '/game/1') await page.waitForSelector('.analysis table');
      else await page.waitForFunction((wanted) => document.documentElement.dataset.seq === `${wanted}`, seq);
      // Asked for after the page has come.
      if (path === '/tv')
        await Promise.all(['.odds', '.tv-follow .qr'].map((part) => page.waitForSelector(part)));
      await page.evaluate(() => document.fonts.ready);
      const how = { animations: 'disabled', caret: 'hide' } as const;
      const png = await (part === undefined
        ? page.screenshot(how)
        : page.locator(part).first().screenshot(how));
      pictures.push({ name, png, shows: await showsOf(page) });
      await context.close();
    }
    return pictures;
  } finally {
    await server.close();
    await rig.close();
    rmSync(dataDir, { recursive: true });
  }
}
